import { randomUUID } from 'node:crypto';
import { getInvoice, noteOfInvoice } from '#functions/platform/data/invoice.ts';
import { noteCredit } from '#functions/platform/data/invoice-run.ts';
import { againWhenChanged, save } from '#functions/platform/data/write.ts';
import { creditWrites } from '#functions/platform/invoices/credit-writes.ts';
import { filedInvoice } from '#functions/platform/invoices/file-invoice.ts';
import { NUMBER_PATIENCE, numberedInvoice } from '#functions/platform/invoices/number-invoice.ts';
import { refuseUnbookable } from '#functions/platform/invoices/refuse-unbookable.ts';
import type { SetUp } from '#shared/catalogue/catalogue.ts';
import { creditNoteOf, demandUnlocked } from '#shared/invoices/credit-note.ts';
import { sellerOf } from '#shared/invoices/seller.ts';
import type { Actor } from '#shared/orders/order-history.ts';

/**
 * Credits for a run all that is left of an invoice and frees its jobs; nothing when nothing is left.
 * @throws DomainError `refused_transition` when the invoice is closed for accounting
 */
export const creditWhole = async (
  id: string,
  { run_id, by, catalogue, now }: { run_id: string; by: Actor; catalogue: SetUp; now: Date },
): Promise<void> => {
  const note = await againWhenChanged(async () => {
    const original = await getInvoice(id);
    if (!original || original.amount_left === 0) return undefined;
    demandUnlocked(original);
    const part = { _id: randomUUID(), amount: original.amount_left };
    const { creditNote, left } = creditNoteOf(original, part, now);
    refuseUnbookable(creditNote, catalogue, now);
    const { invoice, writes } = await numberedInvoice(creditNote, catalogue);
    await save(
      ...writes,
      ...(await creditWrites(original, left, { number: invoice.invoice_number, by, now })),
      noteOfInvoice(invoice, { by, action: 'issued' }, now),
      noteCredit(run_id, invoice._id),
    );
    return invoice;
  }, NUMBER_PATIENCE);
  if (note) await filedInvoice(note, sellerOf(catalogue).seller);
};
