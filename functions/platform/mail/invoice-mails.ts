import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { getInvoice } from '#functions/platform/data/invoice.ts';
import { getInvoiceRun, unitsOfRun } from '#functions/platform/data/invoice-run.ts';
import { readDocument } from '#functions/platform/documents/stored-files.ts';
import { environment } from '#functions/platform/environment.ts';
import type { Addressed } from '#functions/platform/mail/addressed.ts';
import type { Attachment } from '#functions/platform/mail/compose-mail.ts';
import type { Announcement } from '#shared/emails/announcement.ts';
import { invoiceVariables, runVariables } from '#shared/emails/invoice-variables.ts';
import { sellerOf } from '#shared/invoices/seller.ts';

/** The PDF of an issued invoice, as it was stored. @throws Error when it is not stored */
export const documentOf = async (id: string): Promise<Attachment> => {
  const invoice = await getInvoice(id);
  if (!invoice?.file) throw new Error(`document ${id} is not issued`);
  return {
    filename: invoice.filename,
    contentType: 'application/pdf',
    content: Buffer.from(await readDocument(invoice.file)),
  };
};

/**
 * An invoice or a credit note with its PDF, in its own language, to whom the office chose; the answer goes to who issues
 * invoices. @throws Error when it does not exist, or has no file
 */
export const invoiceMail = async ({ invoice_id = '', to }: Announcement): Promise<Addressed> => {
  const [invoice, setUp] = await Promise.all([getInvoice(invoice_id), readCatalogue()]);
  if (!invoice || !to) throw new Error(`there is no invoice ${invoice_id}, or nobody to send it to`);
  const { seller } = sellerOf(setUp);
  return {
    to,
    replyTo: seller.email,
    language: invoice.lang,
    variables: invoiceVariables(invoice, seller),
    attachments: [await documentOf(invoice_id)],
  };
};

/** What came of a run, in English with the German below, to who issues invoices. @throws Error when it does not exist */
export const runMail = async ({ about }: Announcement): Promise<Addressed> => {
  const [run, units, setUp] = await Promise.all([getInvoiceRun(about), unitsOfRun(about), readCatalogue()]);
  if (!run) throw new Error(`there is no run ${about}`);
  const link = `${environment.SITE_URL}/admin/invoices?tab=generate`;
  return {
    to: sellerOf(setUp).seller.email,
    language: 'de',
    variables: runVariables(run, units, { link, lang: 'de' }),
    below: { language: 'en', variables: runVariables(run, units, { link, lang: 'en' }) },
    attachments: [],
  };
};
