import * as z from 'zod/mini';
import { calendarDate, instant, siteLanguage } from '#shared/schemas.ts';

export const ANNOUNCEMENT_STATES = ['pending', 'sending', 'sent', 'failed'] as const;

/** Mails about an order, to its client; `about` is the order's id. */
export const ORDER_MAILS = [
  'order_received',
  'order_waiting_for_payment',
  'order_confirmed',
  'order_cancelled',
  'order_given_up',
  'order_refunded',
  'hold_released',
  'payment_link',
  'contact_client',
] as const;
/** Mails about a job, to the client of its order; `about` is the order's id. */
export const JOB_MAILS = ['contact_client_job'] as const;
/** Mails about a job, to an employee who is assigned to it or was; `about` is the order's id. */
export const EMPLOYEE_MAILS = ['employee_assigned', 'employee_moved', 'employee_released'] as const;
/** Mails to someone with an account; `about` is the user's id. */
export const USER_MAILS = ['welcome', 'initial_password', 'password_reset'] as const;

/** Mails about what a visitor sent by the contact form, to the airport; `about` is the request's id. */
export const CONTACT_MAILS = ['contact_request'] as const;
/** Mails about a declaration of withdrawal, to the client and to the office; `about` is its reference. */
export const WITHDRAWAL_MAILS = ['withdrawal_receipt', 'withdrawal_notice'] as const;

/** A mail that the office wrote itself, as plain text; addresses and subject hold no line breaks. */
const letter = z.object({
  to: z.string(),
  cc: z.array(z.string()),
  subject: z.string(),
  message: z.string(),
});
export type Letter = z.infer<typeof letter>;

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

/** Every template that the office can edit: each has its trigger in the program. */
export const TEMPLATE_IDS = [
  ...ORDER_MAILS,
  ...JOB_MAILS,
  ...EMPLOYEE_MAILS,
  ...USER_MAILS,
  ...CONTACT_MAILS,
  ...WITHDRAWAL_MAILS,
] as const;

/**
 * A mail that a change has promised, stored in the change's own transaction. Its id names what it announces,
 * so that the same change never promises it twice.
 */
export const announcement = z.object({
  _id: z.string(),
  template: z.enum(TEMPLATE_IDS),
  about: z.string(),
  /** Only of a mail that the office wrote: what stands in it, and to whom it goes. */
  letter: z.optional(letter),
  /** Only of a test mail. */
  trial: z.optional(trial),
  /** The invoice or credit note that goes with it. */
  invoice_id: z.optional(z.string()),
  /** Only of mails to employees; what several are told by one change is promised as one, and goes out one by one. */
  news: z.optional(z.array(employeeNews)),
  language: siteLanguage,
  state: z.enum(ANNOUNCEMENT_STATES),
  attempts: z.int(),
  /** Until when one sender has it; after that, another may take over. */
  leased_until: z.optional(instant),
  failure: z.optional(z.string()),
  sent_at: z.optional(instant),
  created_at: instant,
  version: z.int(),
});
export type Announcement = z.infer<typeof announcement>;
