import type { Employee } from '#shared/employees/employee.ts';
import { type BarRow, barRow } from '#shared/jobs/day-board.ts';
import type { BoardJob } from '#shared/jobs/day-board-api.ts';
import type { DayScale } from '#shared/jobs/day-scale.ts';

const HOUR_MINUTES = 60;

/** An employee's row of the day board. */
export type BoardPerson = {
  readonly employee: Employee;
  /** All that is known of the employee's jobs, those of the days around too: what the rules look at. */
  readonly known: readonly BoardJob[];
  readonly row: BarRow<BoardJob>;
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
      known,
      row: barRow(known, scale, jobMinutes),
      load: { jobs: due.length, minutes },
    };
  });
};
