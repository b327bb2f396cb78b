import { addDays, airportTime, type CalendarDate } from '#shared/calendar-date.ts';
import { type DayRange, isSameRange, rangeProblem } from '#web/back-office/components/day-pager/day-range.ts';

const DAYS_BACK = 30;

/** The last days up to today: what a log shows first. */
export const lastDays = (today: CalendarDate): DayRange => ({ from: addDays(today, -DAYS_BACK), to: today });

/** The days that an address names, or the preset's. */
export const rangeIn = (search: URLSearchParams, preset: DayRange): DayRange => {
  const from = search.get('from') ?? '';
  const to = search.get('to') ?? '';
  return rangeProblem(from, to) ? preset : { from, to };
};

/** Names days in an address; those of the preset are left out, so that "until today" stays until today. */
export const putRange = (search: URLSearchParams, range: DayRange, preset: DayRange): void => {
  if (isSameRange(range, preset)) return;
  search.set('from', range.from);
  search.set('to', range.to);
};

/** As long as the API takes it. */
const MAX_TEXT = 200;

/** A typed filter of an address; empty where there is none. */
export const textIn = (search: URLSearchParams, name: string): string =>
  search.get(name)?.slice(0, MAX_TEXT) ?? '';

/** A chosen filter of an address; empty where it names none of those known. */
export const choiceIn = <T extends string>(
  search: URLSearchParams,
  name: string,
  known: readonly T[],
): T | '' => known.find((value) => value === search.get(name)) ?? '';

/** The month (`YYYY-MM`) in which a moment lies on the airports' clock. */
export const monthOfInstant = (instant: string): string => airportTime(new Date(instant)).date.slice(0, 7);
