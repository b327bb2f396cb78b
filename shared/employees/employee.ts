import * as z from 'zod/mini';
import { airportId } from '#shared/catalogue/airport.ts';
import { QUALIFICATIONS } from '#shared/employees/qualifications.ts';
import { instant } from '#shared/schemas.ts';

/** Somebody who meets guests, as the office's calls answer it. Source: back-office specification, section 3, "Employee". */
export const employeeAnswer = z.object({
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
export type EmployeeAnswer = z.infer<typeof employeeAnswer>;

/** The same as stored. */
export const employee = z.extend(employeeAnswer, {
  /** Since when nobody can be put on a job any more: past jobs keep the name. */
  deleted_at: z.optional(instant),
  /** How often a job was given, so that no deletion overlooks one that is given at the same moment. */
  assignments: z.optional(z.int()),
});
export type Employee = z.infer<typeof employee>;
