import { readOwnEmployees } from '#functions/employees/read-employees.ts';
import { apiGroup } from '#functions/platform/http/api-group.ts';
import { employeesApi } from '#shared/employees/employees-api.ts';

const { 'GET /api/employees': all, 'GET /api/employees/employees': pickers } = employeesApi;

export const handler = apiGroup({ 'GET /api/employees': all, 'GET /api/employees/employees': pickers })({
  'GET /api/employees': readOwnEmployees,
  'GET /api/employees/employees': readOwnEmployees,
});
