import { readEmployees } from '#functions/platform/data/employee.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { employeesInScope } from '#shared/employees/employee-scope.ts';
import type { EmployeesApi } from '#shared/employees/employees-api.ts';

type Key = 'GET /api/employees' | 'GET /api/employees/employees';

/** The employees of the airports that the caller may see, by last and first name. */
export const readOwnEmployees = async ({ caller }: Request<Key, EmployeesApi[Key]>) => ({
  rows: employeesInScope(await readEmployees(), caller.user),
});
