import type { AssignedEmployee, JobRow } from '#shared/jobs/job-row.ts';

type SheetJob = Pick<JobRow, '_id' | 'is_sealed' | 'employees'>;

/** What one employee takes along: the own jobs. Without an employee, the jobs that nobody has yet. */
export type JobSheet<J> = { readonly employee: AssignedEmployee | undefined; readonly jobs: readonly J[] };

/** Last name first, as lists of people are kept. */
export const listName = ({ first_name, last_name }: AssignedEmployee): string =>
  [last_name, first_name].filter(Boolean).join(', ');

/**
 * One sheet per employee by last and first name, and one of the jobs without employees at the end; a cancelled job is
 * on none. Jobs keep their order.
 * @param employeeId the only employee whose sheet is wanted; its colleagues on the same jobs get none then
 */
export const jobSheets = <J extends SheetJob>(jobs: readonly J[], employeeId?: string): JobSheet<J>[] => {
  const live = jobs.filter(({ is_sealed }) => !is_sealed);
  const employees = new Map(live.flatMap((job) => job.employees.map((one) => [one._id, one] as const)));
  const sheets: JobSheet<J>[] = [...employees.values()]
    .filter(({ _id }) => employeeId === undefined || _id === employeeId)
    .toSorted((a, b) => listName(a).localeCompare(listName(b), 'de') || a._id.localeCompare(b._id))
    .map((employee) => ({
      employee,
      jobs: live.filter((job) => job.employees.some(({ _id }) => _id === employee._id)),
    }));
  const open = live.filter((job) => job.employees.length === 0);
  return employeeId === undefined && open.length > 0
    ? [...sheets, { employee: undefined, jobs: open }]
    : sheets;
};
