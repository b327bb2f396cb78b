import * as z from 'zod/mini';
import { ATTENTION_OPEN, attentionKey, attentionOf } from '#functions/platform/data/keys.ts';
import { readIndex, readItem } from '#functions/platform/data/read.ts';
import { change, create, type Write } from '#functions/platform/data/write.ts';
import type { Order } from '#shared/orders/order.ts';
import { type Attention, attention } from '#shared/payments/attention.ts';

const indexesOf = ({ _id, order_id, since }: Attention) => ({
  owner_pk: ATTENTION_OPEN,
  owner_sk: `${since}#${_id}`,
  search_pk: attentionOf(order_id),
  search_sk: `${since}#${_id}`,
});

/** Only open matters are listed. */
const toItem = (stored: Attention) => ({ ...stored, ...(!stored.done_at && indexesOf(stored)) });

type Matter = Pick<Attention, '_id' | 'kind' | 'amount' | 'detail'>;

/** Calls for a person about an order; belongs into the transaction of what happened. */
export const callForAttention = (
  { _id: order_id, airport = 1 }: Pick<Order, '_id' | 'airport'>,
  matter: Matter,
  now: Date,
): Write =>
  create(
    attentionKey(matter._id),
    toItem({ ...matter, order_id, airport, since: now.toISOString(), version: 1 }),
  );

export const getAttention = async (id: string): Promise<Attention | undefined> => {
  const item = await readItem(attentionKey(id));
  return item && z.parse(attention, item);
};

export const changeAttention = (before: Attention, after: Attention): Write =>
  change(attentionKey(before._id), toItem(before), toItem(after));

/** The write by which a matter settles itself; none when there is no such matter, or none that is open. */
export const settleByItself = async (id: string, now: Date): Promise<Write[]> => {
  const matter = await getAttention(id);
  return matter && !matter.done_at
    ? [changeAttention(matter, { ...matter, done_at: now.toISOString() })]
    : [];
};

/** The writes by which the open matters of some kinds of an order settle themselves: what they asked for has come. */
export const settleKindsByThemselves = async (
  orderId: string,
  kinds: readonly Attention['kind'][],
  now: Date,
): Promise<Write[]> =>
  (await openAttentionOf(orderId))
    .filter(({ kind }) => kinds.includes(kind))
    .map((matter) => changeAttention(matter, { ...matter, done_at: now.toISOString() }));

/** What nobody has dealt with yet, the oldest first. */
export const openAttention = async (): Promise<Attention[]> =>
  z.parse(z.array(attention), await readIndex('owner', ATTENTION_OPEN));

/** The same of one order. */
export const openAttentionOf = async (orderId: string): Promise<Attention[]> =>
  z.parse(z.array(attention), await readIndex('search', attentionOf(orderId)));
