import * as z from 'zod/mini';
import { counterKey, invoiceKey, invoiceNumberKey, invoicesOfOrder } from '#functions/platform/data/keys.ts';
import { readIndex, readItem } from '#functions/platform/data/read.ts';
import { change, create, type Write } from '#functions/platform/data/write.ts';
import { type Invoice, invoice } from '#shared/invoices/invoice.ts';

const toItem = (stored: Invoice) => ({
  ...stored,
  ...(stored.order_id && {
    owner_pk: invoicesOfOrder(stored.order_id),
    owner_sk: `${stored.issued_at}#${stored.invoice_number}`,
  }),
});

export const getInvoice = async (id: string): Promise<Invoice | undefined> => {
  const item = await readItem(invoiceKey(id));
  return item && z.parse(invoice, item);
};

/** The invoices and credit notes of an order, the earliest first. */
export const invoicesOf = async (orderId: string): Promise<Invoice[]> =>
  z.parse(z.array(invoice), await readIndex('owner', invoicesOfOrder(orderId)));

export const changeInvoice = (before: Invoice, after: Invoice): Write =>
  change(invoiceKey(before._id), toItem(before), toItem(after));

const counterOf = (clientType: Invoice['client_type']) => counterKey(`invoice-${clientType}`);

type Counter = { last: number; version: number };

/** The counter of a client type as it is; undefined before the first number. */
export const getInvoiceCounter = async (clientType: Invoice['client_type']): Promise<Counter | undefined> =>
  (await readItem(counterOf(clientType))) as Counter | undefined;

/**
 * Stores an invoice with its number: the counter is raised, the number taken and the document kept in one
 * transaction, so that no draft burns a number and no number is given twice.
 */
export const storeInvoice = (issued: Invoice, counter: Counter | undefined): Write[] => {
  const key = counterOf(issued.client_type);
  const last = issued.settings_invoice_number;
  return [
    counter ? change(key, counter, { ...counter, last }) : create(key, { last, version: 1 }),
    create(invoiceNumberKey(issued.invoice_number), { invoice_id: issued._id }),
    create(invoiceKey(issued._id), toItem(issued)),
  ];
};
