import * as z from 'zod/mini';
import type { AirportId } from '#shared/catalogue/airport-ids.ts';
import { calendarDate, instant } from '#shared/schemas.ts';

export const USE_CASES = ['normal', 'sec24'] as const;
export const CLIENT_TYPES = ['agency', 'web'] as const;
export const INVOICE_LANGUAGES = ['de', 'en'] as const;

/** Back-office specification, section 3, "Invoice". */
export const COST_CENTERS = { 1: '660400141', 2: '660602141' } as const;

/** The events of an issued invoice. `exported`: a booking batch has it. `booked`: the office has set how. */
export const INVOICE_ACTIONS = [
  'issued',
  'credited',
  'locked',
  'unlocked',
  'mailed',
  'booked',
  'exported',
] as const;
export type InvoiceAction = (typeof INVOICE_ACTIONS)[number];

const lineFields = {
  title: z.string(),
  description: z.string(),
  amount: z.int().check(z.gte(1)),
  /** Net cents of one; absent where prices are gross. */
  netto: z.optional(z.int()),
  /** Gross cents of one and of all of them, where prices are gross. */
  brutto: z.optional(z.int()),
  sum_brutto: z.optional(z.int()),
  /** Net cents of all of them: these add up to the invoice's net. */
  sum_netto: z.int(),
  /** Of free invoices: the client's order, as typed. Of web clients: the order's id. */
  order: z.optional(z.string()),
  /** Of services. */
  date: z.optional(calendarDate),
  time: z.optional(z.string()),
  job_id: z.optional(z.string()),
  reference: z.optional(z.string()),
  type: z.optional(z.enum(['assistant', 'porter'])),
};

const invoiceLine = z.object({ ...lineFields, sublines: z.array(z.object(lineFields)) });
export type InvoiceLine = z.infer<typeof invoiceLine>;
export type InvoiceSubline = InvoiceLine['sublines'][number];

/** The file that was issued, once and for good. */
const file = z.object({ key: z.string(), version_id: z.string(), sha256: z.string() });

/**
 * An invoice or a credit note, as issued; never changed but for what is left of it, how it is
 * booked, `locked`, and the file that is drawn from it. Amounts in cents, rates in basis points; names are the specification's (back office, section 3). A
 * credit note carries positive amounts.
 */
export const invoice = z.object({
  /** Of a web client: the payment's name, or that and the movement by which its money went back. */
  _id: z.string(),
  /** Has no number, counts nowhere, and expires. */
  draft: z.boolean(),
  /** Empty of a draft. */
  invoice_number: z.string(),
  /** The number without its suffix; 0 of drafts and where the number was typed. */
  settings_invoice_number: z.int(),
  use_case: z.enum(USE_CASES),
  client_type: z.enum(CLIENT_TYPES),
  credit_note: z.boolean(),
  /** Whether prices, credit notes and what is left are net, or gross as web clients pay them. */
  prices: z.enum(['net', 'gross']),
  credit_note_invoice_number: z.optional(z.string()),
  credit_note_invoice_date: z.optional(calendarDate),
  /** Of a credit note over less than its whole invoice. */
  credit_note_part: z.optional(z.boolean()),
  /** Of web clients: the order that was paid, when, and with what. */
  order_id: z.optional(z.string()),
  order_number: z.optional(z.string()),
  airport: z.optional(z.string()),
  paid_on: z.optional(calendarDate),
  payment_brand: z.optional(z.string()),
  cost_center: z.string(),
  invoice_date: calendarDate,
  /** The days of the services, both included; planned when the invoice is issued before (§ 14 (4) no. 6 UStG). */
  invoice_period_from: calendarDate,
  invoice_period_to: calendarDate,
  /** Days. */
  payment_terms: z.int().check(z.gte(0)),
  /** 0 where no agency is billed. */
  agencyId: z.int(),
  agency_name: z.string(),
  company: z.string(),
  debitor: z.string(),
  /** The client's VAT identification number; needed where the client owes the tax. */
  vat_id: z.string(),
  street: z.string(),
  co: z.string(),
  city: z.string(),
  zip: z.string(),
  country: z.string(),
  remarks: z.string(),
  lang: z.enum(INVOICE_LANGUAGES),
  lines: z.array(invoiceLine).check(z.minLength(1)),
  tax: z.int(),
  concession: z.int(),
  /** The lines' net; the concession is taken from it before tax. */
  amount_netto: z.int(),
  amount_concession: z.int(),
  amount_tax: z.int(),
  amount_brutto: z.int().check(z.gte(1)),
  /** What no credit note has taken yet: net after concession, or gross; and the tax of that. */
  amount_left: z.int(),
  tax_left: z.int(),
  /** How the books have it where they would not take what the document says: set by the office, told in its history. */
  booking: z.optional(z.object({ debitor: z.optional(z.string()), receipt: z.optional(z.string()) })),
  /** The booking batches that have it. */
  exports: z.optional(z.array(z.object({ export_id: z.string(), name: z.string(), at: instant }))),
  locked: z.boolean(),
  filename: z.string(),
  file: z.optional(file),
  issued_at: instant,
  version: z.int(),
});
export type Invoice = z.infer<typeof invoice>;
/** A document before it has a number. */
export type InvoiceDraft = Omit<Invoice, 'invoice_number' | 'settings_invoice_number' | 'filename'>;

/** All lines with their sublines, as they stand below each other. */
export const allLines = (lines: readonly InvoiceLine[]): InvoiceSubline[] =>
  lines.flatMap((line) => [line, ...line.sublines]);

/** The airport whose services a cost centre bills. */
export const airportOfCostCenter = (cost_center: string): AirportId =>
  cost_center === COST_CENTERS[2] ? 2 : 1;
