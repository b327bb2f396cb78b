import { readEmployees } from '#functions/platform/data/employee.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import type { Employee } from '#shared/employees/employee.ts';
import { type EmployeeFilter, isEmployeeAskedFor } from '#shared/employees/employee-list.ts';
import { employeesInScope } from '#shared/employees/employee-scope.ts';
import type { EmployeesApi } from '#shared/employees/employees-api.ts';

type Desk<K extends keyof EmployeesApi> = Request<K, EmployeesApi[K]>;

const DEFAULT_LIMIT = 50;

const find = async (where: EmployeeFilter, { user }: Caller): Promise<Employee[]> =>
  employeesInScope(await readEmployees(), user).filter(isEmployeeAskedFor(where));

/** Employees by last and first name; only those that the caller may see. */
export const listEmployees = async ({ body, caller }: Desk<'POST /api/employees/list'>) => {
  const { where, order = 'name', offset = 0, limit = DEFAULT_LIMIT } = body;
  const found = await find(where, caller);
  const sorted = order === 'name' ? found : found.toReversed();
  return { rows: sorted.slice(offset, offset + limit) };
};

/** How many employees a filter finds: the same question as the list's. */
export const countEmployees = async ({ body, caller }: Desk<'POST /api/employees/count'>) => ({
  count: (await find(body.where, caller)).length,
});
