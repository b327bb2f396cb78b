import { randomUUID } from 'node:crypto';
import { checkedFields, demandOwnAddress, toldOf } from '#functions/employees/employee-desk.ts';
import { auditWrite } from '#functions/platform/data/audit.ts';
import { claimedAddress, createEmployee } from '#functions/platform/data/employee.ts';
import { againWhenChanged, save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { auditChanges } from '#shared/audit/audit-entry.ts';
import type { Employee } from '#shared/employees/employee.ts';
import type { EmployeesApi } from '#shared/employees/employees-api.ts';
import { nameOf } from '#shared/employees/misfit.ts';
import { actorOf } from '#shared/orders/order-history.ts';

type Key = 'POST /api/employees/saveEmployee';

/**
 * Adds an employee.
 * @throws DomainError `invalid_input`, `not_allowed` for an airport of others, `already_exists` for an address of another
 */
export const saveEmployee = async ({ body, caller, now }: Request<Key, EmployeesApi[Key]>) => {
  const input = { ...body.employee, Languages: body.languages ?? body.employee.Languages };
  const employee: Employee = { ...(await checkedFields(input, caller)), _id: randomUUID(), version: 1 };
  // Of two who add the same address at once, the second is told in the words of a duplicate.
  await againWhenChanged(async () => {
    await demandOwnAddress(employee);
    await save(
      createEmployee(employee),
      ...claimedAddress(undefined, employee),
      auditWrite(
        {
          by: actorOf(caller.user),
          kind: 'employee',
          subject: employee._id,
          title: nameOf(employee),
          act: 'created',
          changes: auditChanges(undefined, toldOf(employee)),
        },
        now,
      ),
    );
  });
  return { row: employee };
};
