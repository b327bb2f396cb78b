import { loadInvoice } from '#functions/invoices/load-invoice.ts';
import { historyOfInvoice, invoiceIdOfNumber } from '#functions/platform/data/invoice.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import type { InvoicesApi } from '#shared/invoices/invoices-api.ts';

const KEY = 'GET /api/invoices/{id}/history';

/** Documents by their numbers. */
const named = async (numbers: readonly string[]) => {
  const ids = await Promise.all(numbers.map(invoiceIdOfNumber));
  return numbers.flatMap((invoice_number, index) => {
    const _id = ids[index];
    return _id === undefined ? [] : [{ _id, invoice_number }];
  });
};

/**
 * Lists the events of an invoice, the latest first, with the documents that belong to it.
 * @throws DomainError `not_found`, also for an invoice that the caller may not see
 */
export const readInvoiceHistory = async ({
  params,
  caller,
}: Request<typeof KEY, InvoicesApi[typeof KEY]>) => {
  const { _id, booking, exports = [], ...invoice } = await loadInvoice(params.id, caller);
  const told = await historyOfInvoice(_id);
  const exported = exports.map(({ export_id, name, at }) => ({
    _id: export_id,
    at,
    action: 'exported' as const,
    note: name,
  }));
  const rows = [...told.map(({ by, ...entry }) => ({ ...entry, by: by.name })), ...exported];
  const related = invoice.credit_note_invoice_number
    ? [invoice.credit_note_invoice_number]
    : told.flatMap(({ action, note }) => (action === 'credited' && note ? [note] : []));
  return {
    rows: rows.toSorted((a, b) => (a.at < b.at ? 1 : -1)),
    ...(booking && { booking }),
    related: await named(related),
  };
};
