import { airportOfCostCenter, type Invoice } from '#shared/invoices/invoice.ts';
import { airportsInScope } from '#shared/users/airport-scope.ts';
import type { User } from '#shared/users/user.ts';

/** An invoice without its lines. */
export type InvoiceHead = Omit<Invoice, 'lines'>;

/** What is asked for beside the invoice date; what is absent stands for all. */
type InvoiceQuestion = {
  readonly period_from?: string | undefined;
  readonly period_to?: string | undefined;
  readonly credit_note?: boolean | undefined;
  readonly use_case?: Invoice['use_case'] | undefined;
  readonly agency_id?: number | undefined;
  readonly invoice_number?: string | undefined;
};

/**
 * Whether a user may see an invoice: admins those of their airports, agencies those of their own agency that are issued.
 * Source: docs/decisions.md, roles.
 */
export const isInvoiceVisible = (
  { agencyId, draft, cost_center }: Pick<Invoice, 'agencyId' | 'draft' | 'cost_center'>,
  user: User | undefined,
): boolean =>
  (user?.role === 'admin' && airportsInScope(user).includes(airportOfCostCenter(cost_center))) ||
  (user?.role === 'agency' && user.agency_id !== undefined && user.agency_id === agencyId && !draft);

/** Whether an invoice is one of those that are asked for. Source: back-office specification, section 2. */
export const isInvoiceAskedFor = (question: InvoiceQuestion) => {
  const { period_from = '', period_to = '9999', credit_note, use_case, agency_id } = question;
  const part = question.invoice_number?.trim().toLowerCase() ?? '';
  return (invoice: InvoiceHead): boolean =>
    invoice.invoice_period_to >= period_from &&
    invoice.invoice_period_from <= period_to &&
    (credit_note === undefined || invoice.credit_note === credit_note) &&
    (use_case === undefined || invoice.use_case === use_case) &&
    (agency_id === undefined || invoice.agencyId === agency_id) &&
    invoice.invoice_number.toLowerCase().includes(part);
};

/** By date, then moment, then id: no two invoices are equal. */
export const sortedInvoices = (invoices: readonly InvoiceHead[], sort: 'date' | '-date'): InvoiceHead[] => {
  const keyOf = ({ invoice_date, issued_at, _id }: InvoiceHead): string =>
    `${invoice_date} ${issued_at} ${_id}`;
  const sorted = invoices.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return sort === 'date' ? sorted : sorted.reverse();
};

/** What invoices add up to; credit notes take from it. Cents. */
export const invoiceSums = (invoices: readonly InvoiceHead[]): { net: number; gross: number } => {
  const sumOf = (amountIn: (invoice: InvoiceHead) => number): number =>
    invoices.reduce((total, one) => total + (one.credit_note ? -amountIn(one) : amountIn(one)), 0);
  return {
    net: sumOf(({ amount_netto, amount_concession }) => amount_netto - amount_concession),
    gross: sumOf(({ amount_brutto }) => amount_brutto),
  };
};
