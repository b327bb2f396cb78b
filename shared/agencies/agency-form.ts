import * as z from 'zod/mini';
import { euroAmount } from '#shared/money.ts';
import { percent } from '#shared/percent.ts';

const text = z.optional(z.string().check(z.maxLength(1000)));
const count = z.optional(z.nullable(z.int()));

/** An agency as a form sends it; tax and concession in percent. */
export const agencyInput = z.object({
  short: text,
  name: text,
  company: text,
  street: text,
  co: text,
  zip: text,
  city: text,
  country: text,
  debitor: text,
  vat_id: text,
  payment_terms: count,
  tax: z.optional(z.nullable(percent)),
  concession: z.optional(z.nullable(percent)),
  default_language: text,
  contact_email: text,
  active: z.optional(z.boolean()),
});
export type AgencyInput = z.output<typeof agencyInput>;

/** A job code as a form sends it; prices net, in euros. */
export const jobCodeInput = z.object({
  code: text,
  airport: count,
  service_type_id: count,
  from_text: text,
  to_text: text,
  price: z.optional(z.nullable(euroAmount)),
  included: count,
  step: count,
  additional_price: z.optional(z.nullable(euroAmount)),
});
export type JobCodeInput = z.output<typeof jobCodeInput>;
