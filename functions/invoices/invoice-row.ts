import { netAfterConcession } from '#shared/invoices/amounts.ts';
import type { InvoiceHead } from '#shared/invoices/invoice-list.ts';

/** An invoice as lists show it. */
export const invoiceRowOf = (invoice: InvoiceHead) => {
  const net = netAfterConcession(invoice);
  const whole = invoice.prices === 'gross' ? invoice.amount_brutto : net;
  return { ...invoice, net, amount_paid: invoice.credit_note ? 0 : whole - invoice.amount_left };
};
