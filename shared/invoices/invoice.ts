import * as z from 'zod/mini';
import { calendarDate, instant } from '#shared/schemas.ts';

const lineFields = {
  title: z.string(),
  description: z.string(),
  amount: z.int().check(z.gte(1)),
  /** Gross cents of one. */
  brutto: z.int(),
  /** Gross cents of all of them, and the net cents of that: these add up to the invoice's net. */
  sum_brutto: z.int(),
  sum_netto: z.int(),
};

const invoiceLine = z.object({
  ...lineFields,
  order: z.string(),
  job_id: z.optional(z.string()),
  date: calendarDate,
  time: z.string(),
  sublines: z.array(z.object(lineFields)),
});
export type InvoiceLine = z.infer<typeof invoiceLine>;

/** The file that was issued, once and for good. */
const file = z.object({ key: z.string(), version_id: z.string(), sha256: z.string() });

/**
 * An invoice or a credit note, as issued; never changed but for `amount_left` and `locked`. Amounts in cents; names
 * are the specification's (back office, section 3). A credit note carries positive amounts.
 */
export const invoice = z.object({
  /** The payment's name, or that and the movement by which its money went back. */
  _id: z.string(),
  invoice_number: z.string(),
  /** Number and suffix of the settings, apart. */
  settings_invoice_number: z.int(),
  use_case: z.enum(['normal', 'sec24']),
  client_type: z.enum(['agency', 'web']),
  credit_note: z.boolean(),
  credit_note_invoice_number: z.optional(z.string()),
  credit_note_invoice_date: z.optional(calendarDate),
  order_id: z.string(),
  order_number: z.string(),
  cost_center: z.string(),
  airport: z.string(),
  invoice_date: calendarDate,
  /** The day of the service, planned when the invoice is issued before it (§ 14 (4) no. 6 UStG). */
  invoice_period_from: calendarDate,
  invoice_period_to: calendarDate,
  paid_on: calendarDate,
  payment_brand: z.string(),
  payment_terms: z.int(),
  agencyId: z.int(),
  company: z.string(),
  debitor: z.string(),
  street: z.string(),
  co: z.string(),
  city: z.string(),
  zip: z.string(),
  country: z.string(),
  remarks: z.string(),
  lang: z.enum(['de', 'en']),
  lines: z.array(invoiceLine).check(z.minLength(1)),
  /** Percent. */
  tax: z.int(),
  concession: z.int(),
  amount_netto: z.int(),
  amount_concession: z.int(),
  amount_tax: z.int(),
  amount_brutto: z.int().check(z.gte(1)),
  /** Gross cents that no credit note has taken yet, and their net part. */
  amount_left: z.int(),
  netto_left: z.int(),
  locked: z.boolean(),
  filename: z.string(),
  file: z.optional(file),
  issued_at: instant,
  version: z.int(),
});
export type Invoice = z.infer<typeof invoice>;
/** A document before it has a number. */
export type InvoiceDraft = Omit<Invoice, 'invoice_number' | 'settings_invoice_number' | 'filename'>;
