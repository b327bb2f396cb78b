import type { OrderDeskApi } from '#shared/orders/order-desk-api.ts';
import type { OrderRow } from '#web/back-office/orders/order-row.ts';
import type { ListBody } from '#web/back-office/orders/order-where.ts';
import { apiClient } from '#web/common/call-api.ts';

const call = apiClient<OrderDeskApi>();

/** As many as the API answers at once. */
const PAGE = 100;
/** More do not fit a printed list that anyone reads, nor a file that a desk sends on. */
const MOST_ORDERS = 2000;

/** Orders of a filter; fewer rows than `count` when there are too many to take them all. */
type AllOrders = { readonly rows: readonly OrderRow[]; readonly count: number };

/** The orders of a filter from all pages, in the order of the table, as far as a list can take them. */
export const allOrders = async (where: ListBody['where'], order: ListBody['order']): Promise<AllOrders> => {
  const { count } = await call('POST /api/orders/count', { body: { where } });
  const rows: OrderRow[] = [];
  while (rows.length < MOST_ORDERS) {
    const body = { offset: rows.length, limit: PAGE, order, where };
    const answer = await call('POST /api/orders/list', { body });
    rows.push(...answer.rows);
    if (answer.rows.length < PAGE) break;
  }
  return { rows, count };
};
