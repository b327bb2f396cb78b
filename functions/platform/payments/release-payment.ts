import { changeOrder } from '#functions/platform/data/order.ts';
import { changeAttempt, getAttempt } from '#functions/platform/data/payment-attempt.ts';
import { save } from '#functions/platform/data/write.ts';
import { followUp } from '#functions/platform/payments/provider.ts';
import { DomainError } from '#shared/domain-error.ts';
import type { Cents } from '#shared/money.ts';
import type { Order } from '#shared/orders/order.ts';
import { isSuccess } from '#shared/payments/result-code.ts';

/** The reversal had been done before: an earlier answer was lost. */
const DONE_ALREADY = '700.300.300';

/**
 * Gives back the hold of a draft, whole, and takes the payment off the order. An order without a payment, or
 * one that was placed, comes back as it is.
 * @throws DomainError `payment_failed` when the provider refuses; ProviderUnreachable
 */
export const releasePayment = async (order: Order, now: Date): Promise<Order> => {
  const { payment } = order;
  if (!payment || order.submitted_at) return order;
  const attempt = await getAttempt(order._id, payment.attempt);
  if (!attempt) throw new Error(`order ${order._id} names an attempt that does not exist`);
  if (attempt.state === 'authorized') {
    const answer = await followUp(payment.payment_id, {
      paymentType: 'RV',
      amount: attempt.amount,
      merchantTransactionId: `${attempt.merchant_transaction_id}-RV`,
    });
    const isReleased = isSuccess(answer.result_code) || answer.result_code === DONE_ALREADY;
    if (!isReleased) throw new DomainError('payment_failed', answer.result_description);
  }
  const released: Order = { ...order, payment: undefined, updated_at: now.toISOString() };
  await save(changeAttempt(attempt, { ...attempt, state: 'released' }), changeOrder(order, released));
  return { ...released, version: order.version + 1 };
};

/** Releases the hold of a draft whose price is not the authorised sum any more; a payment that fits stays. */
export const releaseOutdatedPayment = async (order: Order, price: Cents, now: Date): Promise<Order> =>
  order.payment?.authorized_amount === price ? order : releasePayment(order, now);
