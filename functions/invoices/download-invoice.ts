import { loadInvoice, noSuchInvoice } from '#functions/invoices/load-invoice.ts';
import { loadSeller } from '#functions/invoices/load-seller.ts';
import { invoiceIdOfNumber } from '#functions/platform/data/invoice.ts';
import { readDocument } from '#functions/platform/documents/stored-files.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { drawnInvoice, filedInvoice } from '#functions/platform/invoices/file-invoice.ts';
import type { Invoice } from '#shared/invoices/invoice.ts';
import type { InvoicesApi } from '#shared/invoices/invoices-api.ts';

type Call = InvoicesApi['POST /api/invoices/download'];

const pdfOf = async (invoice: Invoice): Promise<Uint8Array> => {
  if (invoice.file) return readDocument(invoice.file);
  const { seller } = await loadSeller();
  return invoice.draft ? drawnInvoice(invoice, seller) : filedInvoice(invoice, seller);
};

/**
 * The PDF of an invoice as it was issued, in Base64; drawn now when whoever issued it came no further than its number.
 * A draft has no number: it is named by its id, and drawn anew each time.
 * @throws DomainError `not_found`, also for an invoice that the caller may not see
 */
export const downloadInvoice = async ({ body, caller }: Request<'POST /api/invoices/download', Call>) => {
  const name = body.filename.replace(/\.pdf$/, '');
  const invoice = await loadInvoice((await invoiceIdOfNumber(name)) ?? name, caller);
  if (invoice.filename !== body.filename) throw noSuchInvoice();
  return Buffer.from(await pdfOf(invoice)).toString('base64');
};
