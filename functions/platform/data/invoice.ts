import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import {
  counterKey,
  invoiceHistoryKey,
  invoiceKey,
  invoiceLinesKey,
  invoiceNumberKey,
  invoicesInMonth,
  invoicesOfDay,
  invoicesOfOrder,
} from '#functions/platform/data/keys.ts';
import {
  readIndex,
  readIndexParts,
  readItem,
  readItems,
  readPartition,
} from '#functions/platform/data/read.ts';
import { TABLE_SHAPE } from '#functions/platform/data/table-shape.ts';
import { change, create, remove, removeAnyway, save, type Write } from '#functions/platform/data/write.ts';
import { INVOICE_ACTIONS, type Invoice, type InvoiceAction, invoice } from '#shared/invoices/invoice.ts';
import type { InvoiceHead } from '#shared/invoices/invoice-list.ts';
import { ledgerOf } from '#shared/invoices/ledger.ts';
import { type Actor, actor } from '#shared/orders/order-history.ts';
import { TURNOVER_PARTS, type TurnoverPart, turnoverOf, turnoverPart } from '#shared/overview/turnover.ts';
import { instant } from '#shared/schemas.ts';
import { keptFor } from '#shared/users/retention.ts';

/** Lines lie beside their invoice, so many in an item: an item holds 400 kB, and lists read no lines. */
const LINES_IN_ITEM = 100;
/** A transaction takes 100 writes. */
const MOST_LINES = 80 * LINES_IN_ITEM;

const head = z.omit(invoice, { lines: true });
const linesItem = z.object({ lines: invoice.shape.lines });

/** Drafts are made anew in minutes. */
const expiry = ({ draft, issued_at }: InvoiceHead) =>
  draft && {
    [TABLE_SHAPE.expiry]: Math.floor(Date.parse(issued_at) / 1000) + keptFor('invoice_drafts') * 86_400,
  };

const toItem = (stored: InvoiceHead) => ({
  ...z.parse(head, stored),
  ...expiry(stored),
  day_pk: invoicesOfDay(stored.invoice_date),
  day_sk: `${stored.issued_at}#${stored.invoice_number}`,
  // Drafts count nowhere.
  ...(!stored.draft && {
    search_pk: invoicesInMonth(stored.invoice_date.slice(0, 7)),
    search_sk: stored.invoice_number,
  }),
  ...(stored.order_id && {
    owner_pk: invoicesOfOrder(stored.order_id),
    owner_sk: `${stored.issued_at}#${stored.invoice_number}`,
  }),
});

const lineWrites = (stored: Invoice): Write[] => {
  const { _id, lines } = stored;
  if (lines.length > MOST_LINES) throw new Error(`an invoice holds at most ${MOST_LINES} lines`);
  return Array.from({ length: Math.ceil(lines.length / LINES_IN_ITEM) }, (_, part) =>
    create(invoiceLinesKey(_id, part + 1), {
      lines: lines.slice(part * LINES_IN_ITEM, (part + 1) * LINES_IN_ITEM),
      ...expiry(stored),
    }),
  );
};

export const getInvoiceHead = async (id: string): Promise<InvoiceHead | undefined> => {
  const item = await readItem(invoiceKey(id));
  return item && z.parse(head, item);
};

/** Some invoices, without their lines, in no order. */
export const getInvoiceHeads = async (ids: readonly string[]): Promise<InvoiceHead[]> =>
  z.parse(z.array(head), await readItems(ids.map(invoiceKey)));

export const getInvoice = async (id: string): Promise<Invoice | undefined> => {
  const [found, parts] = await Promise.all([getInvoiceHead(id), readPartition(invoiceKey(id).PK, 'LINES#')]);
  return found && { ...found, lines: z.parse(z.array(linesItem), parts).flatMap(({ lines }) => lines) };
};

/** The id of the invoice that has a number. */
export const invoiceIdOfNumber = async (number: string): Promise<string | undefined> =>
  (await readItem(invoiceNumberKey(number)))?.invoice_id as string | undefined;

/** Those of some numbers that documents have. */
export const takenNumbers = async (numbers: readonly string[]): Promise<Set<string>> => {
  const keys = new Map(numbers.map((number) => [invoiceNumberKey(number).PK, number]));
  const items = await readItems(numbers.map(invoiceNumberKey));
  return new Set(items.flatMap(({ PK }) => keys.get(String(PK)) ?? []));
};

/** The invoices and credit notes of an order, the earliest first. */
export const invoicesOf = async (orderId: string): Promise<InvoiceHead[]> =>
  z.parse(z.array(head), await readIndex('owner', invoicesOfOrder(orderId)));

/** The invoices and credit notes with the date of a day, in the order in which they were issued. */
export const invoicesOn = async (date: string): Promise<InvoiceHead[]> =>
  z.parse(z.array(head), await readIndex('day', invoicesOfDay(date)));

/** What the ledger chooses and orders documents by: a day of a hundred thousand fits the memory so, but not whole. */
const ledgerEntry = z.pick(head, {
  _id: true,
  draft: true,
  invoice_date: true,
  invoice_number: true,
  settings_invoice_number: true,
  cost_center: true,
  agencyId: true,
});
type LedgerEntry = z.infer<typeof ledgerEntry>;

/** Documents that are in memory at once. */
const PART = 500;

/** The documents of a day that are wanted, in the order of the ledger, part by part. */
export async function* ledgerOn(
  date: string,
  isWanted: (entry: LedgerEntry) => boolean,
): AsyncGenerator<InvoiceHead[]> {
  const read = await readIndexParts('day', invoicesOfDay(date), Object.keys(ledgerEntry.shape));
  const entries = ledgerOf(z.parse(z.array(ledgerEntry), read).filter(isWanted));
  for (let start = 0; start < entries.length; start += PART) {
    const keys = entries.slice(start, start + PART).map(({ _id }) => invoiceKey(_id));
    yield ledgerOf(z.parse(z.array(head), await readItems(keys)));
  }
}

/** The issued invoices and credit notes of a month (`YYYY-MM`), by number. */
export const invoicesIn = async (month: string): Promise<InvoiceHead[]> =>
  z.parse(z.array(head), await readIndex('search', invoicesInMonth(month)));

/** The writes that take an invoice away with its lines and history, once nobody has to keep it; the head comes last. */
export const forgetInvoice = async ({ _id }: InvoiceHead): Promise<Write[]> => {
  const { PK, SK } = invoiceKey(_id);
  const parts = (await readPartition(PK)).filter((part) => part.SK !== SK);
  return [...parts.map((part) => removeAnyway({ PK, SK: String(part.SK) })), removeAnyway({ PK, SK })];
};

/** What counts for the turnover, of the issued invoices and credit notes of a month (`YYYY-MM`). */
export const turnoverIn = async (month: string): Promise<TurnoverPart[]> =>
  z.parse(z.array(turnoverPart), await readIndexParts('search', invoicesInMonth(month), TURNOVER_PARTS));

/** Changes what may change of an issued invoice; its lines never do. */
export const changeInvoice = (before: InvoiceHead, after: InvoiceHead): Write =>
  change(invoiceKey(before._id), toItem(before), toItem(after));

const counterOf = (clientType: Invoice['client_type']) => counterKey(`invoice-${clientType}`);

type Counter = { last: number; version: number };

/** The counter of a client type as it is; undefined before the first number. */
export const getInvoiceCounter = async (clientType: Invoice['client_type']): Promise<Counter | undefined> =>
  (await readItem(counterOf(clientType))) as Counter | undefined;

/** Raises the counter of a client type: it gives each number once. */
export const raiseInvoiceCounter = (
  clientType: Invoice['client_type'],
  counter: Counter | undefined,
  last: number,
): Write =>
  counter
    ? change(counterOf(clientType), counter, { ...counter, last })
    : create(counterOf(clientType), { last, version: 1 });

/**
 * Stores an invoice with its lines and takes its number: in one transaction with the counter, so that no draft burns a
 * number and no number is given twice.
 */
export const storeInvoice = (issued: Invoice): Write[] => [
  ...(issued.draft ? [] : [create(invoiceNumberKey(issued.invoice_number), { invoice_id: issued._id })]),
  // For the figures of a year: lists read no lines.
  create(invoiceKey(issued._id), { ...toItem(issued), turnover: turnoverOf(issued) }),
  ...lineWrites(issued),
];

/** Takes a draft away, with its lines; another of the same period takes its place. */
export const removeDraft = async (draft: InvoiceHead): Promise<void> => {
  const parts = await readPartition(invoiceKey(draft._id).PK, 'LINES#');
  await save(
    remove(invoiceKey(draft._id), draft),
    ...parts.map((_, index) => removeAnyway(invoiceLinesKey(draft._id, index + 1))),
  );
};

const historyEntry = z.object({
  _id: z.string(),
  at: instant,
  by: actor,
  action: z.enum(INVOICE_ACTIONS),
  note: z.optional(z.string()),
});

/** The events of an invoice, the earliest first. */
export const historyOfInvoice = async (id: string) =>
  z.parse(z.array(historyEntry), await readPartition(invoiceKey(id).PK, 'HISTORY#'));

/** Keeps who did what with an invoice, for good (GoBD: every change has an entry). */
export const noteOfInvoice = (
  { _id }: Pick<InvoiceHead, '_id'>,
  { by, action, note }: { readonly by: Actor; readonly action: InvoiceAction; readonly note?: string },
  now: Date,
): Write => {
  const entry = randomUUID();
  const at = now.toISOString();
  return create(invoiceHistoryKey(_id, at, entry), {
    ...(note && { note }),
    _id: entry,
    invoice_id: _id,
    at,
    by,
    action,
  });
};
