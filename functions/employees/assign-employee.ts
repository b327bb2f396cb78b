import { noteInHistory } from '#functions/platform/data/order-history.ts';
import { againWhenChanged, save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { readSituation, type Situation } from '#functions/platform/jobs/assignment-situation.ts';
import { assignmentWrites } from '#functions/platform/jobs/assignment-writes.ts';
import { jobRow } from '#functions/platform/jobs/job-rows.ts';
import { loadJob } from '#functions/platform/jobs/load-job.ts';
import { DomainError } from '#shared/domain-error.ts';
import { assignable } from '#shared/employees/assignable-job.ts';
import type { AssignmentCheck } from '#shared/employees/assignment-answer.ts';
import { assignmentRefused } from '#shared/employees/assignment-refusal.ts';
import { assignmentCheck } from '#shared/employees/assignment-rules.ts';
import type { Employee } from '#shared/employees/employee.ts';
import type { EmployeesApi } from '#shared/employees/employees-api.ts';
import type { JobChange } from '#shared/employees/job-change.ts';
import { nameOf } from '#shared/employees/misfit.ts';
import type { Job } from '#shared/jobs/job.ts';
import { actorOf } from '#shared/orders/order-history.ts';

type Key = 'POST /api/employees/assignEmployee';
type Assign = Request<Key, EmployeesApi[Key]>;

/** Many dispatchers may put one employee on jobs of one day at the same moment. */
const MOST_TRIES = 10;

const withEmployee = (job: Job, id: string): JobChange => ({
  before: job,
  after: { ...job, employee_ids: [...(job.employee_ids ?? []), id] },
});

const employeeIn = ({ employees }: Situation, id: string): Employee => {
  const employee = employees.get(id);
  if (employee) return employee;
  const message = 'There is no such employee.';
  throw new DomainError('not_found', message, { fields: { employee_id: { code: 'unknown', message } } });
};

const demandFit = (job: Job, employee: Employee, { jobs, jobMinutes }: Situation): AssignmentCheck => {
  const check = assignmentCheck(assignable(job), employee, jobs, { jobMinutes });
  const [refusal] = check.refusals;
  if (refusal) throw assignmentRefused({ job, employee, refusal });
  return check;
};

/**
 * Puts an employee on a job: job, days of the employee, history and mail in one transaction. Of two dispatchers who want
 * the same employee for jobs that overlap one does it, and the other is told what the employee does then. With warnings
 * and `isConfirmed: false` nothing is stored; a program that knows of no warnings leaves it out, and stores.
 * @throws DomainError `not_allowed` with the reason at `employee_id`; `not_found` for an unknown job or employee, also for
 * a job that the caller may not see
 */
export const assignEmployee = async ({ body, caller, now }: Assign) => {
  const { employee_id, jobs_id, isConfirmed } = body.employeeToJob;
  return againWhenChanged(
    async () => {
      const { job, order } = await loadJob(jobs_id, caller, now);
      const change = withEmployee(job, employee_id);
      const situation = await readSituation([change]);
      const employee = employeeIn(situation, employee_id);
      const { warnings } = demandFit(job, employee, situation);
      if (isConfirmed === false && warnings.length > 0) {
        return { success: false, warnings, row: await jobRow(job, caller.role, [order]) };
      }
      const note = `${job._id}: ${nameOf(employee)}`;
      await save(
        ...assignmentWrites(situation, [change], now),
        noteInHistory(order, { by: actorOf(caller.user), action: 'assign', note }, now),
      );
      const saved = { ...change.after, version: job.version + 1 };
      return { success: true, warnings, row: await jobRow(saved, caller.role, [order]) };
    },
    { tries: MOST_TRIES },
  );
};
