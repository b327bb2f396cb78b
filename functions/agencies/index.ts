import { addAgency, countAgencies, listAgencies, updateAgency } from '#functions/agencies/edit-agency.ts';
import { addJobCode, deleteJobCode, updateJobCode } from '#functions/agencies/edit-job-codes.ts';
import { readAgencies } from '#functions/platform/data/agency.ts';
import { apiGroup } from '#functions/platform/http/api-group.ts';
import { agenciesApi } from '#shared/agencies/agencies-api.ts';

export const handler = apiGroup(agenciesApi)({
  'GET /api/agencies': async () => ({ rows: [...(await readAgencies())] }),
  'POST /api/agencies/list': listAgencies,
  'POST /api/agencies/count': countAgencies,
  'POST /api/agencies': addAgency,
  'PUT /api/agencies/{id}': updateAgency,
  'POST /api/agencies/{id}/jobCodes': addJobCode,
  'PUT /api/agencies/{id}/jobCodes/{codeId}': updateJobCode,
  'DELETE /api/agencies/{id}/jobCodes/{codeId}': deleteJobCode,
});
