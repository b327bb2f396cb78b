import { addDays, type CalendarDate } from '#shared/calendar-date.ts';

const ENDS = ['from', 'to'] as const;
/** Up to a week from today. */
const NEAR_DAYS = Array.from({ length: 15 }, (_, place) => place - 7);
const RELATIVE = /^[+-]\d$/;

/**
 * Filters as they are kept on a device: a day up to a week from today is kept as what it was then, such as `+1` for
 * tomorrow, so that a desk which looks at tomorrow does so the next morning too. Days farther off stay themselves.
 */
export const keptDays = (search: URLSearchParams, today: CalendarDate): URLSearchParams => {
  const kept = new URLSearchParams(search);
  for (const end of ENDS) {
    const day = kept.get(end) ?? '';
    const days = NEAR_DAYS.find((offset) => addDays(today, offset) === day);
    if (days !== undefined) kept.set(end, days < 0 ? String(days) : `+${days}`);
  }
  return kept;
};

/** Kept filters with the days that they mean today. */
export const restoredDays = (kept: URLSearchParams, today: CalendarDate): URLSearchParams => {
  const search = new URLSearchParams(kept);
  for (const end of ENDS) {
    const day = search.get(end) ?? '';
    if (RELATIVE.test(day)) search.set(end, addDays(today, Number(day)));
  }
  return search;
};
