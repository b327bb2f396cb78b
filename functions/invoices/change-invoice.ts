import { randomUUID } from 'node:crypto';
import { invoiceRowOf } from '#functions/invoices/invoice-row.ts';
import { loadInvoice } from '#functions/invoices/load-invoice.ts';
import { loadSeller } from '#functions/invoices/load-seller.ts';
import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import {
  changeInvoice,
  getInvoice,
  invoiceIdOfNumber,
  noteOfInvoice,
} from '#functions/platform/data/invoice.ts';
import { againWhenChanged, save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { creditWrites } from '#functions/platform/invoices/credit-writes.ts';
import { filedInvoice, refuseUnprintable } from '#functions/platform/invoices/file-invoice.ts';
import {
  invoiceWithTypedNumber,
  isAutomaticNumber,
  NUMBER_PATIENCE,
  numberedInvoice,
} from '#functions/platform/invoices/number-invoice.ts';
import { refuseUnbookable } from '#functions/platform/invoices/refuse-unbookable.ts';
import { numberSetting, type SetUp } from '#shared/catalogue/catalogue.ts';
import { invalidInput } from '#shared/domain-error.ts';
import { withBooking } from '#shared/invoices/booking.ts';
import { creditNoteOf, demandOfAgency, demandUnlocked } from '#shared/invoices/credit-note.ts';
import type { InvoiceDraft } from '#shared/invoices/invoice.ts';
import { type InvoiceFormErrorCode, invoiceFormErrors } from '#shared/invoices/invoice-form-errors.ts';
import type { InvoiceHead } from '#shared/invoices/invoice-list.ts';
import type { InvoicesApi } from '#shared/invoices/invoices-api.ts';
import { actorOf } from '#shared/orders/order-history.ts';
import { refused } from '#shared/refused.ts';

type Ledger<K extends keyof InvoicesApi> = Request<K, InvoicesApi[K]>;

const refuseNumber = (code: InvoiceFormErrorCode): never => {
  throw invalidInput({ invoice_number: { code, message: invoiceFormErrors[code] } });
};

/** Free invoices and their credit notes carry typed numbers, all others the next of their series. */
const numberOf = async (draft: InvoiceDraft, typed: string, catalogue: SetUp) => {
  if (draft.use_case === 'sec24') return numberedInvoice(draft, catalogue);
  if (!typed) refuseNumber('invoice_number.empty');
  if (!/^[A-Za-z0-9-]{1,36}$/.test(typed)) refuseNumber('invoice_number.letters');
  if (isAutomaticNumber(catalogue)(typed)) refuseNumber('invoice_number.automatic');
  if ((await invoiceIdOfNumber(typed)) !== undefined) refuseNumber('invoice_number.exists');
  return invoiceWithTypedNumber(draft, typed, catalogue);
};

type Question = Ledger<'POST /api/invoices/createCreditNote/{id}'>;

const credit = async ({ params, body, caller, now, once }: Question, catalogue: SetUp) => {
  const original = await loadInvoice(params.id, caller);
  demandOfAgency(original);
  demandUnlocked(original);
  const { creditNote, left } = creditNoteOf(
    original,
    { _id: once.key ?? randomUUID(), amount: body.amount ?? 0, reason: body.reason },
    now,
  );
  if (body.reason) await refuseUnprintable(creditNote);
  refuseUnbookable(creditNote, catalogue, now);
  const { invoice, writes } = await numberOf(creditNote, body.invoice_number?.trim() ?? '', catalogue);
  const by = actorOf(caller.user);
  await save(
    ...writes,
    ...(await creditWrites(original, left, { number: invoice.invoice_number, by, now })),
    noteOfInvoice(invoice, { by, action: 'issued' }, now),
  );
  return { invoice, left: { ...left, version: original.version + 1 } };
};

/** What the same request has made already, when its browser got no answer. */
const creditedBefore = async (key: string, { params, caller }: Question) => {
  const invoice = await getInvoice(key);
  if (!invoice?.credit_note) return undefined;
  return { invoice, left: await loadInvoice(params.id, caller) };
};

/**
 * Credits a part of an invoice or all that is left. However many do so at once, never more than the invoice.
 * @throws DomainError `invalid_input` naming `amount` or `invoice_number`; `refused_transition` of a locked one
 */
export const createCreditNote = async (question: Question) => {
  const { seller, catalogue } = await loadSeller();
  const { key } = question.once;
  const before = key === undefined ? undefined : await creditedBefore(key, question);
  const { invoice, left } =
    before ?? (await againWhenChanged(() => credit(question, catalogue), NUMBER_PATIENCE));
  await filedInvoice(invoice, seller);
  return { row: invoiceRowOf(invoice), left: invoiceRowOf(left) };
};

/** Closes an invoice for accounting, or opens it again. @throws DomainError `changed_meanwhile` on a stale version */
export const updateInvoiceStatus = async ({
  params,
  body,
  caller,
  now,
}: Ledger<'PUT /api/invoices/updateInvoiceStatus/{id}'>) => {
  const invoice = await loadInvoice(params.id, caller);
  if (invoice.draft) throw refused('invoice.draft_stays_open');
  const after = { ...invoice, locked: body.locked };
  const action = body.locked ? 'locked' : 'unlocked';
  await save(
    changeInvoice({ ...invoice, version: body.version }, after),
    noteOfInvoice(invoice, { by: actorOf(caller.user), action }, now),
  );
  return { row: invoiceRowOf({ ...after, version: body.version + 1 }) };
};

/** How the books have a document, in a line of its history. */
const bookingNote = ({ booking, debitor, invoice_number }: InvoiceHead): string =>
  `Debitor ${booking?.debitor ?? (debitor || '–')}, ${booking?.receipt ?? invoice_number}`;

/**
 * Sets how the books have a document whose debitor or number they would not take; the document stays as it was issued.
 * @throws DomainError `invalid_input` naming the field; `refused_transition` of a draft, or once the books have it
 */
export const updateBooking = async ({
  params,
  body,
  caller,
  now,
}: Ledger<'PUT /api/invoices/{id}/booking'>) => {
  const account_length = numberSetting(await readCatalogue(), 'datev_account_length');
  await againWhenChanged(async () => {
    const { lines: _, ...invoice } = await loadInvoice(params.id, caller);
    const after = withBooking(invoice, body, { account_length });
    const note = bookingNote(after);
    if (note === bookingNote(invoice)) return;
    await save(
      changeInvoice(invoice, after),
      noteOfInvoice(invoice, { by: actorOf(caller.user), action: 'booked', note }, now),
    );
  });
  return undefined;
};
