import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import type { OrderDeskApi } from '#shared/orders/order-desk-api.ts';
import { differenceOf, isNews } from '#web/back-office/orders/live-changes.ts';
import type { OrderRow } from '#web/back-office/orders/order-row.ts';
import type { Orders } from '#web/back-office/orders/use-orders.ts';
import { apiClient } from '#web/common/call-api.ts';

const CHANGES = 'POST /api/orders/changes';
const EVERY_MS = 4_000;
/** How long a row that came or changed is lit. */
const FRESH_MS = 2_400;
/** Scrolled further than this, one is reading. */
const READING_FROM_PX = 120;

const call = apiClient<OrderDeskApi>();

/** Someone who has scrolled down, or stands in the table by keyboard, must not lose their place. */
const isReading = (): boolean =>
  window.scrollY > READING_FROM_PX || document.activeElement?.closest('[data-records]') != null;

type Waiting = { readonly list: string; readonly rows: OrderRow[]; readonly added: number };

const useFresh = () => {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (fresh.size === 0) return;
    const timer = setTimeout(() => setFresh(new Set()), FRESH_MS);
    return () => clearTimeout(timer);
  }, [fresh]);
  return [fresh, (ids: readonly string[]) => setFresh(new Set(ids))] as const;
};

/**
 * Shows new and changed orders by themselves: asks for the marks of what has changed, and for the rows only when
 * that is news. Changes in place show at once; what would move rows under a reader waits for a press.
 */
export const useLiveOrders = (orders: Orders) => {
  const since = useRef<string>(undefined);
  const seen = useRef(new Map<string, number>());
  const [fresh, light] = useFresh();
  const [waiting, setWaiting] = useState<Waiting>();
  const { name, rows = [] } = orders;

  const show = async (present: OrderRow[]): Promise<void> => {
    const { added, changed } = differenceOf(rows, present);
    setWaiting(undefined);
    await orders.show(present);
    light([...added, ...changed]);
  };

  const follow = async (): Promise<true> => {
    const body = since.current ? { since: since.current } : {};
    const { until, is_stale, changes } = await call(CHANGES, { body });
    const isFirst = since.current === undefined;
    since.current = until;
    for (const { _id, version } of rows) seen.current.set(_id, version);
    if (isFirst || !orders.rows || !(is_stale || isNews(changes, seen.current))) return true;
    for (const { _id, version } of changes) seen.current.set(_id, version);
    const present = await orders.ask();
    const { added, changed, isMoved } = differenceOf(rows, present);
    if (isMoved && isReading()) setWaiting({ list: name, rows: present, added: added.length });
    else if (isMoved || changed.length > 0) await show(present);
    return true;
  };
  useSWR(CHANGES, follow, { refreshInterval: EVERY_MS, dedupingInterval: 0 });

  const mine = waiting?.list === name ? waiting : undefined;
  return {
    fresh,
    /** How many orders have come that are not shown yet; undefined when nothing waits. */
    waiting: mine?.added,
    showWaiting: (): void => {
      if (mine) void show(mine.rows);
    },
  };
};
