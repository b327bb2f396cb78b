import * as z from 'zod/mini';
import { MAIL_STATES, MAIL_TEMPLATES } from '#shared/emails/mail-names.ts';
import type { Contract } from '#shared/http/contract.ts';
import { calendarDate, instant, noContent, siteLanguage } from '#shared/schemas.ts';

/** Keys by which the mail log is filtered; days are the airports'. */
const mailFilter = z.strictObject({
  date_from: calendarDate,
  date_to: calendarDate,
  state: z.optional(z.enum(MAIL_STATES)),
  template: z.optional(z.enum(MAIL_TEMPLATES)),
  /** The beginning of an address that it went to. */
  to: z.optional(z.string().check(z.maxLength(200))),
});

/** A mail as the log shows it. */
const mailRow = z.object({
  _id: z.string(),
  template: z.enum(MAIL_TEMPLATES),
  state: z.enum(MAIL_STATES),
  language: siteLanguage,
  created_at: instant,
  sent_at: z.optional(instant),
  attempts: z.int(),
  /** Why it was not sent, or did not arrive. */
  failure: z.optional(z.string()),
  /** Empty while nobody has composed it. */
  to: z.array(z.string()),
  subject: z.optional(z.string()),
  attachments: z.array(z.string()),
  /** The order it belongs to. */
  order: z.optional(z.object({ id: z.string(), number: z.string() })),
  can_resend: z.boolean(),
  resent_at: z.optional(instant),
});

/** Calls about the mails that the system has promised. */
export const mailLogApi = {
  'POST /api/mails/list': {
    role: 'admin',
    summary: 'Mails of at most 92 days, queued, sent, failed and bounced, the latest first',
    body: z.object({
      offset: z.optional(z.int().check(z.gte(0))),
      limit: z.optional(z.int().check(z.gte(1), z.lte(500))),
      order: z.optional(z.enum(['date', '-date'])),
      where: mailFilter,
    }),
    answer: z.object({ rows: z.array(mailRow) }),
  },
  'POST /api/mails/count': {
    role: 'admin',
    summary: 'How many mails a filter finds',
    body: z.object({ where: mailFilter }),
    answer: z.object({ count: z.int() }),
  },
  'POST /api/mails/resend': {
    role: 'admin',
    summary: 'Sends a mail again, as what it is about stands now; `key` is the click, which counts once',
    body: z.object({ _id: z.string().check(z.minLength(1), z.maxLength(300)), key: z.uuid() }),
    status: 204,
    answer: noContent,
  },
} as const satisfies Contract;
export type MailLogApi = typeof mailLogApi;
