import { orderChangesFrom } from '#functions/platform/data/order-history.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { isInScope } from '#functions/platform/http/office-order.ts';
import type { OrderDeskApi } from '#shared/orders/order-desk-api.ts';

type Key = 'POST /api/orders/changes';
type Changes = Request<Key, OrderDeskApi[Key]>;

/** What was begun before, and written only now, must not be missed: no request lives longer. */
const OVERLAP_MS = 60_000;
const LONGEST_MS = 24 * 3_600_000;

/**
 * Which orders have changed since a moment: one question to the table (two around midnight), whatever the screen
 * shows, so that many open screens may ask every few seconds. Changes of the last minute are told again.
 */
export const readChanges = async ({ body, caller, now }: Changes) => {
  const until = new Date(now.getTime() - OVERLAP_MS).toISOString();
  const since = body.since && new Date(body.since);
  if (!since || now.getTime() - since.getTime() > LONGEST_MS) return { until, is_stale: true, changes: [] };
  const from = since.toISOString();
  const days = new Set([from.slice(0, 10), now.toISOString().slice(0, 10)]);
  const found = await Promise.all([...days].map((day) => orderChangesFrom(day, from)));
  const versions = new Map(
    found
      .flat()
      .filter((change) => isInScope(change, caller))
      .map(({ order_id, version }) => [order_id, version]),
  );
  const changes = [...versions].map(([_id, version]) => ({ _id, version }));
  return { until, is_stale: false, changes };
};
