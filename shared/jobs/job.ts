import * as z from 'zod/mini';
import { airportId } from '#shared/catalogue/airport.ts';
import { extraOfJob } from '#shared/jobs/extra.ts';
import { jobPrice } from '#shared/jobs/job-price.ts';
import { calendarDate } from '#shared/schemas.ts';

export const JOB_STATUSES = ['new', 'active', 'cancelled'] as const;

/** 1 porter, 2 assistant (back-office specification, section 3). */
export const SERVICE_TYPE_IDS = { porter: 1, assistant: 2 } as const;

/** One service of an order, as stored: what one team does at one time. */
export const job = z.object({
  /** The order's id and a running number: `10001-1`. */
  _id: z.string(),
  order_id: z.string(),
  service_type_id: z.literal([1, 2]),
  status: z.enum(JOB_STATUSES),
  airport: airportId,
  date: calendarDate,
  hours: z.int(),
  minutes: z.int(),
  language_id: z.int(),
  bags: z.int(),
  bulky: z.int(),
  persons: z.int(),
  extra_hours: z.int(),
  extra_employee: z.int(),
  /** Empty where the text alone says it. */
  from_id: z.string(),
  to_id: z.string(),
  from_text: z.string(),
  to_text: z.string(),
  flight_nr: z.optional(z.string()),
  train_nr: z.optional(z.string()),
  train_cart: z.optional(z.string()),
  train_seat: z.optional(z.string()),
  /** Of airline groups. */
  booking_class: z.optional(z.string()),
  name_sign: z.string(),
  agency_id: z.int(),
  job_code_id: z.optional(z.string()),
  /** Tour code and tour number, as the office looks for them. */
  reference: z.optional(z.string()),
  tour_name: z.optional(z.string()),
  tour_code: z.optional(z.string()),
  tour_number: z.optional(z.string()),
  remarks: z.optional(z.string()),
  /** Nobody but admins reads them. */
  admin_remarks: z.optional(z.string()),
  /** Whether it was made with others of the same kind on further dates. */
  recurring: z.optional(z.boolean()),
  extras: z.optional(z.array(extraOfJob)),
  price: z.optional(jobPrice),
  /** The employees who are assigned to it, by their ids. */
  employee_ids: z.optional(z.array(z.string())),
  version: z.int(),
});
export type Job = z.infer<typeof job>;

/** What filters and sums look at. */
export const jobHead = z.pick(job, {
  _id: true,
  service_type_id: true,
  status: true,
  airport: true,
  date: true,
  bags: true,
  bulky: true,
  persons: true,
  agency_id: true,
  reference: true,
  employee_ids: true,
});
export type JobHead = z.infer<typeof jobHead>;

/** What a job is called beside its number. */
export const serviceOfJob = ({ service_type_id }: Pick<Job, 'service_type_id'>): 'assistant' | 'porter' =>
  service_type_id === SERVICE_TYPE_IDS.porter ? 'porter' : 'assistant';
