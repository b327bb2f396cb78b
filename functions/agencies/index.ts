import { readAgencies } from '#functions/platform/data/agency.ts';
import { apiGroup } from '#functions/platform/http/api-group.ts';
import { agenciesApi } from '#shared/agencies/agencies-api.ts';

export const handler = apiGroup(agenciesApi)({
  'GET /api/agencies': async () => ({ rows: [...(await readAgencies())] }),
});
