import { getOrder } from '#functions/platform/data/order.ts';
import { getAttempt } from '#functions/platform/data/payment-attempt.ts';
import { againWhenChanged } from '#functions/platform/data/write.ts';
import type { Order } from '#shared/orders/order.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';

/** The payment that an order rests on. @throws Error when there is none, or none that the provider knows */
export const loadPayment = async (order: Order): Promise<PaymentAttempt> => {
  const attempt = order.payment && (await getAttempt(order._id, order.payment.attempt));
  if (!attempt?.payment_id)
    throw new Error(`order ${order._id} is ${order.payment_status} without a payment`);
  return attempt;
};

/**
 * Records what came of a capture or refund that this request has reserved. The provider's notice, or the reconciler,
 * may have brought the same news first; then it is recorded already.
 */
export const recordOnce = (
  reserved: PaymentAttempt,
  record: (order: Order, attempt: PaymentAttempt) => Promise<void>,
  now: Date,
): Promise<void> =>
  againWhenChanged(async () => {
    // In this order: an attempt that is still reserved after the order was read proves that the order read is the one
    // before the news; should they come now, the versions tell.
    const order = await getOrder(reserved.order_id, now);
    const attempt = await getAttempt(reserved.order_id, reserved.attempt);
    if (order && attempt?.state === reserved.state) await record(order, attempt);
  });
