import { type AirportTime, clockText, instantOf, isCalendarDate } from '#shared/calendar-date.ts';
import { hasPorters, isAirportId } from '#shared/catalogue/airport-ids.ts';
import { TRAVEL_TYPES, type TravelType } from '#shared/catalogue/travel-types.ts';
import { SELECTED_SERVICES, type SelectedService, servicesOf } from '#shared/orders/booking.ts';
import type { BookingErrorCode, BookingProblem } from '#shared/orders/booking-errors.ts';

/** Step 1 as it may come from a screen or a program: anything can be missing or wrong. */
export type TravelInput = {
  readonly airport?: unknown;
  readonly travelType?: unknown;
  readonly date?: unknown;
  readonly time?: { readonly hours?: unknown; readonly minutes?: unknown } | null | undefined;
  readonly selected_service?: unknown;
};

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
const isOneOf = <T>(values: readonly T[], value: unknown): value is T => values.includes(value as T);
const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

const airportProblem = (airport: unknown): BookingErrorCode | undefined => {
  if (isEmpty(airport)) return 'airport.empty';
  return isAirportId(airport) ? undefined : 'airport.unsupported';
};

const serviceProblem = ({ airport, selected_service }: TravelInput): BookingErrorCode | undefined => {
  if (!isOneOf(SELECTED_SERVICES, selected_service)) return 'service.empty';
  return isPorterMissing(airport, selected_service) ? 'service.porter_unavailable' : undefined;
};

const isPorterMissing = (airport: unknown, selected: SelectedService): boolean =>
  isAirportId(airport) && !hasPorters(airport) && servicesOf(selected).includes('porter');

const dateProblem = (date: unknown, now: AirportTime): BookingErrorCode | undefined => {
  if (isEmpty(date)) return 'date.empty';
  if (typeof date !== 'string' || !isCalendarDate(date)) return 'date.invalid';
  return date < now.date ? 'date.past' : undefined;
};

const timeProblem = ({ date, time }: TravelInput, now: AirportTime): BookingErrorCode | undefined => {
  const { hours, minutes } = time ?? {};
  if (isEmpty(hours) || isEmpty(minutes)) return 'time.empty';
  if (!isWithin(hours, 23) || !isWithin(minutes, 59)) return 'time.invalid';
  if (typeof date !== 'string' || !isCalendarDate(date)) return undefined;
  // The spring night skips an hour: nobody can be met then.
  if (!instantOf({ date, hours, minutes })) return 'time.invalid';
  const isLater = clockText({ hours, minutes }) > clockText(now);
  return date === now.date && !isLater ? 'time.past' : undefined;
};

/**
 * Everything wrong with step 1, in the order of the screen; empty when it may be saved.
 * Source: public specification, section 5, "Travel details".
 * @param now what the airport's clock shows
 */
export const travelProblems = (input: TravelInput, now: AirportTime): BookingProblem[] => {
  const found: [field: string, code: BookingErrorCode | undefined][] = [
    ['airport', airportProblem(input.airport)],
    ['travelType', isOneOf<TravelType>(TRAVEL_TYPES, input.travelType) ? undefined : 'travelType.empty'],
    ['selected_service', serviceProblem(input)],
    ['date', dateProblem(input.date, now)],
    ['time', timeProblem(input, now)],
  ];
  return found.flatMap(([field, code]) => (code ? [{ field, code }] : []));
};
