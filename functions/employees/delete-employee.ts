import { loadEmployee, numbersOf, readJobsAhead, toldOf } from '#functions/employees/employee-desk.ts';
import { auditWrite } from '#functions/platform/data/audit.ts';
import { changeEmployee, claimedAddress } from '#functions/platform/data/employee.ts';
import { accountOfEmployee } from '#functions/platform/data/employee-account.ts';
import { againWhenChanged, save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { auditChanges } from '#shared/audit/audit-entry.ts';
import type { Employee } from '#shared/employees/employee.ts';
import type { EmployeesApi } from '#shared/employees/employees-api.ts';
import { nameOf } from '#shared/employees/misfit.ts';
import { actorOf } from '#shared/orders/order-history.ts';
import { refused } from '#shared/refused.ts';

type Key = 'PUT /api/employees/deleteEmployee/{id}';

const demandFree = async (employee: Employee, now: Date): Promise<void> => {
  const name = nameOf(employee);
  const { ahead } = await readJobsAhead(employee._id, now);
  if (ahead.length > 0) throw refused('employee.jobs_ahead', { name, jobs: numbersOf(ahead) });
  const email = await accountOfEmployee(employee._id);
  if (email) throw refused('employee.has_account', { name, email });
};

/**
 * Deletes an employee: nobody can put them on a job any more, and past jobs keep the name. Refused while somebody logs
 * in as this employee: who deletes the user decides that they lose access.
 * @throws DomainError `not_found`, `changed_meanwhile` for an older version, `refused_transition` with the jobs ahead or
 * the account
 */
export const deleteEmployee = async ({ params, body, caller, now }: Request<Key, EmployeesApi[Key]>) =>
  againWhenChanged(async () => {
    const before = await loadEmployee(params.id, caller);
    if (body?.version !== undefined && body.version !== before.version) throw refused('employee.changed');
    await demandFree(before, now);
    const after = { ...before, deleted_at: now.toISOString() };
    await save(
      changeEmployee(before, after),
      ...claimedAddress(before, after),
      auditWrite(
        {
          by: actorOf(caller.user),
          kind: 'employee',
          subject: before._id,
          title: nameOf(before),
          act: 'deleted',
          changes: auditChanges(toldOf(before), undefined),
        },
        now,
      ),
    );
    return undefined;
  });
