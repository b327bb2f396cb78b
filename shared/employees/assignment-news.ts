import type { EmployeeNews } from '#shared/emails/announcement.ts';
import { isBusyWith } from '#shared/employees/assignable-job.ts';
import type { Employee } from '#shared/employees/employee.ts';
import { employeesOf, type JobChange } from '#shared/employees/job-change.ts';
import { jobSpan } from '#shared/employees/job-span.ts';
import { isTold } from '#shared/employees/weighty-change.ts';

const kindOf = (change: JobChange, employee: string): EmployeeNews['template'] | undefined => {
  const [was, is] = [isBusyWith(change.before, employee), isBusyWith(change.after, employee)];
  if (was !== is) return is ? 'employee_assigned' : 'employee_released';
  return is && isTold(change) ? 'employee_moved' : undefined;
};

const hasMoved = ({ before, after }: JobChange): boolean =>
  before.date !== after.date || before.hours !== after.hours || before.minutes !== after.minutes;

/**
 * What the employees of some jobs are told of their changes: that they are assigned, that the job has moved or changed,
 * or that they are released, also because it was cancelled. Of what is over nobody is told, and nobody without an
 * address.
 */
export const assignmentNews = (
  changes: readonly JobChange[],
  employees: ReadonlyMap<string, Employee>,
  { jobMinutes, now }: { readonly jobMinutes: number; readonly now: Date },
): EmployeeNews[] => {
  const isOver = ({ before, after }: JobChange): boolean =>
    [before, after].every((job) => jobSpan(job, jobMinutes).end <= now.getTime());
  return changes
    .filter((change) => !isOver(change))
    .flatMap((change) =>
      employeesOf(change).flatMap((employee_id): EmployeeNews[] => {
        const template = kindOf(change, employee_id);
        if (!template || !employees.get(employee_id)?.email) return [];
        const { _id: job_id, date, hours, minutes, version } = change.before;
        const was = template === 'employee_moved' && hasMoved(change) ? { date, hours, minutes } : undefined;
        return [{ template, employee_id, job_id, sequence: version + 1, ...(was && { was }) }];
      }),
    );
};
