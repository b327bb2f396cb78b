import { countAudit, listAudit } from '#functions/overview/list-audit.ts';
import { countMails, listMails } from '#functions/overview/list-mails.ts';
import { readStart, readTurnover } from '#functions/overview/read-start.ts';
import { resendMail } from '#functions/overview/resend-mail.ts';
import { search } from '#functions/overview/search.ts';
import { apiGroup } from '#functions/platform/http/api-group.ts';
import { auditApi } from '#shared/audit/audit-api.ts';
import { mailLogApi } from '#shared/emails/mail-log-api.ts';
import { searchApi } from '#shared/overview/search-api.ts';
import { startApi } from '#shared/overview/start-api.ts';

export const handler = apiGroup({ ...auditApi, ...mailLogApi, ...startApi, ...searchApi })({
  'POST /api/audit/list': listAudit,
  'POST /api/audit/count': countAudit,
  'POST /api/mails/list': listMails,
  'POST /api/mails/count': countMails,
  'POST /api/mails/resend': resendMail,
  'GET /api/start': readStart,
  'GET /api/start/turnover': readTurnover,
  'POST /api/search': search,
});
