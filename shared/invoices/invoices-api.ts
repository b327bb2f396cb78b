import * as z from 'zod/mini';
import type { Contract } from '#shared/http/contract.ts';
import { REASON_MAX } from '#shared/invoices/credit-note.ts';
import { CLIENT_TYPES, INVOICE_ACTIONS, invoice, USE_CASES } from '#shared/invoices/invoice.ts';
import { invoiceForm } from '#shared/invoices/invoice-form.ts';
import { euroAmount } from '#shared/money.ts';
import { percent } from '#shared/percent.ts';
import { calendarDate, instant, noContent } from '#shared/schemas.ts';

const number = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/));
const invoiceId = z.object({ id: z.string().check(z.minLength(1), z.maxLength(120)) });

/** Keys by which invoices are filtered; agencies see their own only, whatever they ask. */
const invoiceFilter = z.strictObject({
  /** Of the invoice date. With a whole `invoice_number` the days do not matter. */
  date_from: calendarDate,
  date_to: calendarDate,
  /** Services of these days: invoices whose period meets them. */
  period_from: z.optional(calendarDate),
  period_to: z.optional(calendarDate),
  credit_note: z.optional(z.boolean()),
  use_case: z.optional(z.enum(USE_CASES)),
  agency_id: z.optional(z.int()),
  /** Any part of a number of these days, or a whole number of any day. */
  invoice_number: z.optional(z.string().check(z.maxLength(40))),
});

const amounts = {
  amount_netto: euroAmount,
  amount_concession: euroAmount,
  amount_tax: euroAmount,
  amount_brutto: euroAmount,
  amount_left: euroAmount,
  tax: percent,
  concession: percent,
};

/** An invoice as lists show it. */
export const invoiceRow = z.extend(
  z.omit(invoice, {
    lines: true,
    file: true,
    tax_left: true,
    settings_invoice_number: true,
    booking: true,
    exports: true,
  }),
  {
    ...amounts,
    /** Net after concession: what the column "net" shows. */
    net: euroAmount,
    /** Net less what is left; of web clients, whose amounts left are gross, gross less what is left. */
    amount_paid: euroAmount,
  },
);
export type InvoiceRow = z.output<typeof invoiceRow>;

const answerLine = {
  title: z.string(),
  description: z.string(),
  amount: z.int(),
  netto: z.optional(euroAmount),
  brutto: z.optional(euroAmount),
  sum_netto: euroAmount,
  sum_brutto: z.optional(euroAmount),
  order: z.optional(z.string()),
  date: z.optional(calendarDate),
  time: z.optional(z.string()),
  job_id: z.optional(z.string()),
  reference: z.optional(z.string()),
  type: z.optional(z.enum(['assistant', 'porter'])),
};

const invoiceAnswer = z.extend(invoiceRow, {
  lines: z.array(z.object({ ...answerLine, sublines: z.array(z.object(answerLine)) })),
});

const invoiceHistory = z.object({
  rows: z.array(
    z.object({
      _id: z.string(),
      at: instant,
      by: z.optional(z.string()),
      action: z.enum(INVOICE_ACTIONS),
      note: z.optional(z.string()),
    }),
  ),
  booking: invoice.shape.booking,
  /** Of a credit note its invoice, else its credit notes, the earliest first. */
  related: z.array(z.object({ _id: z.string(), invoice_number: z.string() })),
});

/** Calls about invoices and credit notes. */
export const invoicesApi = {
  'POST /api/invoices/list': {
    role: 'agency',
    summary: 'Invoices of at most 92 days, the latest first: all for admins, their own for agencies',
    body: z.object({
      offset: z.optional(z.int().check(z.gte(0))),
      limit: z.optional(z.int().check(z.gte(1), z.lte(500))),
      order: z.optional(z.enum(['date', '-date'])),
      where: invoiceFilter,
      isRelational: z.optional(z.boolean()),
    }),
    answer: z.object({ rows: z.array(invoiceRow) }),
  },
  'POST /api/invoices/count': {
    role: 'agency',
    summary: 'How many invoices a filter finds, and what they add up to: credit notes count as negative',
    body: z.object({ where: invoiceFilter }),
    answer: z.object({ count: z.int(), net: euroAmount, gross: euroAmount }),
  },
  'GET /api/invoices/exists/{number}': {
    role: 'admin',
    summary: 'Whether an invoice number is taken',
    params: z.object({ number }),
    answer: z.object({ exists: z.boolean() }),
  },
  'GET /api/invoices/{id}': {
    role: 'admin',
    summary: 'An invoice with its lines, as a clone begins with it',
    params: invoiceId,
    answer: invoiceAnswer,
  },
  'POST /api/invoices/preview': {
    role: 'admin',
    summary: 'The PDF of a form as it would be issued, marked as a draft; nothing is stored',
    body: z.object({ invoice: invoiceForm }),
    contentType: 'application/pdf',
    answer: z.string(),
  },
  'POST /api/invoices': {
    role: 'admin',
    summary: 'Issues an invoice and answers its PDF; `html` is accepted, as specified, and not used',
    body: z.object({
      invoice: invoiceForm,
      /** A form's own key, so that sending it twice issues one invoice. */
      key: z.optional(z.uuid()),
      html: z.optional(z.unknown()),
    }),
    contentType: 'application/pdf',
    answer: z.string(),
  },
  'POST /api/invoices/download': {
    role: 'agency',
    summary: 'The PDF of an invoice as it was issued, or of a draft, by its file name',
    body: z.object({ filename: z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}\.pdf$/)) }),
    contentType: 'application/pdf',
    answer: z.string(),
  },
  'POST /api/invoices/createCreditNote/{id}': {
    role: 'admin',
    summary: 'Credits a part of an invoice or all that is left; `amount` is what `amount_left` is',
    params: invoiceId,
    body: z.object({
      amount: z.nullish(euroAmount),
      /** Of normal invoices, whose numbers are typed. */
      invoice_number: z.optional(z.string().check(z.maxLength(40))),
      type: z.optional(z.enum([...USE_CASES, ...CLIENT_TYPES])),
      /** Why, as the document says it; absent, it says what its invoice does. */
      reason: z.optional(z.string().check(z.maxLength(REASON_MAX))),
    }),
    answer: z.object({ row: invoiceRow, left: invoiceRow }),
  },
  'POST /api/invoices/sendInvoice/{id}': {
    role: 'admin',
    summary: 'Mails an issued invoice or credit note of an agency with its PDF, and notes it in its history',
    params: invoiceId,
    body: z.object({
      to: z.string().check(z.maxLength(320)),
      /** The dialog's own key, so that asking twice sends one mail. */
      key: z.optional(z.uuid()),
    }),
    status: 204,
    answer: noContent,
  },
  'PUT /api/invoices/updateInvoiceStatus/{id}': {
    role: 'admin',
    summary: 'Closes an invoice for accounting, or opens it again',
    params: invoiceId,
    body: z.object({ locked: z.boolean(), version: z.int() }),
    answer: z.object({ row: invoiceRow }),
  },
  'PUT /api/invoices/{id}/booking': {
    role: 'admin',
    summary:
      'Sets how the books have a document whose debitor or number they would not take; the document stays as it is',
    params: invoiceId,
    body: z.object({
      /** Empty: the document's own. */
      debitor: z.string().check(z.maxLength(20)),
      receipt: z.string().check(z.maxLength(40)),
    }),
    status: 204,
    answer: noContent,
  },
  'GET /api/invoices/{id}/history': {
    role: 'admin',
    summary:
      'What happened to an invoice, the latest first, how it is booked, and its credit notes or its invoice',
    params: invoiceId,
    answer: invoiceHistory,
  },
} as const satisfies Contract;
export type InvoicesApi = typeof invoicesApi;
