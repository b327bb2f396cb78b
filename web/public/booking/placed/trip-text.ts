import type { SiteLanguage } from '#shared/languages.ts';
import { formatWhen } from '#web/common/formats.ts';
import type { BookedOrder } from '#web/public/booking/placed/use-booking.ts';
import type { TextOf } from '#web/public/language/texts.ts';

/** `Arrival, Frankfurt`; empty until both are known. */
export const tripText = ({ travelType, airport }: BookedOrder, t: TextOf): string =>
  travelType && airport
    ? t('book.summary.trip', { type: t(`travel_type.${travelType}`), airport: t(`airport.${airport}`) })
    : '';

/** Date and time of the service at the airport; empty until both are known. */
export const whenText = ({ date, hours, minutes }: BookedOrder, language: SiteLanguage): string =>
  date !== undefined && hours !== undefined && minutes !== undefined
    ? formatWhen({ date, hours, minutes }, language)
    : '';
