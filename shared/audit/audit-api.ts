import * as z from 'zod/mini';
import { auditEntry } from '#shared/audit/audit-entry.ts';
import { AUDITED_KINDS } from '#shared/audit/audit-kinds.ts';
import type { Contract } from '#shared/http/contract.ts';
import { calendarDate } from '#shared/schemas.ts';

const text = z.string().check(z.maxLength(200));

/** Keys by which the audit log is filtered; days are the airports'. */
const auditFilter = z.strictObject({
  date_from: calendarDate,
  date_to: calendarDate,
  kind: z.optional(z.enum(AUDITED_KINDS)),
  /** Any part of the name of who did it. */
  person: z.optional(text),
  /** Any part of what was changed: its title, or its id or key. */
  subject: z.optional(text),
});

/** Calls about what the office changed of its own set-up. */
export const auditApi = {
  'POST /api/audit/list': {
    role: 'admin',
    summary: 'Entries of the audit log of at most 92 days, the latest first',
    body: z.object({
      offset: z.optional(z.int().check(z.gte(0))),
      limit: z.optional(z.int().check(z.gte(1), z.lte(500))),
      order: z.optional(z.enum(['date', '-date'])),
      where: auditFilter,
    }),
    answer: z.object({ rows: z.array(auditEntry) }),
  },
  'POST /api/audit/count': {
    role: 'admin',
    summary: 'How many entries of the audit log a filter finds',
    body: z.object({ where: auditFilter }),
    answer: z.object({ count: z.int() }),
  },
} as const satisfies Contract;
export type AuditApi = typeof auditApi;
