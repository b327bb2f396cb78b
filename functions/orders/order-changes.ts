import { orderChangesIn } from '#functions/platform/data/order-history.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { isInScope } from '#functions/platform/http/office-order.ts';
import { changeWindow } from '#shared/orders/change-window.ts';
import type { OrderDeskApi } from '#shared/orders/order-desk-api.ts';

type Key = 'POST /api/orders/changes';
type Changes = Request<Key, OrderDeskApi[Key]>;

/**
 * Which orders have changed since a moment: one question to the table (two around midnight), whatever the screen
 * shows, so that many open screens may ask every few seconds. Changes of the last minute are told again.
 */
export const readChanges = async ({ body, caller, now }: Changes) => {
  const { until, is_stale, ...asked } = changeWindow(body.since, now);
  const found = (await orderChangesIn(asked)).filter((change) => isInScope(change, caller));
  const versions = new Map(found.map(({ order_id, version }) => [order_id, version]));
  const changes = [...versions].map(([_id, version]) => ({ _id, version }));
  return { until, is_stale, changes };
};
