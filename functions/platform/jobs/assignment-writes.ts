import { countAssignment } from '#functions/platform/data/employee.ts';
import { changeEmployeeDay } from '#functions/platform/data/employee-day.ts';
import { changeJob } from '#functions/platform/data/job.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { Situation } from '#functions/platform/jobs/assignment-situation.ts';
import { announceToEmployees } from '#functions/platform/mail/announce-to-employees.ts';
import { assignmentNews } from '#shared/employees/assignment-news.ts';
import type { Employee } from '#shared/employees/employee.ts';
import { jobsOfDayAfter } from '#shared/employees/employee-days-after.ts';
import { employeesOf, type JobChange } from '#shared/employees/job-change.ts';
import { isToBeChecked } from '#shared/employees/weighty-change.ts';

/** Those whose suitability decides whether the changes are good. */
const checkedIn = (employees: Situation['employees'], changes: readonly JobChange[]): Employee[] => {
  const ids = changes.flatMap((change) => employeesOf(change).filter((id) => isToBeChecked(change, id)));
  return [...new Set(ids)].flatMap((id) => employees.get(id) ?? []);
};

/** The writes of changed jobs, of their employees' days, and of what these are told. */
export const assignmentWrites = (
  { jobMinutes, employees, days }: Situation,
  changes: readonly JobChange[],
  now: Date,
): Write[] => [
  ...changes.map(({ before, after }) => changeJob(before, after)),
  ...days.flatMap(({ name, stored }) => {
    const job_ids = jobsOfDayAfter(name, stored?.job_ids ?? [], changes, jobMinutes);
    return job_ids ? [changeEmployeeDay(name, stored, job_ids)] : [];
  }),
  ...checkedIn(employees, changes).map(countAssignment),
  ...announceToEmployees(assignmentNews(changes, employees, { jobMinutes, now }), now),
];
