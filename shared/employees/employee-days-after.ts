import { daysAroundSpan, daysOfSpan } from '#shared/employees/days-of-span.ts';
import type { DayName } from '#shared/employees/employee-day.ts';
import { employeesOf, type JobChange } from '#shared/employees/job-change.ts';
import { jobSpan } from '#shared/employees/job-span.ts';
import { isToBeChecked } from '#shared/employees/weighty-change.ts';

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
