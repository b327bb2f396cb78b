import type { Order } from '#shared/orders/order.ts';
import type { ORDER_SORTS } from '#shared/orders/order-desk-api.ts';
import { orderNumber } from '#shared/orders/order-number.ts';
import { WEB_CLIENT_AGENCY_IDS } from '#shared/users/user.ts';

/** What of an order its filters and the sums of its day look at. */
export type OrderHead = Pick<
  Order,
  | '_id'
  | 'status'
  | 'payment_status'
  | 'travelType'
  | 'airport'
  | 'date'
  | 'agency_id'
  | 'name_sign'
  | 'email'
  | 'name_of_group'
> & {
  readonly address?: { readonly name: string } | undefined;
  readonly assistant?: { readonly persons: number } | undefined;
  readonly porter?: { readonly bags: number; readonly bulky_luggage: number } | undefined;
};

/** What the office asks for beside days and airport; empty lists stand for all. */
export type OrderQuestion = {
  readonly status?: readonly string[] | undefined;
  readonly payment_status?: readonly string[] | undefined;
  readonly travelType?: readonly string[] | undefined;
  readonly agencies?: boolean | undefined;
  readonly search?: string | undefined;
};

type Key = (typeof ORDER_SORTS)[number];
export type OrderSort = Key | `-${Key}`;

const isAmong = (wanted: readonly string[] | undefined, value: string | undefined): boolean =>
  !wanted?.length || (value !== undefined && wanted.includes(value));

const isOfWebClient = ({ agency_id }: OrderHead): boolean =>
  (WEB_CLIENT_AGENCY_IDS as readonly number[]).includes(agency_id);

/** The id that a text names as an order number does, with or without its letter; undefined for other texts. */
export const orderIdIn = (text: string): string | undefined => /^[fm]?\s?(\d{5,12})$/i.exec(text.trim())?.[1];

const isSpokenOf = (order: OrderHead, search: string): boolean => {
  const number = order.airport ? orderNumber(order._id, order.airport) : order._id;
  const texts = [number, order.address?.name, order.name_sign, order.email, order.name_of_group];
  return texts.some((text) => text?.toLowerCase().includes(search));
};

/** Whether an order is one of those that are asked for. Source: back-office specification, section 2. */
export const isAskedFor = (question: OrderQuestion) => {
  const search = question.search?.trim().toLowerCase() ?? '';
  return (order: OrderHead): boolean =>
    isAmong(question.status, order.status) &&
    isAmong(question.payment_status, order.payment_status) &&
    isAmong(question.travelType, order.travelType) &&
    (question.agencies === true || isOfWebClient(order)) &&
    (search === '' || isSpokenOf(order, search));
};

/** By date, time and number: no two orders are equal. */
const momentOf = ({ date = '', hours = 0, minutes = 0, _id }: Order): string =>
  `${date} ${String(hours * 60 + minutes).padStart(4, '0')} ${_id.padStart(14, '0')}`;

const KEYS: Readonly<Record<Key, (order: Order) => string>> = {
  date: momentOf,
  _id: ({ _id }) => _id.padStart(14, '0'),
  name: ({ address, name_sign }) => (address?.name ?? name_sign ?? '').toLowerCase(),
  airport: ({ airport }) => String(airport ?? ''),
  status: ({ status }) => status,
  payment_status: ({ payment_status }) => payment_status ?? '',
};

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Puts orders in a total order; where the wished one leaves two equal, the earlier comes first. */
export const sortedOrders = (orders: readonly Order[], sort: OrderSort): Order[] => {
  const isDown = sort.startsWith('-');
  const keyOf = KEYS[sort.replace('-', '') as Key];
  return orders.toSorted((a, b) => {
    const byKey = compare(keyOf(a), keyOf(b));
    return (isDown ? -byKey : byKey) || compare(momentOf(a), momentOf(b));
  });
};

/** What a day adds up to; a cancelled order is counted apart, for nobody has to be there for it. */
export type DaySums = {
  readonly date: string;
  readonly orders: number;
  readonly cancelled: number;
  readonly persons: number;
  /** With bulky pieces. */
  readonly bags: number;
};

const sumsOf = (date: string, orders: readonly OrderHead[]): DaySums => {
  const live = orders.filter(({ status }) => status !== 'cancelled');
  const sum = (countOf: (order: OrderHead) => number): number =>
    live.reduce((total, order) => total + countOf(order), 0);
  return {
    date,
    orders: live.length,
    cancelled: orders.length - live.length,
    persons: sum(({ assistant }) => assistant?.persons ?? 0),
    bags: sum(({ porter }) => (porter ? porter.bags + porter.bulky_luggage : 0)),
  };
};

/** The sums of each day that has orders, the earliest first. */
export const daySums = (orders: readonly OrderHead[]): DaySums[] => {
  const days = Map.groupBy(orders, ({ date = '' }) => date);
  return [...days.keys()].toSorted().map((date) => sumsOf(date, days.get(date) ?? []));
};
