import IconCheck from '@tabler/icons-react/icons/IconCheck';
import { TRAVEL_TYPES } from '#shared/catalogue/travel-types.ts';
import { changeTravel } from '#web/public/booking/draft/draft-changes.ts';
import { changeDraft, useDraft } from '#web/public/booking/draft/draft-store.ts';
import { ChoiceGroup } from '#web/public/booking/form/choice-group.tsx';
import { GateBadge } from '#web/public/booking/steps/gate-badge.tsx';
import { Icon } from '#web/public/controls/icon.tsx';
import { useTexts } from '#web/public/language/texts.ts';

/** Arrival, departure or change, each with its line. */
export const JourneyBox = () => {
  const { t } = useTexts();
  const draft = useDraft();
  return (
    <div className="box">
      <ChoiceGroup name="travelType" legend={t('book.travel.type')} className="journeys">
        {TRAVEL_TYPES.map((type) => (
          <label className="choice journey" key={type}>
            <input
              type="radio"
              name="travelType"
              value={type}
              checked={draft.travelType === type}
              onChange={() => changeDraft((now) => changeTravel(now, { travelType: type }))}
            />
            <span className="journey-name">
              <GateBadge type={type} />
              {t(`travel_type.${type}`)}
            </span>
            <i className="mark mark-round" aria-hidden="true">
              <Icon of={IconCheck} size={18} />
            </i>
            <span className="journey-line">
              <span>{t(`book.travel.type.${type}.from`)}</span>
              <span className="reading-aid"> – </span>
              <span>{t(`book.travel.type.${type}.to`)}</span>
            </span>
          </label>
        ))}
      </ChoiceGroup>
    </div>
  );
};
