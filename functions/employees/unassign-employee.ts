import { noteInHistory } from '#functions/platform/data/order-history.ts';
import { againWhenChanged, save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { readSituation } from '#functions/platform/jobs/assignment-situation.ts';
import { assignmentWrites } from '#functions/platform/jobs/assignment-writes.ts';
import { loadJob } from '#functions/platform/jobs/load-job.ts';
import { DomainError } from '#shared/domain-error.ts';
import type { EmployeesApi } from '#shared/employees/employees-api.ts';
import { nameOf } from '#shared/employees/misfit.ts';
import type { Job } from '#shared/jobs/job.ts';
import { actorOf } from '#shared/orders/order-history.ts';
import { refuseWhenSealed } from '#shared/orders/seal.ts';

type Key = 'POST /api/employees/unAssignEmployee';
type Unassign = Request<Key, EmployeesApi[Key]>;

const MOST_TRIES = 10;

const refuseSealedJob = ({ status }: Job): void => {
  if (status !== 'cancelled') return;
  throw new DomainError('refused_transition', 'This job is cancelled. Please restore it first.');
};

/**
 * Takes an employee off a job, and so off its order, whose employees are those of its jobs. Who is not on it (any more)
 * is off it as well.
 * @throws DomainError `refused_transition` for what is sealed; `not_found`, also for a job that the caller may not see
 */
export const unassignEmployee = async ({ body, caller, now }: Unassign) => {
  const { employee_id, jobs_id } = body.employeeToJob;
  await againWhenChanged(
    async () => {
      const { job, order } = await loadJob(jobs_id, caller, now);
      refuseWhenSealed(order);
      refuseSealedJob(job);
      const kept = (job.employee_ids ?? []).filter((id) => id !== employee_id);
      if (kept.length === (job.employee_ids ?? []).length) return;
      const change = { before: job, after: { ...job, employee_ids: kept } };
      const situation = await readSituation([change]);
      const employee = situation.employees.get(employee_id);
      const note = `${job._id}: ${employee ? nameOf(employee) : employee_id}`;
      await save(
        ...assignmentWrites(situation, [change], now),
        noteInHistory(order, { by: actorOf(caller.user), action: 'unassign', note }, now),
      );
    },
    { tries: MOST_TRIES },
  );
  return undefined;
};
