import { changeOrder } from '#functions/platform/data/order.ts';
import { changeOrderAs } from '#functions/platform/data/order-history.ts';
import { announce } from '#functions/platform/data/outbox.ts';
import { changeAttempt } from '#functions/platform/data/payment-attempt.ts';
import { save, type Write } from '#functions/platform/data/write.ts';
import { logger } from '#functions/platform/logger.ts';
import { placing } from '#functions/platform/orders/placing.ts';
import type { Order } from '#shared/orders/order.ts';
import { CLIENT } from '#shared/orders/order-history.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';
import type { ProviderPayment } from '#shared/payments/settle-attempt.ts';
import { type Settlement, settlement } from '#shared/payments/settlement.ts';

const orderWrites = (before: Order, { order, isPlaced, isRaised }: Settlement, now: Date): Write[] => {
  if (!order) return [];
  if (isPlaced) return placing(before, order, now);
  return isRaised
    ? changeOrderAs(before, order, { by: CLIENT, action: 'pay_difference' }, now)
    : [changeOrder(before, order)];
};

const payAgainMail = (order: Order, attempt: PaymentAttempt, now: Date): Write =>
  announce(
    {
      _id: `payment_link#${attempt.merchant_transaction_id}`,
      template: 'payment_link',
      about: order._id,
      language: order.reading_language,
    },
    now,
  );

/**
 * Records what the provider said about an attempt, and what that makes of its order, in one transaction: a page, a
 * second tab and a webhook that bring the same news record it once.
 * @throws DomainError `changed_meanwhile` when another of them was first.
 */
export const settleCheckout = async (
  order: Order,
  attempt: PaymentAttempt,
  answer: ProviderPayment,
  now: Date,
): Promise<{ order: Order; attempt: PaymentAttempt }> => {
  const settled = settlement(order, attempt, answer, now);
  await save(
    changeAttempt(attempt, settled.attempt),
    ...orderWrites(order, settled, now),
    ...(settled.isRefused ? [payAgainMail(order, attempt, now)] : []),
  );
  const isSecond = settled.attempt.state === 'done' && attempt.state !== 'done' && !settled.order;
  if (isSecond) logger.error('charged twice: give it back', { payment: attempt.merchant_transaction_id });
  return {
    order: settled.order ? { ...settled.order, version: order.version + 1 } : order,
    attempt: { ...settled.attempt, version: attempt.version + 1 },
  };
};
