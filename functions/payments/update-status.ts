import { changeOrderAs } from '#functions/platform/data/order-history.ts';
import { changeAttempt, getAttempt } from '#functions/platform/data/payment-attempt.ts';
import { againWhenChanged, save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { loadOfficeOrder } from '#functions/platform/http/office-order.ts';
import { announceToClient } from '#functions/platform/mail/announce-to-client.ts';
import { cancelling } from '#functions/platform/orders/cancelling.ts';
import { renewedJobWrites } from '#functions/platform/orders/job-writes.ts';
import { doesHoldStand } from '#functions/platform/payments/ask-about-hold.ts';
import type { Order } from '#shared/orders/order.ts';
import { type Actor, actorOf } from '#shared/orders/order-history.ts';
import type { OrderStatusApi } from '#shared/orders/order-status-api.ts';
import { statusAction } from '#shared/orders/status-update.ts';
import { transitionOrder } from '#shared/orders/transition-order.ts';
import { refused } from '#shared/refused.ts';

type Key = 'PUT /api/orders/statusUpdate/{id}';
type Update = Request<Key, OrderStatusApi[Key]>;
type Wish = { readonly by: Actor; readonly mail: boolean };

/**
 * Takes a cancelled order back, with its jobs, as long as the provider still holds the sum; what was sealed is open
 * again. Its client, who was told that nobody would come, gets the receipt once more.
 */
const restore = async (order: Order, { by, mail }: Wish, now: Date): Promise<void> => {
  const restored: Order = {
    ...order,
    ...transitionOrder(order, 'restore'),
    cancelled_by: undefined,
    updated_at: now.toISOString(),
  };
  const attempt = await getAttempt(order._id, order.payment?.attempt ?? 0);
  if (attempt?.state !== 'authorized' || !(await doesHoldStand(attempt))) {
    throw refused('payment.restore_not_held');
  }
  await save(
    ...changeOrderAs(order, restored, { by, action: 'restore' }, now),
    // Raises its version: a release that begins at this moment loses, or this does.
    changeAttempt(attempt, attempt),
    ...(await renewedJobWrites(restored, now)),
    ...(mail ? [announceToClient(order, { template: 'order_received' }, now)] : []),
  );
};

/**
 * Cancels an order, or restores it, as its new status says. Of two who do the same at the same moment one does it,
 * and the other is told that it is done.
 * @throws DomainError `invalid_input` for a status that is neither, or that contradicts the payment's;
 * `refused_transition`; `payment_unknown` while the card is being charged; `unavailable` without the provider
 */
export const updateStatus = async ({ params, body, caller, now }: Update) => {
  const action = statusAction(params.id, body);
  const by = actorOf(caller.user);
  const mail = body.sendEmail ?? true;
  await againWhenChanged(async () => {
    const order = await loadOfficeOrder(params.id, caller, now);
    if (action === 'restore') return restore(order, { by, mail }, now);
    const cancelled_by = body.cancelledBy?.trim() || undefined;
    const { writes } = await cancelling(order, { by, mail, cancelled_by }, now);
    return save(...writes);
  });
  return undefined;
};
