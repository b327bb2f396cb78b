import * as z from 'zod/mini';
import { airportId } from '#shared/catalogue/airport.ts';
import { ANNOUNCEMENT_STATES } from '#shared/emails/mail-names.ts';
import { JOB_STATUSES } from '#shared/jobs/job.ts';
import { assignedEmployee } from '#shared/jobs/job-row.ts';
import { jobTitles } from '#shared/jobs/job-titles.ts';
import { euroAmount } from '#shared/money.ts';
import { groupFields } from '#shared/orders/group-fields.ts';
import { historyEntry } from '#shared/orders/order-history.ts';
import { orderAnswer } from '#shared/orders/orders-api.ts';
import { attentionAnswer } from '#shared/payments/attention.ts';
import { ATTEMPT_STATES } from '#shared/payments/payment-attempt.ts';
import { calendarDate, instant } from '#shared/schemas.ts';

const text = z.optional(z.string());

/** A service of an order, with what is shown of it in the asked language; counts that do not apply are 0. */
const serviceBlock = z.object({
  service: z.enum(['assistant', 'porter']),
  /** The price of the way, as it was when the order was priced; absent without a price. */
  location_price: z.optional(euroAmount),
  persons: z.int(),
  bags: z.int(),
  bulky: z.int(),
  extra_hours: z.int(),
  extra_employee: z.int(),
  language: z.optional(z.object({ _id: z.int(), display: z.string(), price: euroAmount })),
  from: z.string(),
  to: z.string(),
});

const jobAnswer = z.object({
  _id: z.string(),
  service_type_id: z.literal([1, 2]),
  status: z.enum(JOB_STATUSES),
  date: calendarDate,
  hours: z.int(),
  minutes: z.int(),
  language_id: z.int(),
  language_display: z.string(),
  bags: z.int(),
  bulky: z.int(),
  persons: z.int(),
  extra_hours: z.int(),
  extra_employee: z.int(),
  from_text: z.string(),
  to_text: z.string(),
  ...jobTitles,
  name_sign: z.string(),
  version: z.int(),
});

/** An order as the office sees it in lists: the client's view with what only the office knows. */
export const officeOrder = z.extend(orderAnswer, {
  updated_at: instant,
  mail_status: z.optional(z.literal('confirmed')),
  admin_extra_request: text,
  cancelled_by: text,
  /** True while it is cancelled: nothing of it may be changed until it is restored. */
  is_sealed: z.boolean(),
  /** An edit has raised the price above the hold: it cannot be confirmed until its client has paid by the link. */
  is_payment_due: z.boolean(),
  airport_id: z.optional(airportId),
  address_id: text,
  user: z.optional(z.object({ _id: z.string() })),
  ...groupFields(text),
  payment_brand: text,
  cc_holder: text,
  cc_last4digits: text,
  cc_expiry_month: text,
  cc_expiry_year: text,
  /** Who is on its jobs, each once; in lists and details. */
  employees: z.optional(z.array(z.pick(assignedEmployee, { _id: true, first_name: true, last_name: true }))),
  /** Only where it was asked for: `isRelational`, or the details. */
  services: z.optional(z.array(serviceBlock)),
  jobs: z.optional(z.array(jobAnswer)),
});
export type OfficeOrder = z.output<typeof officeOrder>;

const attemptAnswer = z.object({
  attempt: z.int(),
  merchant_transaction_id: z.string(),
  payment_type: z.enum(['PA', 'DB']),
  amount: euroAmount,
  currency: z.literal('EUR'),
  state: z.enum(ATTEMPT_STATES),
  payment_id: text,
  payment_brand: text,
  cc_last4digits: text,
  result_code: text,
  result_description: text,
  created_at: instant,
  authorized_at: z.optional(instant),
  paid_at: z.optional(instant),
});

const mailAnswer = z.object({
  _id: z.string(),
  template: z.string(),
  language: z.string(),
  state: z.enum(ANNOUNCEMENT_STATES),
  attempts: z.int(),
  created_at: instant,
  sent_at: z.optional(instant),
  /** Of a mail that the office wrote. */
  to: text,
  subject: text,
  /** Why it has not gone out; only for the office. */
  failure: text,
});

/** Somebody who is assigned to a job of an order, and so to the order: once for each of its jobs. */
const orderEmployee = z.extend(assignedEmployee, {
  EmployeesToJobs: z.object({ employee_id: z.string(), jobs_id: z.string(), order_id: z.string() }),
});

/** Everything known about an order. */
export const orderDetails = z.extend(officeOrder, {
  employees: z.array(orderEmployee),
  payments: z.array(attemptAnswer),
  /** The latest first, as the history. */
  mails: z.array(mailAnswer),
  history: z.array(historyEntry),
  /** What of it needs a person. */
  attention: z.array(attentionAnswer),
});
export type OrderDetails = z.output<typeof orderDetails>;
