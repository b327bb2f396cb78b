import { loadInvoice } from '#functions/invoices/load-invoice.ts';
import { loadSeller } from '#functions/invoices/load-seller.ts';
import { invoiceIdOfNumber } from '#functions/platform/data/invoice.ts';
import { readDocument } from '#functions/platform/documents/stored-files.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { filedInvoice } from '#functions/platform/invoices/file-invoice.ts';
import type { InvoicesApi } from '#shared/invoices/invoices-api.ts';

type Call = InvoicesApi['POST /api/invoices/download'];

/**
 * The PDF of an invoice as it was issued, in Base64; drawn now when whoever issued it came no further than its number.
 * @throws DomainError `not_found`, also for an invoice that the caller may not see
 */
export const downloadInvoice = async ({ body, caller }: Request<'POST /api/invoices/download', Call>) => {
  const number = body.filename.replace(/\.pdf$/, '');
  const invoice = await loadInvoice(await invoiceIdOfNumber(number), caller);
  const pdf = invoice.file
    ? await readDocument(invoice.file)
    : await filedInvoice(invoice, (await loadSeller()).seller);
  return Buffer.from(pdf).toString('base64');
};
