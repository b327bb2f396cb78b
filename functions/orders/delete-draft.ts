import { dropOrder } from '#functions/platform/data/order.ts';
import { getAttempt } from '#functions/platform/data/payment-attempt.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { loadOfficeOrder } from '#functions/platform/http/office-order.ts';
import type { OrderDeskApi } from '#shared/orders/order-desk-api.ts';
import { refused } from '#shared/refused.ts';

type Key = 'DELETE /api/orders/{id}';

/**
 * Drops a draft. While a payment of it may still come or a sum is held, it stays, so that the money is found again.
 * @throws DomainError `refused_transition` for an order that was placed, or whose payment is not at rest
 */
export const deleteDraft = async ({ params, caller, now }: Request<Key, OrderDeskApi[Key]>) => {
  const order = await loadOfficeOrder(params.id, caller, now);
  if (order.status !== 'created' || order.submitted_at) {
    throw refused('order.placed');
  }
  const last = await getAttempt(order._id, order.payment_attempts);
  if (order.payment || (last && last.state !== 'expired' && last.state !== 'released')) {
    throw refused('order.draft_pays');
  }
  await save(dropOrder(order));
  return undefined;
};
