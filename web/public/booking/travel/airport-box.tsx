import IconCheck from '@tabler/icons-react/icons/IconCheck';
import { AIRPORTS } from '#shared/catalogue/airport-ids.ts';
import { useAirports } from '#web/common/reference-data.ts';
import { changeTravel } from '#web/public/booking/draft/draft-changes.ts';
import { changeDraft, useDraft } from '#web/public/booking/draft/draft-store.ts';
import { ChoiceGroup } from '#web/public/booking/form/choice-group.tsx';
import { Icon } from '#web/public/controls/icon.tsx';
import { useTexts } from '#web/public/language/texts.ts';

/** The two airports with their services. */
export const AirportBox = () => {
  const { t, language } = useTexts();
  const draft = useDraft();
  const { data: named } = useAirports(language);
  return (
    <div className="box">
      <ChoiceGroup name="airport" legend={t('book.travel.airport')} className="airports">
        {AIRPORTS.map(({ _id, code }) => (
          <label className="choice airport" key={code}>
            <input
              type="radio"
              name="airport"
              value={_id}
              checked={draft.airport === _id}
              onChange={() => changeDraft((now) => changeTravel(now, { airport: _id }))}
            />
            <strong>{code}</strong>
            <span className="airport-words">
              <b>{named?.find((airport) => airport._id === _id)?.name ?? t(`airport.${_id}`)}</b>
              {t(`book.travel.airport.${_id}`)}
            </span>
            <i className="mark mark-round" aria-hidden="true">
              <Icon of={IconCheck} size={18} />
            </i>
          </label>
        ))}
      </ChoiceGroup>
    </div>
  );
};
