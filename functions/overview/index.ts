import { countAudit, listAudit } from '#functions/overview/list-audit.ts';
import { apiGroup } from '#functions/platform/http/api-group.ts';
import { auditApi } from '#shared/audit/audit-api.ts';

export const handler = apiGroup({ ...auditApi })({
  'POST /api/audit/list': listAudit,
  'POST /api/audit/count': countAudit,
});
