import type { CalendarDate } from '#shared/calendar-date.ts';
import { netAfterConcession } from '#shared/invoices/amounts.ts';
import type { InvoiceHead } from '#shared/invoices/invoice-list.ts';
import { dueDate, openAmount } from '#shared/invoices/ledger.ts';
import type { Cents } from '#shared/money.ts';
import type { LedgerTexts } from '#shared/texts/ledger-texts.ts';

/** What a cell holds: `percent` in basis points. */
type Kinds = { text: string; date: CalendarDate; cents: Cents; percent: number };

/** The columns of the outgoing-invoice ledger (Rechnungsausgangsbuch), from left to right, and what they hold. */
export const RAB_COLUMNS = {
  number: 'text',
  date: 'date',
  type: 'text',
  debitor: 'text',
  name: 'text',
  period_from: 'date',
  period_to: 'date',
  cost_center: 'text',
  net: 'cents',
  tax_rate: 'percent',
  tax: 'cents',
  gross: 'cents',
  due_date: 'date',
  open: 'cents',
  reference: 'text',
} as const satisfies Record<string, keyof Kinds>;

type Columns = typeof RAB_COLUMNS;

/** A row of the ledger; a cell without a value stays empty. */
export type RabRow = { readonly isTotal: boolean } & {
  readonly [column in keyof Columns]: Kinds[Columns[column]] | undefined;
};

/** What documents add up to, in all or of a cost centre and rate. */
export type Sums = {
  cost_center?: string;
  tax_rate?: number;
  net: Cents;
  tax: Cents;
  gross: Cents;
  open: Cents;
};

/** What a document adds to the sums; a credit note takes from them. */
export const sumsOf = (invoice: InvoiceHead): Sums => {
  const signed = (amount: Cents): Cents => (invoice.credit_note ? 0 - amount : amount);
  return {
    net: signed(netAfterConcession(invoice)),
    tax: signed(invoice.amount_tax),
    gross: signed(invoice.amount_brutto),
    open: openAmount(invoice),
  };
};

export const rowOf = (invoice: InvoiceHead, words: LedgerTexts): RabRow => ({
  isTotal: false,
  number: invoice.invoice_number,
  date: invoice.invoice_date,
  type: invoice.credit_note ? words.creditNote : words.invoice,
  debitor: invoice.debitor || undefined,
  name: invoice.company || invoice.agency_name,
  period_from: invoice.invoice_period_from,
  period_to: invoice.invoice_period_to,
  cost_center: invoice.cost_center,
  tax_rate: invoice.tax,
  due_date: dueDate(invoice),
  reference: invoice.credit_note_invoice_number,
  ...sumsOf(invoice),
});

export const totalRow = ({ cost_center, tax_rate, ...sums }: Sums, words: LedgerTexts): RabRow => ({
  isTotal: true,
  number: cost_center === undefined ? words.total : words.subtotal,
  date: undefined,
  type: undefined,
  debitor: undefined,
  name: undefined,
  period_from: undefined,
  period_to: undefined,
  cost_center,
  tax_rate,
  due_date: undefined,
  reference: undefined,
  ...sums,
});
