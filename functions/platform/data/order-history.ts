import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { historyKey, type Key, orderChangesOn, orderKey } from '#functions/platform/data/keys.ts';
import { changeOrder } from '#functions/platform/data/order.ts';
import { firstNameWrites } from '#functions/platform/data/order-name.ts';
import { readIndexFrom, readPartition } from '#functions/platform/data/read.ts';
import { create, replace, type Write } from '#functions/platform/data/write.ts';
import { airportId } from '#shared/catalogue/airport.ts';
import type { ChangeWindow } from '#shared/orders/change-window.ts';
import { fieldChanges } from '#shared/orders/field-changes.ts';
import type { Order } from '#shared/orders/order.ts';
import { type HistoryEntry, historyEntry } from '#shared/orders/order-history.ts';

/** What happened, and who did it. */
export type Happening = Pick<HistoryEntry, 'by' | 'action' | 'note'>;

const entryOf = (order: Order, rest: Happening & Pick<HistoryEntry, 'changes' | 'version'>, now: Date) => {
  const entry: HistoryEntry = { _id: randomUUID(), order_id: order._id, at: now.toISOString(), ...rest };
  return create(historyKey(order._id, entry.at, entry._id), {
    ...entry,
    airport: order.airport,
    agency_id: order.agency_id,
    owner_pk: orderChangesOn(entry.at.slice(0, 10)),
    owner_sk: `${entry.at}#${entry._id}`,
  });
};

/** Changes an order and tells of it in its history: both belong into one transaction. */
export const changeOrderAs = (before: Order, after: Order, what: Happening, now: Date): Write[] => [
  changeOrder(before, after),
  ...firstNameWrites(before, after),
  entryOf(after, { ...what, changes: fieldChanges(before, after), version: before.version + 1 }, now),
];

/** Tells of something in an order's history that leaves the order as it is. */
export const noteInHistory = (order: Order, what: Happening, now: Date): Write =>
  entryOf(order, { ...what, changes: [], version: order.version }, now);

/** The history of an order, the latest first. */
export const historyOf = async (orderId: string): Promise<HistoryEntry[]> =>
  z.parse(z.array(historyEntry), (await readPartition(orderKey(orderId).PK, 'HISTORY#')).toReversed());

/**
 * The writes by which entries of an order's history tell less: of privacy alone. That something happened, when, and by
 * whom stays.
 */
export const retellHistory = async (
  orderId: string,
  retold: (entry: HistoryEntry) => HistoryEntry,
): Promise<Write[]> =>
  (await readPartition(orderKey(orderId).PK, 'HISTORY#')).flatMap((item) => {
    const entry = z.parse(historyEntry, item);
    const less = retold(entry);
    return JSON.stringify(less) === JSON.stringify(entry) ? [] : [replace(item as Key, { ...item, ...less })];
  });

const orderChange = z.object({
  _id: z.string(),
  order_id: z.string(),
  airport: z.optional(airportId),
  agency_id: z.optional(z.int()),
  version: z.int(),
});
type OrderChange = z.infer<typeof orderChange>;

/** What happened to orders within a window, the earliest first. */
export const orderChangesIn = async ({
  from,
  days,
}: Pick<ChangeWindow, 'from' | 'days'>): Promise<OrderChange[]> => {
  const found = await Promise.all(days.map((day) => readIndexFrom('owner', orderChangesOn(day), from)));
  return z.parse(z.array(orderChange), found.flat());
};
