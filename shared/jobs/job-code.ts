import * as z from 'zod/mini';
import { airportId } from '#shared/catalogue/airport.ts';
import { instant } from '#shared/schemas.ts';

/**
 * What an agency has agreed on for one way at an airport, as stored; net cents. Of a porter `included` pieces are in
 * the price, and every `step` further ones, also begun, cost `additional_price`.
 */
export const jobCode = z.object({
  _id: z.string(),
  agency_id: z.int(),
  airport: airportId,
  service_type_id: z.literal([1, 2]),
  /** As dispatchers say it: `ARR-T1-BUS`. */
  code: z.string(),
  from_text: z.string(),
  to_text: z.string(),
  price: z.int().check(z.gte(0)),
  included: z.int().check(z.gte(0)),
  step: z.int().check(z.gte(1)),
  additional_price: z.int().check(z.gte(0)),
  /** Since when no job can be ordered by it any more: those before keep its name. */
  retired_at: z.optional(instant),
  /** 0 of codes that an older release has stored without one. */
  version: z._default(z.int(), 0),
});
export type JobCode = z.infer<typeof jobCode>;
