import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import {
  changeInvoice,
  getInvoice,
  getInvoiceCounter,
  storeInvoice,
} from '#functions/platform/data/invoice.ts';
import { getOrder } from '#functions/platform/data/order.ts';
import { getAttempt } from '#functions/platform/data/payment-attempt.ts';
import { save, type Write } from '#functions/platform/data/write.ts';
import { unprintable } from '#functions/platform/documents/fontkit-adapter.ts';
import { documentFonts } from '#functions/platform/documents/fonts.ts';
import { invoicePdf } from '#functions/platform/documents/invoice-pdf.ts';
import { storeDocument } from '#functions/platform/documents/store-document.ts';
import { type Catalogue, numberSetting } from '#shared/catalogue/catalogue.ts';
import { creditNoteOf } from '#shared/invoices/credit-note.ts';
import type { Invoice, InvoiceDraft } from '#shared/invoices/invoice.ts';
import { type Issue, invoiceIdOf } from '#shared/invoices/issue.ts';
import { sellerOf } from '#shared/invoices/seller.ts';
import { webInvoice } from '#shared/invoices/web-invoice.ts';

type Draft = { readonly document: InvoiceDraft; readonly also: Write[] };

const draftInvoice = async (issue: Issue, catalogue: Catalogue, now: Date): Promise<Draft> => {
  const [order, attempt] = await Promise.all([
    getOrder(issue.order_id, now),
    getAttempt(issue.order_id, issue.attempt),
  ]);
  const airport = catalogue.airports.find(({ _id }) => _id === order?.airport);
  if (!order || !airport || !attempt?.paid_at) throw new Error(`order ${issue.order_id} is not paid`);
  const paid = { amount: issue.amount, paid_at: attempt.paid_at, brand: attempt.payment_brand ?? '' };
  return { document: webInvoice(issue._id, { order, airport, paid }, issue.language, now), also: [] };
};

const draftCreditNote = async (issue: Issue, now: Date): Promise<Draft> => {
  const original = await getInvoice(invoiceIdOf(issue.order_id, issue.attempt));
  if (!original) throw new Error(`the invoice of order ${issue.order_id} is not issued yet`);
  const { creditNote, left } = creditNoteOf(original, { _id: issue._id, amount: issue.amount }, now);
  return { document: creditNote, also: [changeInvoice(original, left)] };
};

/** Everything that could keep a document from being issued is found before a number is taken. */
const refuseUnfit = ({ company, co, street, zip, city, country, lines }: InvoiceDraft): void => {
  const texts = [company, co, street, zip, city, country, ...lines.map(({ title }) => title)];
  const strange = unprintable(documentFonts.regular, texts.join(''));
  if (strange.length > 0) throw new Error(`invoices cannot show these letters: ${strange.join(' ')}`);
  if (!company.trim() || !street.trim() || !city.trim()) throw new Error('the address is not complete');
};

const suffixOf = ({ settings }: Catalogue): string =>
  String(settings.find(({ key }) => key === 'invoice_suffix_web')?.value ?? '');

const number = async ({ document, also }: Draft, catalogue: Catalogue): Promise<Invoice> => {
  const counter = await getInvoiceCounter('web');
  const next = Math.max(counter?.last ?? 0, numberSetting(catalogue, 'last_invoice_number_web')) + 1;
  const invoice_number = `${next}${suffixOf(catalogue)}`;
  const issued: Invoice = {
    ...document,
    invoice_number,
    settings_invoice_number: next,
    filename: `${invoice_number}.pdf`,
  };
  await save(...storeInvoice(issued, counter), ...also);
  return issued;
};

const draftOf = (issue: Issue, catalogue: Catalogue, now: Date): Promise<Draft> =>
  issue.kind === 'invoice' ? draftInvoice(issue, catalogue, now) : draftCreditNote(issue, now);

/**
 * The document of a promise, with its number and its file; whatever was done before is taken up from there.
 * @throws Error saying what keeps it from being issued; DomainError `changed_meanwhile` when another took the number
 */
export const makeDocument = async (issue: Issue, now: Date): Promise<Invoice> => {
  const catalogue = await readCatalogue();
  const { seller, missing } = sellerOf(catalogue);
  if (missing.length > 0) throw new Error(`these settings are empty: ${missing.join(', ')}`);
  let invoice = await getInvoice(issue._id);
  if (!invoice) {
    const draft = await draftOf(issue, catalogue, now);
    refuseUnfit(draft.document);
    invoice = await number(draft, catalogue);
  }
  if (invoice.file) return invoice;
  const pdf = await invoicePdf(invoice, seller, documentFonts);
  const key = `invoices/${invoice.invoice_date.slice(0, 4)}/${invoice.filename}`;
  const filed = { ...invoice, file: await storeDocument(key, pdf, invoice.issued_at) };
  await save(changeInvoice(invoice, filed));
  return { ...filed, version: invoice.version + 1 };
};
