import * as z from 'zod/mini';
import { employeesOf, isToBeChecked, type JobChange } from '#shared/employees/job-change.ts';
import { daysAroundSpan, daysOfSpan, jobSpan } from '#shared/employees/job-span.ts';
import { calendarDate } from '#shared/schemas.ts';

/**
 * The jobs of which an employee has a part on a day, sealed ones too. Whoever puts somebody on a job, or moves a job,
 * changes the items of all its days: of two who do so at the same moment only one can.
 */
export const employeeDay = z.object({
  employee_id: z.string(),
  date: calendarDate,
  job_ids: z.array(z.string()),
  version: z.int(),
});
export type EmployeeDay = z.infer<typeof employeeDay>;
export type DayName = Pick<EmployeeDay, 'employee_id' | 'date'>;

/** The days on which changes of jobs are decided, of everybody who is on them: those of the jobs and those around. */
export const daysAroundChanges = (changes: readonly JobChange[], jobMinutes: number): DayName[] => {
  const days = new Map<string, DayName>();
  for (const change of changes) {
    for (const job of [change.before, change.after]) {
      for (const date of daysAroundSpan(jobSpan(job, jobMinutes))) {
        for (const employee_id of employeesOf(change))
          days.set(`${employee_id}#${date}`, { employee_id, date });
      }
    }
  }
  return [...days.values()];
};

/**
 * The jobs of an employee's day after some changes; undefined where the day need not be written.
 * @param stored those before
 */
export const jobsOfDayAfter = (
  { employee_id, date }: DayName,
  stored: readonly string[],
  changes: readonly JobChange[],
  jobMinutes: number,
): string[] | undefined => {
  const onDay = changes.filter(
    ({ after }) =>
      (after.employee_ids ?? []).includes(employee_id) &&
      daysOfSpan(jobSpan(after, jobMinutes)).includes(date),
  );
  const kept = stored.filter((id) => !changes.some(({ before }) => before._id === id));
  const next = [...kept, ...onDay.map(({ after }) => after._id)].toSorted();
  const isSame = JSON.stringify(next) === JSON.stringify(stored.toSorted());
  return isSame && !onDay.some((change) => isToBeChecked(change, employee_id)) ? undefined : next;
};
