import { airportTime } from '#shared/calendar-date.ts';
import { formatWhen } from '#web/common/formats.ts';
import type { Booking } from '#web/public/booking/placed/use-booking.ts';
import { useTexts } from '#web/public/language/texts.ts';

/** The way to another card, for as long as the booking is kept for its client. */
export const PayAgain = ({ booking: { pay_until, payment_link } }: { booking: Booking }) => {
  const { t, language } = useTexts();
  if (!pay_until || !payment_link) return null;
  const until = formatWhen(airportTime(new Date(pay_until)), language);
  return (
    <>
      <p>{t('booking.pay_again.until', { until })}</p>
      <a className="button button-sign" href={payment_link}>
        {t('booking.pay_again')}
      </a>
    </>
  );
};
