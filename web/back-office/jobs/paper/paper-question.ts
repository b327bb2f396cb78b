import type { CalendarDate } from '#shared/calendar-date.ts';
import { type AirportId, isAirportId } from '#shared/catalogue/airport-ids.ts';
import { type DayRange, onlyDay, rangeProblem } from '#web/back-office/components/day-pager/day-range.ts';

/** Which jobs go on paper: one of them, or those of some days. */
export type PaperQuestion =
  | { readonly job: string }
  | {
      readonly job?: undefined;
      readonly range: DayRange;
      readonly airport: AirportId | undefined;
      readonly employee: string | undefined;
    };

/**
 * Reads an address: `?job=`, or `?date=` or `?from=&to=` with `airport` and `employee` where they are said. Days that
 * cannot be asked for are today's.
 */
export const paperQuestion = (search: URLSearchParams, today: CalendarDate): PaperQuestion => {
  const job = search.get('job');
  if (job) return { job };
  const from = search.get('date') ?? search.get('from') ?? '';
  const to = search.get('date') ?? search.get('to') ?? from;
  const airport = Number(search.get('airport'));
  return {
    range: rangeProblem(from, to) ? onlyDay(today) : { from, to },
    airport: isAirportId(airport) ? airport : undefined,
    employee: search.get('employee') || undefined,
  };
};
