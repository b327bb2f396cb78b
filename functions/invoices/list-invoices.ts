import { invoiceRowOf } from '#functions/invoices/invoice-row.ts';
import { loadInvoice } from '#functions/invoices/load-invoice.ts';
import { getInvoiceHead, invoiceIdOfNumber, invoicesOn } from '#functions/platform/data/invoice.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { askedDays } from '#functions/platform/http/asked-days.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import {
  type InvoiceHead,
  invoiceSums,
  isInvoiceAskedFor,
  isInvoiceVisible,
  sortedInvoices,
} from '#shared/invoices/invoice-list.ts';
import type { InvoicesApi } from '#shared/invoices/invoices-api.ts';

type Ledger<K extends keyof InvoicesApi> = Request<K, InvoicesApi[K]>;
type Where = Ledger<'POST /api/invoices/list'>['body']['where'];

const DEFAULT_LIMIT = 50;

/** The invoice of a whole number, whatever its day. */
const named = async (number: string | undefined): Promise<InvoiceHead | undefined> => {
  const id = number?.trim() ? await invoiceIdOfNumber(number) : undefined;
  return id === undefined ? undefined : getInvoiceHead(id);
};

const find = async (where: Where, { user }: Caller): Promise<InvoiceHead[]> => {
  const days = askedDays(where);
  const [whole, ...found] = await Promise.all([named(where.invoice_number), ...days.map(invoicesOn)]);
  const isAskedFor = isInvoiceAskedFor(where);
  const ofDays = found.flat().filter(isAskedFor);
  const all = whole && !ofDays.some(({ _id }) => _id === whole._id) ? [...ofDays, whole] : ofDays;
  return all.filter((invoice) => isInvoiceVisible(invoice, user));
};

/** Invoices by date, the latest first; only those that the caller may see. */
export const listInvoices = async ({ body, caller }: Ledger<'POST /api/invoices/list'>) => {
  const { where, order = '-date', offset = 0, limit = DEFAULT_LIMIT } = body;
  const rows = sortedInvoices(await find(where, caller), order).slice(offset, offset + limit);
  return { rows: rows.map(invoiceRowOf) };
};

/** How many invoices a filter finds, and what they add up to: the same question as the list's. */
export const countInvoices = async ({ body, caller }: Ledger<'POST /api/invoices/count'>) => {
  const found = await find(body.where, caller);
  return { count: found.length, ...invoiceSums(found.filter(({ draft }) => !draft)) };
};

/** Whether a number is taken, whatever its case. */
export const readExists = async ({ params }: Ledger<'GET /api/invoices/exists/{number}'>) => ({
  exists: (await invoiceIdOfNumber(params.number)) !== undefined,
});

/** @throws DomainError `not_found`, also for an invoice that the caller may not see */
export const readInvoice = async ({ params, caller }: Ledger<'GET /api/invoices/{id}'>) => {
  const invoice = await loadInvoice(params.id, caller);
  return { ...invoiceRowOf(invoice), lines: invoice.lines };
};
