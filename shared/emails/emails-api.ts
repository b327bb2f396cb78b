import * as z from 'zod/mini';
import { auditEntry } from '#shared/audit/audit-entry.ts';
import { storedTemplate } from '#shared/emails/email-template.ts';
import type { Contract } from '#shared/http/contract.ts';
import { noContent, siteLanguage } from '#shared/schemas.ts';

const search = z.string().check(z.maxLength(200));
const long = z.string().check(z.maxLength(50_000));

/** Any part of what a template says: subject and message in every language. */
const emailFilter = z.strictObject({
  title: z.optional(search),
  category: z.optional(search),
  subject: z.optional(search),
  message: z.optional(search),
});

const templateText = z.object({
  active: z.boolean(),
  subject: long,
  sender: long,
  sender_email: long,
  message: long,
});

/** A template as the form has it; rules say what of it may be empty. */
const templateInput = z.object({
  _id: z.string().check(z.regex(/^[a-z_]{1,60}$/)),
  title: long,
  active: z.optional(z.boolean()),
  signature: long,
  languages: z.partialRecord(siteLanguage, templateText),
  version: z.int(),
});

const trialInput = z.object({ email: templateInput, language: siteLanguage });

/** Calls about the texts of mails. */
export const emailsApi = {
  'POST /api/emails/list': {
    role: 'admin',
    summary: 'The templates of mails that a filter finds',
    body: z.object({
      offset: z.optional(z.int().check(z.gte(0))),
      limit: z.optional(z.int().check(z.gte(1), z.lte(500))),
      order: z.optional(z.enum(['title', '-title', 'category', '-category', 'subject', '-subject'])),
      where: emailFilter,
    }),
    answer: z.object({ rows: z.array(storedTemplate) }),
  },
  'POST /api/emails/count': {
    role: 'admin',
    summary: 'How many templates a filter finds',
    body: z.object({ where: emailFilter }),
    answer: z.object({ count: z.int() }),
  },
  'POST /api/emails/updateEmail': {
    role: 'admin',
    summary: 'Changes a template; its variables stay exactly as they were',
    body: z.object({ email: templateInput }),
    answer: z.object({ row: storedTemplate }),
  },
  'POST /api/emails/preview': {
    role: 'admin',
    summary: 'A template as it is being written, filled in with sample data',
    body: trialInput,
    answer: z.object({ subject: z.string(), sender: z.string(), html: z.string() }),
  },
  'POST /api/emails/test': {
    role: 'admin',
    summary: 'Mails the same to oneself',
    body: trialInput,
    answer: noContent,
    status: 204,
  },
  'GET /api/emails/emailLanguages': {
    role: 'admin',
    summary: 'The languages that mails are written in',
    answer: z.object({ rows: z.array(z.object({ code: siteLanguage, name: z.string() })) }),
  },
  'GET /api/emails/history/{id}': {
    role: 'admin',
    summary: 'What a template was before, the latest change first',
    answer: z.object({ rows: z.array(auditEntry) }),
  },
} as const satisfies Contract;
export type EmailsApi = typeof emailsApi;
