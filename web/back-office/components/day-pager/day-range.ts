import { addDays, type CalendarDate, isCalendarDate } from '#shared/calendar-date.ts';

/** Days of a list, both ends included. */
export type DayRange = { readonly from: CalendarDate; readonly to: CalendarDate };

/** The API answers at most this many days at once. */
export const MAX_DAYS = 92;

const DAYS_OF_A_WEEK = 7;
const DAYS_AHEAD = 3;

/** Today through 3 days ahead: what jobs and orders show first (back-office specification, section 9). */
export const defaultRange = (today: CalendarDate): DayRange => ({
  from: today,
  to: addDays(today, DAYS_AHEAD),
});

export const onlyDay = (day: CalendarDate): DayRange => ({ from: day, to: day });

/** Today plus 6 days (back-office specification, section 9). */
export const weekFrom = (today: CalendarDate): DayRange => ({
  from: today,
  to: addDays(today, DAYS_OF_A_WEEK - 1),
});

/** The same number of days, `days` later (earlier, when negative). */
export const moveRange = ({ from, to }: DayRange, days: number): DayRange => ({
  from: addDays(from, days),
  to: addDays(to, days),
});

export const isSameRange = (a: DayRange, b: DayRange): boolean => a.from === b.from && a.to === b.to;

/** Why these two days are no range that can be asked for; undefined when they are. */
export const rangeProblem = (
  from: string,
  to: string,
): 'incomplete' | 'reversed' | 'too_long' | undefined => {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return 'incomplete';
  if (to < from) return 'reversed';
  return to > addDays(from, MAX_DAYS - 1) ? 'too_long' : undefined;
};

/** The range with another first day; its last day moves only where it must. */
export const rangeFrom = (from: CalendarDate, { to }: DayRange): DayRange => {
  const problem = rangeProblem(from, to);
  if (problem === 'reversed') return { from, to: from };
  return { from, to: problem === 'too_long' ? addDays(from, MAX_DAYS - 1) : to };
};
