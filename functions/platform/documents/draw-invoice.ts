import { documentTitle, type FontFiles, invoicePdf } from '#functions/platform/documents/invoice-pdf.ts';
import { eInvoiceOf, isElectronic } from '#shared/invoices/e-invoice.ts';
import type { Invoice } from '#shared/invoices/invoice.ts';
import type { Seller } from '#shared/invoices/seller.ts';

/**
 * The file of an invoice or credit note: its PDF, with the electronic invoice inside where it is a business's (ZUGFeRD).
 * The same document makes the same bytes, so that a lost file is repaired from what is stored.
 */
export const drawInvoice = async (
  invoice: Invoice,
  seller: Seller,
  fonts: FontFiles,
): Promise<Uint8Array> => {
  const document = await invoicePdf(invoice, seller, fonts);
  if (isElectronic(invoice)) {
    const { addEInvoice } = await import('#functions/platform/documents/zugferd.ts');
    const issued = new Date(invoice.issued_at);
    const meta = { title: documentTitle(invoice), author: seller.name, issued };
    await addEInvoice(document, eInvoiceOf(invoice, seller), meta);
  }
  // At one go: nobody else waits for this thread.
  return document.save({ objectsPerTick: Number.POSITIVE_INFINITY });
};
