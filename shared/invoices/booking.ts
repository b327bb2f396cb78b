import { invalidInput } from '#shared/domain-error.ts';
import { type DatevBatch, isCustomerAccount } from '#shared/invoices/datev-batch.ts';
import type { InvoiceHead } from '#shared/invoices/invoice-list.ts';
import { isReceipt } from '#shared/invoices/posting.ts';
import { refused } from '#shared/refused.ts';

/** Codes of what keeps the booking of a document from being set; each is the end of its text's key. */
export const bookingErrors = {
  'debitor.account':
    'Please enter an account of a customer: one digit more than ledger accounts, beginning with 1 to 6.',
  'receipt.letters': 'Please enter at most 36 letters, digits and hyphens.',
} as const;

/** How the books shall have a document; what is empty stands as on the document. */
export type BookingInput = { readonly debitor: string; readonly receipt: string };

/**
 * The document with another debitor, or another number, for the books alone: the document itself stays as it was
 * issued. Source: GoBD; docs/decisions.md, invoices.
 * @throws DomainError `invalid_input` naming the field; `refused_transition` of a draft, or once the books have it
 */
export const withBooking = (
  invoice: InvoiceHead,
  input: BookingInput,
  batch: Pick<DatevBatch, 'account_length'>,
): InvoiceHead => {
  if (invoice.draft) throw refused('invoice.draft_stays_open');
  if (invoice.locked) throw refused('invoice.locked');
  const [debitor, receipt] = [input.debitor.trim(), input.receipt.trim()];
  const refuse = (field: 'debitor' | 'receipt', code: keyof typeof bookingErrors): never => {
    throw invalidInput({ [field]: { code, message: bookingErrors[code] } });
  };
  if (debitor && !isCustomerAccount(debitor, batch)) refuse('debitor', 'debitor.account');
  if (receipt && !isReceipt(receipt)) refuse('receipt', 'receipt.letters');
  const { booking: _, ...rest } = invoice;
  if (!debitor && !receipt) return rest;
  return { ...rest, booking: { ...(debitor && { debitor }), ...(receipt && { receipt }) } };
};
