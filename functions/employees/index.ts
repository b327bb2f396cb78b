import { assignEmployee } from '#functions/employees/assign-employee.ts';
import { readAssigned } from '#functions/employees/read-assigned.ts';
import { readCandidates } from '#functions/employees/read-candidates.ts';
import { readOwnEmployees } from '#functions/employees/read-employees.ts';
import { unassignEmployee } from '#functions/employees/unassign-employee.ts';
import { apiGroup } from '#functions/platform/http/api-group.ts';
import { employeesApi } from '#shared/employees/employees-api.ts';

export const handler = apiGroup(employeesApi)({
  'GET /api/employees': readOwnEmployees,
  'GET /api/employees/employees': readOwnEmployees,
  'GET /api/employees/candidates/{jobId}': readCandidates,
  'POST /api/employees/assignEmployee': assignEmployee,
  'POST /api/employees/fetchAssignedEmployeeToJob': readAssigned,
  'POST /api/employees/unAssignEmployee': unassignEmployee,
});
