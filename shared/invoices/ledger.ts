import { addDays, type CalendarDate } from '#shared/calendar-date.ts';
import type { InvoiceHead } from '#shared/invoices/invoice-list.ts';
import type { Cents } from '#shared/money.ts';

/**
 * The documents that the books hold, drafts left out, by date and number: a total order, because no two documents
 * share a number. Typed numbers stand before those of the series.
 */
export const ledgerOf = (invoices: readonly InvoiceHead[]): InvoiceHead[] =>
  invoices
    .filter(({ draft }) => !draft)
    .sort((a, b) => {
      if (a.invoice_date !== b.invoice_date) return a.invoice_date < b.invoice_date ? -1 : 1;
      const byNumber = a.settings_invoice_number - b.settings_invoice_number;
      return byNumber || (a.invoice_number < b.invoice_number ? -1 : 1);
    });

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
