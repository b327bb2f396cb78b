import * as z from 'zod/mini';
import { ANNOUNCEMENT_STATES, EMPLOYEE_MAILS, MAIL_TEMPLATES } from '#shared/emails/mail-names.ts';
import { calendarDate, instant, siteLanguage } from '#shared/schemas.ts';

/** A mail that the office wrote itself, as plain text; addresses and subject hold no line breaks. */
const letter = z.object({
  to: z.string(),
  cc: z.array(z.string()),
  subject: z.string(),
  message: z.string(),
});
export type Letter = z.infer<typeof letter>;

/** What a mail was when it went out, for the office to look it up. */
const mailOut = z.object({
  to: z.array(z.string()),
  subject: z.string(),
  /** Names of the files that went with it. */
  attachments: z.array(z.string()),
});
export type MailOut = z.infer<typeof mailOut>;

/** What an employee is told of a job. */
export const employeeNews = z.object({
  template: z.enum(EMPLOYEE_MAILS),
  employee_id: z.string(),
  job_id: z.string(),
  /** The version of the job that it tells of: calendars follow the highest. */
  sequence: z.int(),
  /** When the job was before it moved. */
  was: z.optional(z.object({ date: calendarDate, hours: z.int(), minutes: z.int() })),
});
export type EmployeeNews = z.infer<typeof employeeNews>;

/** A template as it looks, filled in with sample data, to who is writing it. */
const trial = z.object({
  to: z.string(),
  subject: z.string(),
  sender: z.string(),
  sender_email: z.string(),
  html: z.string(),
});

/**
 * A mail that a change has promised, stored in the change's own transaction. Its id names what it announces,
 * so that the same change never promises it twice.
 */
export const announcement = z.object({
  _id: z.string(),
  template: z.enum(MAIL_TEMPLATES),
  about: z.string(),
  /** Only of a mail that the office wrote: what stands in it, and to whom it goes. */
  letter: z.optional(letter),
  /** Only of a test mail. */
  trial: z.optional(trial),
  /** The invoice or credit note that goes with it. */
  invoice_id: z.optional(z.string()),
  /** Only of a mail to whom the office chose. */
  to: z.optional(z.string()),
  /** Only of mails to employees; what several are told by one change is promised as one, and goes out one by one. */
  news: z.optional(z.array(employeeNews)),
  language: siteLanguage,
  state: z.enum(ANNOUNCEMENT_STATES),
  attempts: z.int(),
  /** Until when one sender has it; after that, another may take over. */
  leased_until: z.optional(instant),
  failure: z.optional(z.string()),
  sent_at: z.optional(instant),
  /** Absent until it was composed. */
  out: z.optional(mailOut),
  /** When what is sent again was first promised: links in it end as if it had gone out then. */
  asked_at: z.optional(instant),
  /** When the office had it sent again: that is another mail. */
  resent_at: z.optional(instant),
  /** When what it said of a person was erased: it cannot go out again. */
  erased_at: z.optional(instant),
  /** The call or scheduled work that has promised it; logs of the sender carry it. */
  request_id: z.optional(z.string()),
  created_at: instant,
  version: z.int(),
});
export type Announcement = z.infer<typeof announcement>;
