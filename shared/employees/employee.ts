import * as z from 'zod/mini';
import { airportId } from '#shared/catalogue/airport.ts';

/** What an employee may be put on. */
export const QUALIFICATIONS = ['assistant', 'porter', 'both'] as const;

/** Somebody who meets guests. Source: back-office specification, section 3, "Employee". */
export const employee = z.object({
  _id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.optional(z.string()),
  /** The mobile number. */
  handy: z.optional(z.string()),
  /** Where the news of an assignment go; without it they are only seen on the screen. */
  email: z.optional(z.string()),
  /** Ids of bookable languages. */
  Languages: z.array(z.int()),
  Qualifications: z.enum(QUALIFICATIONS),
  airport_id: airportId,
  version: z.int(),
});
export type Employee = z.infer<typeof employee>;
