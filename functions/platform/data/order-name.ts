import { FIND_FROM, firstNameKey, ordersOfFirstName } from '#functions/platform/data/keys.ts';
import { getOrders } from '#functions/platform/data/order.ts';
import { readIndexRange } from '#functions/platform/data/read.ts';
import { removeAnyway, replace, type Write } from '#functions/platform/data/write.ts';
import { firstNameToFind } from '#shared/orders/name-to-find.ts';
import type { Order } from '#shared/orders/order.ts';

/** Placed orders only, as by their last name. */
const placeOf = ({ _id, address, submitted_at }: Order) => {
  const name = firstNameToFind(address?.name ?? '');
  if (!submitted_at || name.length < FIND_FROM) return undefined;
  return { find_pk: ordersOfFirstName(name), find_sk: `${name}#${_id}` };
};

/**
 * The write by which an order is found by its client's first name too: it has one place in an index itself, by the last
 * name. None where the name stays; belongs into the order's transaction.
 */
export const firstNameWrites = (before: Order, after: Order): Write[] => {
  const [was, is] = [placeOf(before), placeOf(after)];
  if (was?.find_sk === is?.find_sk) return [];
  const key = firstNameKey(after._id);
  return [is ? replace(key, { order_id: after._id, ...is }) : removeAnyway(key)];
};

/** The first placed orders whose client's first name begins so; from `FIND_FROM` letters on. */
export const ordersOfFirstNameBeginning = async (word: string, most: number): Promise<Order[]> => {
  const found = await readIndexRange({
    index: 'find',
    partition: ordersOfFirstName(word),
    prefix: word,
    attributes: ['order_id'],
    first: most,
  });
  return [...(await getOrders(found.map(({ order_id }) => String(order_id)))).values()];
};
