import { useRef } from 'react';
import type { OrderDeskApi } from '#shared/orders/order-desk-api.ts';
import { useLiveRecords } from '#web/back-office/components/records/use-live-records.ts';
import { isNews } from '#web/back-office/orders/live-changes.ts';
import type { Orders } from '#web/back-office/orders/use-orders.ts';
import { apiClient } from '#web/common/call-api.ts';

const CHANGES = 'POST /api/orders/changes';
const call = apiClient<OrderDeskApi>();

/** Shows new and changed orders by themselves. @see useLiveRecords */
export const useLiveOrders = (orders: Orders) => {
  const seen = useRef(new Map<string, number>());
  const askNews = async (since: string | undefined) => {
    const { until, is_stale, changes } = await call(CHANGES, { body: since ? { since } : {} });
    for (const { _id, version } of orders.rows ?? []) seen.current.set(_id, version);
    const isNew = is_stale || isNews(changes, seen.current);
    for (const { _id, version } of changes) seen.current.set(_id, version);
    return { until, isNews: isNew };
  };
  return useLiveRecords({ key: CHANGES, records: orders, askNews, markOf: ({ version }) => version });
};
