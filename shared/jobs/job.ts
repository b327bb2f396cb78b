import * as z from 'zod/mini';
import { airportId } from '#shared/catalogue/airport.ts';
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
  from_id: z.string(),
  to_id: z.string(),
  from_text: z.string(),
  to_text: z.string(),
  name_sign: z.string(),
  agency_id: z.int(),
  version: z.int(),
});
export type Job = z.infer<typeof job>;
