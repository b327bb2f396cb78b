import type { OrderDeskApi } from '#shared/orders/order-desk-api.ts';
import { usePagedRecords } from '#web/back-office/components/records/use-paged-records.ts';
import { type OrderWhere, whereOf } from '#web/back-office/orders/order-where.ts';
import type { OrderFilterState } from '#web/back-office/orders/use-order-filter.ts';
import { apiClient } from '#web/common/call-api.ts';

const call = apiClient<OrderDeskApi>();

/** The calls of the orders' list. */
export const orderCalls = {
  name: 'orders',
  list: (body: { offset: number; limit: number; order: 'date' | '-date'; where: OrderWhere }) =>
    call('POST /api/orders/list', { body }),
  count: (where: OrderWhere) => call('POST /api/orders/count', { body: { where } }),
};

/** The orders of a filter, page by page. @see usePagedRecords */
export const useOrders = (state: OrderFilterState) =>
  usePagedRecords(orderCalls, whereOf(state.filter), state);
export type Orders = ReturnType<typeof useOrders>;
