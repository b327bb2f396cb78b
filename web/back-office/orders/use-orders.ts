import { useCallback } from 'react';
import useSWR from 'swr';
import type { InputOf } from '#shared/http/contract.ts';
import type { OrderDeskApi } from '#shared/orders/order-desk-api.ts';
import type { OrderFilter } from '#web/back-office/orders/order-filter.ts';
import type { OrderFilterState } from '#web/back-office/orders/use-order-filter.ts';
import { apiClient } from '#web/common/call-api.ts';

const LIST = 'POST /api/orders/list';
const COUNT = 'POST /api/orders/count';
type ListBody = InputOf<typeof LIST, OrderDeskApi[typeof LIST]>['body'];

const call = apiClient<OrderDeskApi>();

/** New orders show without a reload. */
const REFRESH = { refreshInterval: 60_000, keepPreviousData: true } as const;

const whereOf = ({ range, airport, travelTypes, statuses }: OrderFilter): ListBody['where'] => ({
  date_from: range.from,
  date_to: range.to,
  ...(airport !== 'both' && { airport }),
  ...(travelTypes.length > 0 && { travelType: [...travelTypes] }),
  ...(statuses.length > 0 && { status: [...statuses] }),
});

/** The orders of a filter, page by page, and how many it finds. */
export const useOrders = ({ filter, pagination, sorting }: OrderFilterState) => {
  const where = whereOf(filter);
  const body: ListBody = {
    offset: pagination.pageIndex * pagination.pageSize,
    limit: pagination.pageSize,
    order: sorting[0]?.desc ? '-date' : 'date',
    where,
  };
  const list = useSWR([LIST, body] as const, ([key, body]) => call(key, { body }), REFRESH);
  const count = useSWR([COUNT, where] as const, ([key, where]) => call(key, { body: { where } }), REFRESH);
  const { mutate: rereadList } = list;
  const { mutate: rereadCount } = count;
  const reread = useCallback(async (): Promise<void> => {
    await Promise.all([rereadList(), rereadCount()]);
  }, [rereadList, rereadCount]);
  return {
    rows: list.data?.rows,
    count: count.data?.count,
    error: list.error ?? count.error,
    isRefreshing: list.isLoading && list.data !== undefined,
    reread,
  };
};
