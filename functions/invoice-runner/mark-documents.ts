import { changeInvoice, getInvoiceHead, noteOfInvoice } from '#functions/platform/data/invoice.ts';
import { againWhenChanged, save } from '#functions/platform/data/write.ts';
import { exportName, type LedgerExport } from '#shared/invoices/ledger-export.ts';

/** Documents that are marked at the same time. */
const AT_ONCE = 10;

/** @returns whether the document was open and is closed now */
const mark = async (id: string, batch: LedgerExport, now: Date): Promise<boolean> => {
  const document = await getInvoiceHead(id);
  if (!document) return false;
  const { exports = [], locked } = document;
  const isKnown = exports.some(({ export_id }) => export_id === batch._id);
  const isClosing = batch.close && !locked;
  if (isKnown && !isClosing) return false;
  const entry = { export_id: batch._id, name: exportName(batch), at: now.toISOString() };
  await save(
    changeInvoice(document, {
      ...document,
      locked: locked || batch.close,
      exports: isKnown ? exports : [...exports, entry],
    }),
    ...(isClosing ? [noteOfInvoice(document, { by: batch.by, action: 'locked' }, now)] : []),
  );
  return isClosing;
};

/**
 * Keeps which documents a booking batch has, and closes them for accounting where it does, each with an entry in its
 * history; those that are closed already stay so.
 * @returns how many were open
 */
export const markDocuments = async (
  ids: readonly string[],
  batch: LedgerExport,
  now: Date,
): Promise<number> => {
  let closed = 0;
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE);
    const done = await Promise.all(some.map((id) => againWhenChanged(() => mark(id, batch, now))));
    closed += done.filter(Boolean).length;
  }
  return closed;
};
