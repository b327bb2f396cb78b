import { addDays, type CalendarDate } from '#shared/calendar-date.ts';
import type { InvoiceHead } from '#shared/invoices/invoice-list.ts';
import type { Cents } from '#shared/money.ts';

/** What the books are ordered by. */
type Ordered = Pick<InvoiceHead, 'draft' | 'invoice_date' | 'invoice_number' | 'settings_invoice_number'>;

/**
 * By date and number: below 0 when the first comes first. A total order, because no two documents share a number. Typed
 * numbers stand before those of the series.
 */
export const inLedgerOrder = (a: Ordered, b: Ordered): number => {
  if (a.invoice_date !== b.invoice_date) return a.invoice_date < b.invoice_date ? -1 : 1;
  const byNumber = a.settings_invoice_number - b.settings_invoice_number;
  if (byNumber || a.invoice_number === b.invoice_number) return byNumber;
  return a.invoice_number < b.invoice_number ? -1 : 1;
};

/** The documents that the books hold, drafts left out, in their order. */
export const ledgerOf = <T extends Ordered>(invoices: readonly T[]): T[] =>
  invoices.filter(({ draft }) => !draft).sort(inLedgerOrder);

/** Until when an invoice is to be paid; a credit note is not due. */
export const dueDate = ({
  credit_note,
  invoice_date,
  payment_terms,
}: InvoiceHead): CalendarDate | undefined => (credit_note ? undefined : addDays(invoice_date, payment_terms));

/**
 * What is still to be paid of an invoice, gross: nothing of a credit note, nor of what a web client has paid by card
 * before it was billed.
 */
export const openAmount = ({ credit_note, prices, paid_on, amount_left, tax_left }: InvoiceHead): Cents => {
  if (credit_note || paid_on) return 0;
  return prices === 'gross' ? amount_left : amount_left + tax_left;
};
