import { changeInvoice, getInvoiceHead, noteOfInvoice } from '#functions/platform/data/invoice.ts';
import { againWhenChanged, save } from '#functions/platform/data/write.ts';
import type { Actor } from '#shared/orders/order-history.ts';

/** Documents that are closed at the same time. */
const AT_ONCE = 10;

/** @returns whether the document was open */
const close = async (id: string, by: Actor, now: Date): Promise<boolean> => {
  const document = await getInvoiceHead(id);
  if (!document || document.locked) return false;
  await save(
    changeInvoice(document, { ...document, locked: true }),
    noteOfInvoice(document, { by, action: 'locked' }, now),
  );
  return true;
};

/**
 * Closes documents for accounting, each with an entry in its history; those that are closed already stay as they are.
 * @returns how many were open
 */
export const closeDocuments = async (ids: readonly string[], by: Actor, now: Date): Promise<number> => {
  let closed = 0;
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE);
    const done = await Promise.all(some.map((id) => againWhenChanged(() => close(id, by, now))));
    closed += done.filter(Boolean).length;
  }
  return closed;
};
