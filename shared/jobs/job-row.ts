import * as z from 'zod/mini';
import { TRAVEL_TYPES } from '#shared/catalogue/travel-types.ts';
import { job } from '#shared/jobs/job.ts';
import { JOB_PRICE_CODES } from '#shared/jobs/job-price.ts';
import { jobTitles } from '#shared/jobs/job-titles.ts';
import { euroAmount } from '#shared/money.ts';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#shared/orders/order-status.ts';
import { siteLanguage } from '#shared/schemas.ts';

const text = z.optional(z.string());

const priceLine = z.object({
  code: z.enum(JOB_PRICE_CODES),
  name: z.string(),
  quantity: z.int(),
  price: euroAmount,
  sum: euroAmount,
});

/** The price of a job: net; of agencies 997 to 999 with the gross sum, which the lines add up to. */
export const jobPriceAnswer = z.object({
  net: euroAmount,
  gross: z.optional(euroAmount),
  lines: z.array(priceLine),
});

const relatedOrder = z.object({
  _id: z.string(),
  order_number: z.string(),
  status: z.enum(ORDER_STATUSES),
  payment_status: z.optional(z.enum(PAYMENT_STATUSES)),
  travelType: z.optional(z.enum(TRAVEL_TYPES)),
  reading_language: siteLanguage,
  extra_requests: text,
  issuer_name: text,
  issuer_number: text,
  request_number: text,
  name_of_group: text,
  group_leader: text,
  tour_leader: text,
  /** Only for admins, as the next. */
  email: text,
  phone: text,
  admin_extra_request: text,
});

export const assignedEmployee = z.object({
  _id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  mobile: z.string(),
});
export type AssignedEmployee = z.infer<typeof assignedEmployee>;

/** A job as the office's lists show it; what a role may not know is absent. */
export const jobRow = z.extend(z.omit(job, { price: true, extras: true, employee_ids: true }), {
  ...jobTitles,
  agency: z.object({ _id: z.int(), short: z.string(), name: z.string() }),
  job_code: z.optional(z.object({ _id: z.string(), code: z.string() })),
  language: z.object({ _id: z.int(), code: z.string(), display_de: z.string(), display_en: z.string() }),
  Extras: z.array(
    z.object({
      _id: text,
      name: z.string(),
      /** Absent for employees. */
      price: z.optional(euroAmount),
      ExtrasToJobs: z.object({ job_id: z.string(), extras_id: text, amount: z.int() }),
    }),
  ),
  employees: z.array(assignedEmployee),
  /** Absent for employees, and of jobs that were booked on the site. */
  price: z.optional(jobPriceAnswer),
  order: relatedOrder,
  /** How long it lasts by plan before its extra hours, in minutes. */
  job_minutes: z.int(),
  /** True while job or order is cancelled: nothing of it may be changed until it is restored. */
  is_sealed: z.boolean(),
});
export type JobRow = z.output<typeof jobRow>;
