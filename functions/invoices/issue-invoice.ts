import { randomUUID } from 'node:crypto';
import { loadSeller } from '#functions/invoices/load-seller.ts';
import { readAgencies } from '#functions/platform/data/agency.ts';
import { closingsUnchanged, getClosings } from '#functions/platform/data/closings.ts';
import { getInvoice, invoiceIdOfNumber, noteOfInvoice } from '#functions/platform/data/invoice.ts';
import { againWhenChanged, save, type Write } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import { creditWrites } from '#functions/platform/invoices/credit-writes.ts';
import { drawnInvoice, filedInvoice, refuseUnprintable } from '#functions/platform/invoices/file-invoice.ts';
import {
  invoiceWithTypedNumber,
  isAutomaticNumber,
  NUMBER_PATIENCE,
  numberedInvoice,
} from '#functions/platform/invoices/number-invoice.ts';
import { refuseUnbookable } from '#functions/platform/invoices/refuse-unbookable.ts';
import { typedJobWrites } from '#functions/platform/invoices/typed-job-writes.ts';
import { airportTime } from '#shared/calendar-date.ts';
import type { SetUp } from '#shared/catalogue/catalogue.ts';
import { invalidInput } from '#shared/domain-error.ts';
import { isDayClosed } from '#shared/invoices/closing.ts';
import { creditNoteOf, demandOfAgency, demandUnlocked } from '#shared/invoices/credit-note.ts';
import { airportOfCostCenter, type Invoice, type InvoiceDraft } from '#shared/invoices/invoice.ts';
import type { InvoiceForm } from '#shared/invoices/invoice-form.ts';
import { invoiceFormErrors } from '#shared/invoices/invoice-form-errors.ts';
import { invoiceFormProblems, isNumberGiven } from '#shared/invoices/invoice-form-rules.ts';
import { isInvoiceVisible } from '#shared/invoices/invoice-list.ts';
import { invoiceOfForm } from '#shared/invoices/invoice-of-form.ts';
import type { InvoicesApi } from '#shared/invoices/invoices-api.ts';
import { actorOf } from '#shared/orders/order-history.ts';
import { airportsInScope } from '#shared/users/airport-scope.ts';

type Ledger<K extends keyof InvoicesApi> = Request<K, InvoicesApi[K]>;

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

const refusal = (field: string, code: keyof typeof invoiceFormErrors) =>
  invalidInput({ [field]: { code, message: invoiceFormErrors[code] } });

const isInScope = ({ cost_center = '' }: InvoiceForm, { user }: Caller): boolean =>
  airportsInScope(user).includes(airportOfCostCenter(cost_center));

/** @throws DomainError `invalid_input` naming every field that is wrong */
const draftOf = async (
  form: InvoiceForm,
  { id, draft, catalogue, caller }: { id: string; draft: boolean; catalogue: SetUp; caller: Caller },
  now: Date,
): Promise<InvoiceDraft> => {
  const agency = (await readAgencies()).find(({ _id }) => _id === form.agencyId);
  const terms = { agency, isAutomatic: isAutomaticNumber(catalogue) };
  const problems = invoiceFormProblems(form, terms, airportTime(now).date);
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  if (!isInScope(form, caller)) throw refusal('cost_center', 'cost_center.empty');
  const made = invoiceOfForm(id, { form, agency, draft }, now);
  await refuseUnprintable(made);
  return made;
};

/** The invoice of the form, with the writes that follow once its number is known. */
type Document = {
  readonly draft: InvoiceDraft;
  readonly writesOf: (number: string) => Promise<Write[]>;
};

/** A credit note of the form: its lines say what it is for, its invoice decides what may be credited. */
const creditedBy = async (
  made: InvoiceDraft,
  form: InvoiceForm,
  { user }: Caller,
  now: Date,
): Promise<Document> => {
  const id = await invoiceIdOfNumber(form.credit_note_invoice_number ?? '');
  const original = id === undefined ? undefined : await getInvoice(id);
  if (!original || !isInvoiceVisible(original, user)) {
    throw refusal('credit_note_invoice_number', 'credit_note_invoice_number.unknown');
  }
  demandOfAgency(original);
  demandUnlocked(original);
  const part = { _id: made._id, amount: made.amount_netto, lines: made.lines };
  const { creditNote, left } = creditNoteOf(original, part, now);
  return {
    draft: { ...creditNote, draft: made.draft, invoice_date: made.invoice_date, remarks: made.remarks },
    writesOf: (number) => creditWrites(original, left, { number, by: actorOf(user), now }),
  };
};

/**
 * The document of a form, as far as the books take it, and on a day that they have not closed.
 * @throws DomainError saying what the books would not take
 */
const documentOf = async (
  made: InvoiceDraft,
  form: InvoiceForm,
  { catalogue, caller, now }: { catalogue: SetUp; caller: Caller; now: Date },
): Promise<Document> => {
  const closed = await getClosings();
  if (isDayClosed(closed, made)) throw refusal('invoice_date', 'invoice_date.closed');
  const document: Document = form.credit_note
    ? await creditedBy(made, form, caller, now)
    : { draft: made, writesOf: (number) => typedJobWrites(made, number) };
  refuseUnbookable(document.draft, catalogue, now);
  return {
    ...document,
    writesOf: async (number) => [...(await document.writesOf(number)), closingsUnchanged(closed)],
  };
};

/** The PDF of a form as it would be issued, marked as a draft. */
export const previewInvoice = async ({ body, caller, now }: Ledger<'POST /api/invoices/preview'>) => {
  const { seller, catalogue } = await loadSeller();
  const made = await draftOf(body.invoice, { id: 'preview', draft: true, catalogue, caller }, now);
  const { draft, writesOf } = await documentOf(made, body.invoice, { catalogue, caller, now });
  await writesOf('');
  const unnumbered = { invoice_number: '', settings_invoice_number: 0, filename: '' };
  return base64(await drawnInvoice({ ...draft, ...unnumbered }, seller));
};

/** Stores the invoice with its number. @throws DomainError `changed_meanwhile` when another took the number */
const storeOf = async (
  made: InvoiceDraft,
  form: InvoiceForm,
  { catalogue, caller, now }: { catalogue: SetUp; caller: Caller; now: Date },
): Promise<Invoice> => {
  const { draft, writesOf } = await documentOf(made, form, { catalogue, caller, now });
  const typed = form.invoice_number?.trim() ?? '';
  if (!isNumberGiven(form) && (await invoiceIdOfNumber(typed)) !== undefined) {
    throw refusal('invoice_number', 'invoice_number.exists');
  }
  const { invoice, writes } = isNumberGiven(form)
    ? await numberedInvoice(draft, catalogue)
    : invoiceWithTypedNumber(draft, typed, catalogue);
  await save(
    ...writes,
    ...(await writesOf(invoice.invoice_number)),
    noteOfInvoice(invoice, { by: actorOf(caller.user), action: 'issued' }, now),
  );
  return invoice;
};

/**
 * Issues an invoice or a credit note of the form and answers its PDF. A form that is sent twice issues one.
 * @throws DomainError `invalid_input` naming every field that is wrong
 */
export const issueInvoice = async ({ body, caller, now }: Ledger<'POST /api/invoices'>) => {
  const { invoice: form, key = randomUUID() } = body;
  const { seller, catalogue } = await loadSeller();
  const before = await getInvoice(key);
  if (before) return base64(await filedInvoice(before, seller));
  const made = await draftOf(form, { id: key, draft: false, catalogue, caller }, now);
  const issued = await againWhenChanged(async () => {
    const twice = await getInvoice(key);
    return twice ?? storeOf(made, form, { catalogue, caller, now });
  }, NUMBER_PATIENCE);
  return base64(await filedInvoice(issued, seller));
};
