import { changeInvoice, noteOfInvoice } from '#functions/platform/data/invoice.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { releaseWrites } from '#functions/platform/invoices/billing-writes.ts';
import type { Invoice } from '#shared/invoices/invoice.ts';
import type { Actor } from '#shared/orders/order-history.ts';

/**
 * The writes that a credit note brings to its invoice: what is left of it, its jobs freed once nothing is left, and who
 * credited it.
 * @param number the credit note's
 */
export const creditWrites = async (
  original: Invoice,
  left: Invoice,
  { number, by, now }: { readonly number: string; readonly by: Actor; readonly now: Date },
): Promise<Write[]> => [
  changeInvoice(original, left),
  ...(left.amount_left === 0 ? await releaseWrites(original) : []),
  noteOfInvoice(original, { by, action: 'credited', note: number }, now),
];
