import * as z from 'zod/mini';
import { siteLanguage } from '#shared/schemas.ts';

/** An agency, as stored: who orders services and is billed for them. Source: back-office specification, section 3. */
export const agency = z.object({
  _id: z.int(),
  /** As dispatchers say it. */
  short: z.string(),
  name: z.string(),
  /** The number of its account in the books; empty for private customers. */
  debitor: z.string(),
  /** Where the agency owes the tax itself (reverse charge). */
  vat_id: z.optional(z.string()),
  /** The legal name, as it stands on invoices. */
  company: z.string(),
  street: z.string(),
  co: z.optional(z.string()),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  active: z.boolean(),
  /** Days. */
  payment_terms: z.int().check(z.gte(0)),
  /** Basis points: 1900 are 19 percent. */
  tax: z.int().check(z.gte(0), z.lte(10_000)),
  concession: z.int().check(z.gte(0), z.lte(10_000)),
  default_language: siteLanguage,
  contact_email: z.string(),
  version: z.int(),
});
export type Agency = z.infer<typeof agency>;
