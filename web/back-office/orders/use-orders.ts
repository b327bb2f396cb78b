import { useCallback } from 'react';
import useSWR from 'swr';
import type { OrderDeskApi } from '#shared/orders/order-desk-api.ts';
import type { OrderRow } from '#web/back-office/orders/order-row.ts';
import { type ListBody, orderOf, whereOf } from '#web/back-office/orders/order-where.ts';
import type { OrderFilterState } from '#web/back-office/orders/use-order-filter.ts';
import { apiClient } from '#web/common/call-api.ts';

const LIST = 'POST /api/orders/list';
const COUNT = 'POST /api/orders/count';

const call = apiClient<OrderDeskApi>();

/** The live changes tell when to read anew; coming back to the window does not. */
const ONCE = { keepPreviousData: true, revalidateOnFocus: false } as const;

/** The orders of a filter, page by page, how many it finds, and what its days add up to. */
export const useOrders = ({ filter, pagination, sorting }: OrderFilterState) => {
  const where = whereOf(filter);
  const body: ListBody = {
    offset: pagination.pageIndex * pagination.pageSize,
    limit: pagination.pageSize,
    order: orderOf(sorting),
    where,
  };
  const list = useSWR([LIST, body] as const, ([key, body]) => call(key, { body }), ONCE);
  const count = useSWR([COUNT, where] as const, ([key, where]) => call(key, { body: { where } }), ONCE);
  const { mutate: setList } = list;
  const { mutate: rereadCount } = count;
  const reread = useCallback(async (): Promise<void> => {
    await Promise.all([setList(), rereadCount()]);
  }, [setList, rereadCount]);
  const show = async (rows: OrderRow[]): Promise<void> => {
    await Promise.all([setList({ rows }, { revalidate: false }), rereadCount()]);
  };
  return {
    /** Names the list: another filter or page is another one. */
    name: JSON.stringify(body),
    rows: list.data?.rows,
    count: count.data?.count,
    days: count.data?.days,
    error: list.error ?? count.error,
    isRefreshing: list.isLoading && list.data !== undefined,
    reread,
    /** The list as it is on the server now, without showing it. */
    ask: async (): Promise<OrderRow[]> => (await call(LIST, { body })).rows,
    show,
  };
};
export type Orders = ReturnType<typeof useOrders>;
