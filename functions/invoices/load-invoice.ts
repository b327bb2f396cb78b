import { getInvoice } from '#functions/platform/data/invoice.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import { DomainError } from '#shared/domain-error.ts';
import type { Invoice } from '#shared/invoices/invoice.ts';
import { isInvoiceVisible } from '#shared/invoices/invoice-list.ts';

export const noSuchInvoice = (): DomainError => new DomainError('not_found', 'There is no such invoice.');

/** @throws DomainError `not_found`, also for an invoice that the caller may not see */
export const loadInvoice = async (id: string | undefined, { user }: Caller): Promise<Invoice> => {
  const invoice = id && (await getInvoice(id));
  if (!invoice || !isInvoiceVisible(invoice, user)) {
    throw noSuchInvoice();
  }
  return invoice;
};
