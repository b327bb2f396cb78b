import type { Employee } from '#shared/employees/employee.ts';
import { jobSpan } from '#shared/employees/job-span.ts';
import { REST_MS, workingDayOf } from '#shared/employees/rest.ts';
import { type BarRow, barRow } from '#shared/jobs/day-board.ts';
import type { BoardJob } from '#shared/jobs/day-board-api.ts';
import type { DayScale } from '#shared/jobs/day-scale.ts';

const HOUR_MINUTES = 60;
const MINUTE_MS = 60_000;

/** An employee's row of the day board. */
export type BoardPerson = {
  readonly employee: Employee;
  readonly row: BarRow<BoardJob>;
  /** Until when the evening before, and from when the morning after, ask for rest; in minutes of the day. */
  readonly rest: { readonly until: number | undefined; readonly from: number | undefined };
  /** What the employee has to do on the day; what is cancelled counts for nothing. */
  readonly load: { readonly jobs: number; readonly minutes: number };
};

/** How many employees a job still waits for: one, and its extra ones, less those who are on it. */
export const openPlaces = ({
  is_sealed,
  extra_employee,
  employee_ids,
}: Pick<BoardJob, 'is_sealed' | 'extra_employee' | 'employee_ids'>): number =>
  is_sealed ? 0 : Math.max(0, 1 + extra_employee - employee_ids.length);

/** The rest that the jobs of the day before and of the day after ask for, as far as it reaches into the day. */
const restOf = (known: readonly BoardJob[], scale: DayScale, jobMinutes: number): BoardPerson['rest'] => {
  const shifts = known
    .filter(({ is_sealed }) => !is_sealed)
    .map((job) => jobSpan(job, jobMinutes))
    .map((span) => ({ ...span, day: workingDayOf(span.start) }));
  const before = shifts.filter(({ day }) => day < scale.date);
  const after = shifts.filter(({ day }) => day > scale.date);
  const minuteOf = (instant: number): number => (instant - scale.startsAt) / MINUTE_MS;
  const until = minuteOf(Math.max(...before.map(({ end }) => end + REST_MS)));
  const from = minuteOf(Math.min(...after.map(({ start }) => start - REST_MS)));
  return { until: until > 0 ? until : undefined, from: from < scale.minutes ? from : undefined };
};

/** The rows of the day board in the order of its employees. */
export const boardPeople = (
  employees: readonly Employee[],
  jobs: readonly BoardJob[],
  scale: DayScale,
  jobMinutes: number,
): BoardPerson[] => {
  const byEmployee = new Map<string, BoardJob[]>();
  for (const job of jobs) {
    for (const id of job.employee_ids) byEmployee.set(id, [...(byEmployee.get(id) ?? []), job]);
  }
  return employees.map((employee) => {
    const known = byEmployee.get(employee._id) ?? [];
    const due = known.filter(({ date, is_sealed }) => date === scale.date && !is_sealed);
    const minutes = due.reduce((sum, job) => sum + jobMinutes + job.extra_hours * HOUR_MINUTES, 0);
    return {
      employee,
      row: barRow(known, scale, jobMinutes),
      rest: restOf(known, scale, jobMinutes),
      load: { jobs: due.length, minutes },
    };
  });
};
