import * as z from 'zod/mini';
import { CLIENT_TYPES, INVOICE_LANGUAGES, USE_CASES } from '#shared/invoices/invoice.ts';
import { euroAmount } from '#shared/money.ts';

const text = z.optional(z.string().check(z.maxLength(200)));
const longText = z.optional(z.string().check(z.maxLength(2000)));
const number = z.nullish(z.number());

const lineFields = {
  title: text,
  description: longText,
  amount: number,
  /** Net, of one. */
  netto: z.nullish(euroAmount),
  /** Of free invoices. */
  order: text,
  /** Of services. */
  date: text,
  time: text,
  job_id: text,
  reference: text,
  type: z.nullish(z.enum(['assistant', 'porter'])),
};

const formLine = z.strictObject({
  ...lineFields,
  sublines: z.optional(z.array(z.strictObject(lineFields)).check(z.maxLength(50))),
});
export type InvoiceFormLine = z.output<typeof formLine>;

/**
 * The invoice form as a screen sends it; the rules say what is missing. Rates, sums and automatic numbers are the
 * server's. Names are the specification's (back office, section 3, "Invoice").
 */
export const invoiceForm = z.strictObject({
  use_case: z.nullish(z.enum(USE_CASES)),
  /** Of sec24. */
  client_type: z.nullish(z.enum(CLIENT_TYPES)),
  /** The invoice type: true makes a credit note, which names its invoice and takes its amount from it. */
  credit_note: z.nullish(z.boolean()),
  credit_note_invoice_number: text,
  cost_center: text,
  /** Typed for normal invoices; taken by the server for all others. */
  invoice_number: text,
  agencyId: number,
  invoice_date: text,
  invoice_period_from: text,
  invoice_period_to: text,
  payment_terms: number,
  company: text,
  debitor: text,
  vat_id: text,
  street: text,
  co: text,
  city: text,
  zip: text,
  country: text,
  remarks: longText,
  lang: z.nullish(z.enum(INVOICE_LANGUAGES)),
  lines: z.optional(z.array(formLine).check(z.maxLength(500))),
});
export type InvoiceForm = z.output<typeof invoiceForm>;
