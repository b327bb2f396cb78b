import type { CalendarDate } from '#shared/calendar-date.ts';
import { airportsInScope } from '#shared/users/airport-scope.ts';
import { type DayRange, defaultRange } from '#web/back-office/components/day-pager/day-range.ts';
import { useTableFilter } from '#web/back-office/components/records/use-table-filter.ts';
import {
  type JobFilter,
  rangeOf,
  readFilter,
  readOwnFilter,
  writeFilter,
} from '#web/back-office/jobs/job-filter.ts';
import { FORM_PARAMETER, JOB_PARAMETER } from '#web/back-office/jobs/use-open-job.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';

const PANELS = [JOB_PARAMETER, FORM_PARAMETER];

/** The jobs screen's filter, page and order; they live in the address. */
export const useJobFilter = (today: CalendarDate) => {
  const user = useCurrentUser();
  const airports = airportsInScope(user);
  const isAdmin = user.role === 'admin';
  const isMunichOnly = !airports.includes(1);
  const preset: JobFilter = {
    ...defaultRange(today),
    airport: user.airport_id ?? 'both',
    // There are no porters in Munich (back-office specification, section 6).
    service: isAdmin && isMunichOnly ? 'assistant' : 'all',
    status: 'all',
    employee: '',
    agency: '',
    reference: '',
  };
  const table = useTableFilter({
    tableName: 'jobs',
    panels: PANELS,
    preset,
    read: isAdmin ? readFilter : readOwnFilter,
    write: writeFilter,
  });
  return {
    ...table,
    airports,
    today,
    range: rangeOf(table.filter, today),
    moveDays: (change: (range: DayRange) => DayRange): void =>
      table.setFilter((filter) => change(rangeOf(filter, today))),
    presetService: preset.service,
  };
};
export type JobFilterState = ReturnType<typeof useJobFilter>;
