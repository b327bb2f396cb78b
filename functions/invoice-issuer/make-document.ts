import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { changeInvoice, getInvoice, noteOfInvoice } from '#functions/platform/data/invoice.ts';
import { getOrder } from '#functions/platform/data/order.ts';
import { getAttempt } from '#functions/platform/data/payment-attempt.ts';
import { save, type Write } from '#functions/platform/data/write.ts';
import { demandSeller } from '#functions/platform/invoices/demand-seller.ts';
import { filedInvoice, refuseUnprintable } from '#functions/platform/invoices/file-invoice.ts';
import { numberedInvoice } from '#functions/platform/invoices/number-invoice.ts';
import type { SetUp } from '#shared/catalogue/catalogue.ts';
import { creditNoteOf } from '#shared/invoices/credit-note.ts';
import type { Invoice, InvoiceDraft } from '#shared/invoices/invoice.ts';
import { type Issue, invoiceIdOf } from '#shared/invoices/issue.ts';
import { webInvoice } from '#shared/invoices/web-invoice.ts';
import { SYSTEM } from '#shared/orders/order-history.ts';

type Draft = { readonly document: InvoiceDraft; readonly also: (number: string) => Write[] };

const draftInvoice = async (issue: Issue, catalogue: SetUp, now: Date): Promise<Draft> => {
  const [order, attempt] = await Promise.all([
    getOrder(issue.order_id, now),
    getAttempt(issue.order_id, issue.attempt),
  ]);
  const airport = catalogue.airports.find(({ _id }) => _id === order?.airport);
  if (!order || !airport || !attempt?.paid_at) throw new Error(`order ${issue.order_id} is not paid`);
  const paid = { amount: issue.amount, paid_at: attempt.paid_at, brand: attempt.payment_brand ?? '' };
  return { document: webInvoice(issue._id, { order, airport, paid }, issue.language, now), also: () => [] };
};

const draftCreditNote = async (issue: Issue, now: Date): Promise<Draft> => {
  const original = await getInvoice(invoiceIdOf(issue.order_id, issue.attempt));
  if (!original) throw new Error(`the invoice of order ${issue.order_id} is not issued yet`);
  const { creditNote, left } = creditNoteOf(original, { _id: issue._id, amount: issue.amount }, now);
  return {
    document: creditNote,
    also: (number) => [
      changeInvoice(original, left),
      noteOfInvoice(original, { by: SYSTEM, action: 'credited', note: number }, now),
    ],
  };
};

const refuseUnfit = async (draft: InvoiceDraft): Promise<void> => {
  await refuseUnprintable(draft);
  const { company, street, city } = draft;
  if (!company.trim() || !street.trim() || !city.trim()) {
    throw new Error(
      'The address of the client is not complete. Please enter it at the order: the document then follows.',
    );
  }
};

const issueDraft = async ({ document, also }: Draft, catalogue: SetUp, now: Date): Promise<Invoice> => {
  const { invoice, writes } = await numberedInvoice(document, catalogue);
  await save(
    ...writes,
    ...also(invoice.invoice_number),
    noteOfInvoice(invoice, { by: SYSTEM, action: 'issued' }, now),
  );
  return invoice;
};

const draftOf = (issue: Issue, catalogue: SetUp, now: Date): Promise<Draft> =>
  issue.kind === 'invoice' ? draftInvoice(issue, catalogue, now) : draftCreditNote(issue, now);

/**
 * The document of a promise, with its number and its file; whatever was done before is taken up from there.
 * @throws Error saying what keeps it from being issued; DomainError `changed_meanwhile` when another took the number
 */
export const makeDocument = async (promise: Issue, now: Date): Promise<void> => {
  const catalogue = await readCatalogue();
  const seller = demandSeller(catalogue);
  let invoice = await getInvoice(promise._id);
  if (!invoice) {
    const draft = await draftOf(promise, catalogue, now);
    await refuseUnfit(draft.document);
    invoice = await issueDraft(draft, catalogue, now);
  }
  await filedInvoice(invoice, seller);
};
