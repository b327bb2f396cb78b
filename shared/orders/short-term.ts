import { type AirportTime, addDays } from '#shared/calendar-date.ts';

const LAST_SHORT_TERM_HOUR_TOMORROW = 11;
const FIRST_EVENING_HOUR = 18;

/**
 * Whether a service is so near that the visitor is asked to call: today, or tomorrow at hour 11 or earlier
 * when it is now 18 or later. Source: public specification, section 9; docs/decisions.md.
 * @param service when the service begins, airport time
 * @param now what the airport's clock shows
 */
export const isShortTerm = (service: AirportTime, now: AirportTime): boolean =>
  service.date === now.date ||
  (service.date === addDays(now.date, 1) &&
    service.hours <= LAST_SHORT_TERM_HOUR_TOMORROW &&
    now.hours >= FIRST_EVENING_HOUR);
