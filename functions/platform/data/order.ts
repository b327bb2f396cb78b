import * as z from 'zod/mini';
import {
  customerOf,
  FIND_FROM,
  type Key,
  orderKey,
  orderOfAddress,
  ordersOfAddress,
  ordersOfDay,
  ordersOfName,
  timeOfDay,
} from '#functions/platform/data/keys.ts';
import {
  readIndex,
  readIndexParts,
  readIndexRange,
  readItem,
  readItems,
} from '#functions/platform/data/read.ts';
import { change, create, remove, type Write } from '#functions/platform/data/write.ts';
import { clockText } from '#shared/calendar-date.ts';
import type { AirportId } from '#shared/catalogue/airport-ids.ts';
import { nameToFind } from '#shared/orders/name-to-find.ts';
import { type Order, order } from '#shared/orders/order.ts';
import type { OrderHead } from '#shared/orders/order-list.ts';

const nameOf = ({ _id, address }: Order) => {
  const name = nameToFind(address?.name ?? '');
  return name.length < FIND_FROM ? {} : { find_pk: ordersOfName(name), find_sk: `${name}#${_id}` };
};

/** Drafts are in no index; an order is on its airport's day and, with a login, among its customer's. */
const indexesOf = (stored: Order) => {
  const { airport, date, hours, minutes } = stored;
  if (!stored.submitted_at || !airport || !date || hours === undefined || minutes === undefined) return {};
  return {
    day_pk: ordersOfDay(airport, date),
    day_sk: timeOfDay(clockText({ hours, minutes }), stored._id),
    ...(stored.email && {
      search_pk: ordersOfAddress(stored.email),
      search_sk: orderOfAddress(stored.email, stored.created_at),
    }),
    ...nameOf(stored),
    ...(stored.user_id && { owner_pk: customerOf(stored.user_id), owner_sk: stored.created_at }),
  };
};

const toItem = (stored: Order) => ({ ...stored, ...indexesOf(stored) });

const isExpired = (stored: Order, now: Date): boolean =>
  stored.ttl !== undefined && stored.ttl * 1000 <= now.getTime();

/** A stored order; a dropped draft does not exist any more, even where the table still holds it. */
export const standingOrder = (item: Record<string, unknown>, now: Date): Order | undefined => {
  const stored = z.parse(order, item);
  return isExpired(stored, now) ? undefined : stored;
};

export const getOrder = async (id: string, now: Date): Promise<Order | undefined> => {
  const item = await readItem(orderKey(id));
  return item && standingOrder(item, now);
};

/** Orders by their ids, each named once. */
export const getOrders = async (ids: readonly string[]): Promise<ReadonlyMap<string, Order>> => {
  const found = z.parse(z.array(order), await readItems(ids.map(orderKey)));
  return new Map(found.map((one) => [one._id, one]));
};

export const createOrder = (stored: Order): Write => create(orderKey(stored._id), toItem(stored));

/** Changes an order from what was read to what it shall be. */
export const changeOrder = (before: Order, after: Order): Write => {
  const key: Key = orderKey(before._id);
  return change(key, toItem(before), toItem(after));
};

/** The submitted orders of an airport and day, by time, then number. */
export const ordersOn = async (airport: AirportId, date: string): Promise<Order[]> =>
  z.parse(z.array(order), await readIndex('day', ordersOfDay(airport, date)));

const orderHead = z.extend(
  z.pick(order, {
    _id: true,
    status: true,
    payment_status: true,
    travelType: true,
    airport: true,
    date: true,
    agency_id: true,
    name_sign: true,
    email: true,
    name_of_group: true,
  }),
  {
    address: z.optional(z.object({ name: z.string() })),
    assistant: z.optional(z.object({ persons: z.int() })),
    porter: z.optional(z.object({ bags: z.int(), bulky_luggage: z.int() })),
  },
);
const HEAD_PARTS = [
  ...['_id', 'status', 'payment_status', 'travelType', 'airport', 'date', 'agency_id'],
  ...['name_sign', 'email', 'name_of_group', 'address.name'],
  ...['assistant.persons', 'porter.bags', 'porter.bulky_luggage'],
];

/** The same with only what filters and sums look at: an order is large, and a season of them is asked for at once. */
export const orderHeadsOn = async (airport: AirportId, date: string): Promise<OrderHead[]> =>
  z.parse(z.array(orderHead), await readIndexParts('day', ordersOfDay(airport, date), HEAD_PARTS));

/** The orders a customer has placed, the earliest first. */
export const ordersOfCustomer = async (userId: string): Promise<Order[]> =>
  z.parse(z.array(order), await readIndex('owner', customerOf(userId)));

/** More orders than anybody books. */
const MOST_OF_ADDRESS = 500;

/** The placed orders whose client gave this email address, the earliest first. */
export const ordersOfEmail = async (email: string): Promise<Order[]> =>
  z.parse(
    z.array(order),
    await readIndexRange({
      index: 'search',
      partition: ordersOfAddress(email),
      prefix: orderOfAddress(email, ''),
      first: MOST_OF_ADDRESS,
    }),
  );

/** The first placed orders whose client's address begins so, by address; from `FIND_FROM` letters on. */
export const ordersOfEmailBeginning = async (text: string, most: number): Promise<Order[]> => {
  const range = { partition: ordersOfAddress(text), prefix: text.trim().toLowerCase(), first: most };
  return z.parse(z.array(order), await readIndexRange({ index: 'search', ...range }));
};

/** The first placed orders whose client's name, as it is looked up, begins so; from `FIND_FROM` letters on. */
export const ordersOfNameBeginning = async (name: string, most: number): Promise<Order[]> =>
  z.parse(
    z.array(order),
    await readIndexRange({ index: 'find', partition: ordersOfName(name), prefix: name, first: most }),
  );

/** Drops a draft, or an order that was stored a moment ago. */
export const dropOrder = (stored: Order): Write => remove(orderKey(stored._id), stored);
