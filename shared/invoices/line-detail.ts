import { airportOfCostCenter, type Invoice, type InvoiceLine } from '#shared/invoices/invoice.ts';
import { dayText } from '#shared/invoices/invoice-text.ts';
import { orderNumber } from '#shared/orders/order-number.ts';
import { invoiceTexts } from '#shared/texts/invoice-texts.ts';

/** What stands behind a line's title: when, which job, whose reference. */
export const detailOf = (
  { date, time, job_id, reference }: Pick<InvoiceLine, 'date' | 'time' | 'job_id' | 'reference'>,
  invoice: Pick<Invoice, 'lang' | 'cost_center'>,
): string => {
  const [order = '', number = ''] = job_id?.split('-') ?? [];
  const job = order && `${orderNumber(order, airportOfCostCenter(invoice.cost_center))}-${number}`;
  const words = invoiceTexts[invoice.lang];
  return [date && dayText(date, invoice.lang), time, job, reference && words.reference(reference)]
    .filter(Boolean)
    .join(', ');
};

/** All that is said of a line below or behind its title. */
export const lineWords = (line: InvoiceLine, invoice: Pick<Invoice, 'lang' | 'cost_center'>): string =>
  [detailOf(line, invoice), line.order && !line.job_id && line.order, line.description]
    .filter(Boolean)
    .join(', ');
