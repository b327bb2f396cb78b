import * as z from 'zod/mini';
import { contact } from '#shared/content/contact.ts';
import { withdrawal } from '#shared/content/withdrawal.ts';
import { MAIL_STATES, MAIL_TEMPLATES } from '#shared/emails/mail-names.ts';
import type { Contract } from '#shared/http/contract.ts';
import { job } from '#shared/jobs/job.ts';
import { order } from '#shared/orders/order.ts';
import { ATTEMPT_STATES } from '#shared/payments/payment-attempt.ts';
import { calendarDate, instant } from '#shared/schemas.ts';

const person = z.object({ email: z.string().check(z.minLength(1), z.maxLength(254)) });

/** Amounts in cents; of a card no more than its brand and last digits. */
const exportedPayment = z.object({
  order_id: z.string(),
  attempt: z.int(),
  state: z.enum(ATTEMPT_STATES),
  amount: z.int(),
  currency: z.string(),
  payment_brand: z.optional(z.string()),
  last4digits: z.optional(z.string()),
  created_at: instant,
  paid_at: z.optional(instant),
});

const exportedMail = z.object({
  template: z.enum(MAIL_TEMPLATES),
  about: z.string(),
  state: z.enum(MAIL_STATES),
  created_at: instant,
  sent_at: z.optional(instant),
  to: z.array(z.string()),
  subject: z.optional(z.string()),
});

/** All that is kept of a person, as a file tells it (Art. 15 and 20 GDPR). */
const personExport = z.object({
  email: z.string(),
  exported_at: instant,
  account: z.optional(
    z.object({ _id: z.string(), name: z.string(), email: z.string(), created_at: instant }),
  ),
  orders: z.array(z.omit(order, { draft_secret_hash: true, payment: true })),
  jobs: z.array(z.omit(job, { employee_ids: true, price: true, extras: true })),
  payments: z.array(exportedPayment),
  invoices: z.array(
    z.object({ invoice_number: z.string(), invoice_date: calendarDate, order_id: z.optional(z.string()) }),
  ),
  mails: z.array(exportedMail),
  contact_requests: z.array(z.omit(contact, { ttl: true })),
  withdrawals: z.array(z.omit(withdrawal, { ttl: true })),
});

/** Calls about the data of a person, found by an email address. */
export const privacyApi = {
  'POST /api/users/privacy/export': {
    role: 'admin',
    summary: 'All that is kept of the person with an email address',
    body: person,
    answer: personExport,
  },
  'POST /api/users/privacy/erase': {
    role: 'admin',
    summary:
      'Erases the data of a person as far as the law of invoices allows; again, it finishes what was begun',
    body: person,
    answer: z.object({
      account: z.boolean(),
      /** Orders that say nothing of the person any more, and those that keep what their invoice needs. */
      orders_erased: z.int(),
      orders_kept: z.int(),
      mails: z.int(),
      contact_requests: z.int(),
      /** They stay until their time is over. */
      withdrawals_kept: z.int(),
    }),
  },
} as const satisfies Contract;
export type PrivacyApi = typeof privacyApi;
