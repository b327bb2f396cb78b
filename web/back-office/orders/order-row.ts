import type { CalendarDate } from '#shared/calendar-date.ts';
import type { ReceivedOf } from '#shared/http/contract.ts';
import type { OrderDeskApi } from '#shared/orders/order-desk-api.ts';

/** An order as the list brings it; amounts in euros. */
export type OrderRow = ReceivedOf<OrderDeskApi['POST /api/orders/list']>['rows'][number];

/** The number that staff and client know it by. */
export const nameOf = ({ order_number, _id }: Pick<OrderRow, 'order_number' | '_id'>): string =>
  order_number ?? _id;

export type DaySums = {
  readonly orders: number;
  readonly cancelled: number;
  readonly persons: number;
  readonly bags: number;
};

/** The day an order's service is on. */
export const dayOf = (order: OrderRow): CalendarDate => order.date ?? '';

/** Minutes after midnight at which the service begins. */
export const minuteOf = ({ hours = 0, minutes = 0 }: OrderRow): number => hours * 60 + minutes;

/** What the orders of a day add up to. A cancelled order is counted apart: nobody has to be there for it. */
export const sumsOf = (orders: readonly OrderRow[]): DaySums => {
  const live = orders.filter(({ status }) => status !== 'cancelled');
  const sum = (amountOf: (order: OrderRow) => number): number =>
    live.reduce((total, order) => total + amountOf(order), 0);
  return {
    orders: live.length,
    cancelled: orders.length - live.length,
    persons: sum(({ assistant }) => assistant?.persons ?? 0),
    bags: sum(({ porter }) => (porter ? porter.bags + porter.bulky_luggage : 0)),
  };
};
