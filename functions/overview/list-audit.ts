import { auditOfMonth } from '#functions/platform/data/audit.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { askedDays } from '#functions/platform/http/asked-days.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import type { AuditApi } from '#shared/audit/audit-api.ts';
import type { AuditEntry } from '#shared/audit/audit-entry.ts';
import { auditMonths, isEntryAskedFor, isEntryVisible } from '#shared/audit/audit-list.ts';

type Log<K extends keyof AuditApi> = Request<K, AuditApi[K]>;
type Where = Log<'POST /api/audit/list'>['body']['where'];

const DEFAULT_LIMIT = 50;

/** The latest first: months as well as the entries of each. */
const find = async (where: Where, { user }: Caller): Promise<AuditEntry[]> => {
  askedDays(where);
  const months = auditMonths(where.date_from, where.date_to).toReversed();
  const entries = (await Promise.all(months.map(auditOfMonth))).flat();
  return entries.filter((entry) => isEntryVisible(entry, user)).filter(isEntryAskedFor(where));
};

/** What the office changed of its own set-up, the latest first. */
export const listAudit = async ({ body, caller }: Log<'POST /api/audit/list'>) => {
  const { where, order = '-date', offset = 0, limit = DEFAULT_LIMIT } = body;
  const found = await find(where, caller);
  const sorted = order === 'date' ? found.toReversed() : found;
  return { rows: sorted.slice(offset, offset + limit) };
};

/** How many entries a filter finds: the same question as the list's. */
export const countAudit = async ({ body, caller }: Log<'POST /api/audit/count'>) => ({
  count: (await find(body.where, caller)).length,
});
