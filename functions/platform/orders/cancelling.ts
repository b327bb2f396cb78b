import { changeOrderAs } from '#functions/platform/data/order-history.ts';
import { changeAttempt, getAttempt } from '#functions/platform/data/payment-attempt.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { announceToClient } from '#functions/platform/mail/announce-to-client.ts';
import { jobWrites } from '#functions/platform/orders/job-writes.ts';
import type { Order } from '#shared/orders/order.ts';
import type { Actor } from '#shared/orders/order-history.ts';
import { transitionOrder } from '#shared/orders/transition-order.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';
import { refused } from '#shared/refused.ts';

/**
 * The order's hold, on which nobody is working.
 * @throws DomainError `payment_unknown` while the office is charging the card
 */
export const restingPayment = async (order: Order): Promise<PaymentAttempt | undefined> => {
  const attempt = order.payment && (await getAttempt(order._id, order.payment.attempt));
  if (attempt && attempt.state !== 'authorized') {
    throw refused('payment.confirming');
  }
  return attempt;
};

type Cancellation = {
  readonly by: Actor;
  readonly cancelled_by?: string | undefined;
  readonly mail: boolean;
};

/**
 * Cancels an order, for its client or the office: order, jobs and mail in one transaction. The hold on the card stays
 * with the payment and is released by schedule, so that the order can be restored.
 * @throws DomainError `refused_transition`, `payment_unknown`
 */
export const cancelling = async (
  order: Order,
  { by, cancelled_by, mail }: Cancellation,
  now: Date,
): Promise<{ cancelled: Order; writes: Write[] }> => {
  const to = transitionOrder(order, 'cancel');
  const [attempt, jobs] = await Promise.all([restingPayment(order), jobWrites(order, 'cancelled', now)]);
  const cancelled: Order = { ...order, ...to, cancelled_by, updated_at: now.toISOString() };
  const writes = [
    ...changeOrderAs(order, cancelled, { by, action: 'cancel' }, now),
    // Raises its version: a capture that begins at this moment loses, or this does.
    ...(attempt ? [changeAttempt(attempt, attempt)] : []),
    ...jobs,
    ...(mail ? [announceToClient(order, { template: 'order_cancelled' }, now)] : []),
  ];
  return { cancelled: { ...cancelled, version: order.version + 1 }, writes };
};
