import type { CalendarDate } from '#shared/calendar-date.ts';
import type { ReceivedOf } from '#shared/http/contract.ts';
import { previousMonth } from '#shared/invoices/billing.ts';
import { COST_CENTERS } from '#shared/invoices/invoice.ts';
import type { InvoicesApi } from '#shared/invoices/invoices-api.ts';
import { airportsInScope } from '#shared/users/airport-scope.ts';
import type { CurrentUser } from '#web/common/session.ts';

export type IssuedInvoice = ReceivedOf<InvoicesApi['GET /api/invoices/{id}']>;

const LINE_FIELDS = [
  'title',
  'description',
  'amount',
  'netto',
  'order',
  'date',
  'time',
  'job_id',
  'reference',
  'type',
] as const;
export type LineField = (typeof LINE_FIELDS)[number];

/** A line as it is typed; `key` tells lines apart, `netto` is in euros. */
export type SublineInput = Readonly<Record<LineField, string>> & { readonly key: string };
export type LineInput = SublineInput & { readonly sublines: readonly SublineInput[] };

/** The fields that hold one text, in the order of the form; names are the specification's. */
export const TEXT_FIELDS = [
  'use_case',
  'client_type',
  'credit_note',
  'credit_note_invoice_number',
  'agencyId',
  'debitor',
  'payment_terms',
  'cost_center',
  'invoice_number',
  'invoice_date',
  'invoice_period_from',
  'invoice_period_to',
  'company',
  'co',
  'street',
  'zip',
  'city',
  'country',
  'vat_id',
  'remarks',
  'lang',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** The form as it is typed. */
export type InvoiceInput = Readonly<Record<TextField, string>> & { readonly lines: readonly LineInput[] };

/** Of an invoice, and of a credit note. */
export const INVOICE_TYPES = ['invoice', 'credit_note'] as const;

const NO_WORDS = Object.fromEntries(LINE_FIELDS.map((name) => [name, ''])) as Record<LineField, string>;

export const newSubline = (): SublineInput => ({ ...NO_WORDS, amount: '1', key: crypto.randomUUID() });
export const newLine = (): LineInput => ({ ...newSubline(), sublines: [] });

/**
 * A new invoice: services of an agency in the month before (back-office specification, section 9).
 * @param today at the airport
 */
export const emptyInput = (
  today: CalendarDate,
  user: Pick<CurrentUser, 'airport_id' | 'access_permission'>,
): InvoiceInput => {
  const { from, to } = previousMonth(today);
  const [airport, other] = airportsInScope(user);
  return {
    ...(Object.fromEntries(TEXT_FIELDS.map((name) => [name, ''])) as Record<TextField, string>),
    use_case: 'sec24',
    client_type: 'agency',
    credit_note: 'invoice',
    payment_terms: '30',
    cost_center: airport && !other ? COST_CENTERS[airport] : '',
    invoice_date: today,
    invoice_period_from: from,
    invoice_period_to: to,
    lang: 'de',
    lines: [newLine()],
  };
};

type IssuedLine = Omit<IssuedInvoice['lines'][number], 'sublines'>;

const sublineOf = (line: IssuedLine): SublineInput => ({
  key: crypto.randomUUID(),
  title: line.title,
  description: line.description,
  amount: String(line.amount),
  netto: line.netto === undefined ? '' : line.netto.toFixed(2),
  order: line.order ?? '',
  date: line.date ?? '',
  time: line.time ?? '',
  job_id: '',
  reference: line.reference ?? '',
  type: line.type ?? '',
});

/**
 * The clone of an issued invoice: of today, without its number, and without what ties it to jobs and to a credited
 * invoice (docs/decisions.md, invoices).
 */
export const cloneInput = (invoice: IssuedInvoice, today: CalendarDate): InvoiceInput => ({
  use_case: invoice.use_case,
  client_type: invoice.client_type,
  credit_note: invoice.credit_note ? 'credit_note' : 'invoice',
  credit_note_invoice_number: '',
  agencyId: invoice.agencyId === 0 ? '' : String(invoice.agencyId),
  debitor: invoice.debitor,
  payment_terms: String(invoice.payment_terms),
  cost_center: invoice.cost_center,
  invoice_number: '',
  invoice_date: today,
  invoice_period_from: invoice.invoice_period_from,
  invoice_period_to: invoice.invoice_period_to,
  company: invoice.company,
  co: invoice.co,
  street: invoice.street,
  zip: invoice.zip,
  city: invoice.city,
  country: invoice.country,
  vat_id: invoice.vat_id,
  remarks: invoice.remarks,
  lang: invoice.lang,
  lines: invoice.lines.map(({ sublines, ...line }) => ({
    ...sublineOf(line),
    sublines: sublines.map(sublineOf),
  })),
});
