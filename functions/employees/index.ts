import { assignEmployee } from '#functions/employees/assign-employee.ts';
import { deleteEmployee } from '#functions/employees/delete-employee.ts';
import { countEmployees, listEmployees } from '#functions/employees/list-employees.ts';
import { readAssigned } from '#functions/employees/read-assigned.ts';
import { readCandidates } from '#functions/employees/read-candidates.ts';
import { readOwnEmployees } from '#functions/employees/read-employees.ts';
import { saveEmployee } from '#functions/employees/save-employee.ts';
import { unassignEmployee } from '#functions/employees/unassign-employee.ts';
import { addLanguage, removeLanguage, updateEmployee } from '#functions/employees/update-employee.ts';
import { apiGroup } from '#functions/platform/http/api-group.ts';
import { employeesApi } from '#shared/employees/employees-api.ts';

export const handler = apiGroup(employeesApi)({
  'GET /api/employees': readOwnEmployees,
  'GET /api/employees/employees': readOwnEmployees,
  'GET /api/employees/candidates/{jobId}': readCandidates,
  'POST /api/employees/assignEmployee': assignEmployee,
  'POST /api/employees/fetchAssignedEmployeeToJob': readAssigned,
  'POST /api/employees/unAssignEmployee': unassignEmployee,
  'POST /api/employees/list': listEmployees,
  'POST /api/employees/count': countEmployees,
  'POST /api/employees/saveEmployee': saveEmployee,
  'POST /api/employees/updateEmployee': updateEmployee,
  'POST /api/employees/addLanguageToEmployee': addLanguage,
  'POST /api/employees/removeLanguageFromEmployee': removeLanguage,
  'PUT /api/employees/deleteEmployee/{id}': deleteEmployee,
});
