import { type AirportTime, clockText } from '#shared/calendar-date.ts';
import { isShortTerm } from '#shared/orders/short-term.ts';
import { useAirports } from '#web/common/reference-data.ts';
import { changeTravel } from '#web/public/booking/draft/draft-changes.ts';
import { changeDraft, useDraft } from '#web/public/booking/draft/draft-store.ts';
import { Box } from '#web/public/booking/steps/box.tsx';
import { TimeField } from '#web/public/booking/travel/time-field.tsx';
import { Alert } from '#web/public/controls/alert.tsx';
import { DateField } from '#web/public/controls/calendar/date-field.tsx';
import { useTexts } from '#web/public/language/texts.ts';

/** Asks to call when the service is near (public specification, section 9). */
const ShortTermNotice = ({ now }: { now: AirportTime }) => {
  const { t, language } = useTexts();
  const { airport, date, hours, minutes } = useDraft();
  const phone = useAirports(language).data?.find(({ _id }) => _id === (airport ?? 1))?.phone;
  const isChosen = date !== undefined && hours !== undefined && minutes !== undefined;
  if (!isChosen || !isShortTerm({ date, hours, minutes }, now)) return null;
  return (
    <Alert kind="attention">
      <b>{t('book.travel.short_term.title')}</b>{' '}
      {t(date === now.date ? 'book.travel.short_term.today' : 'book.travel.short_term.tomorrow')}{' '}
      {phone && (
        <a href={`tel:${phone.replace(/\s/g, '')}`}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
    </Alert>
  );
};

/** Date and time of the service, airport time. */
export const WhenBox = ({ now }: { now: AirportTime }) => {
  const { t } = useTexts();
  const { date } = useDraft();
  return (
    <Box title={t('book.travel.when')}>
      <div className="when">
        <DateField
          name="date"
          label={t('book.travel.date')}
          value={date}
          least={now.date}
          onChange={(chosen) => changeDraft((draft) => changeTravel(draft, { date: chosen }))}
        />
        <div>
          <TimeField />
          <p className="clock">
            <b>{clockText(now)}</b>
            <span>{t(date === now.date ? 'book.travel.now_today' : 'book.travel.now')}</span>
          </p>
          <ShortTermNotice now={now} />
        </div>
      </div>
    </Box>
  );
};
