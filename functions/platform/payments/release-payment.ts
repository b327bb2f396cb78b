import { changeOrder } from '#functions/platform/data/order.ts';
import { changeAttempt, getAttempt } from '#functions/platform/data/payment-attempt.ts';
import { save } from '#functions/platform/data/write.ts';
import { followUp } from '#functions/platform/payments/provider.ts';
import { DomainError } from '#shared/domain-error.ts';
import type { Cents } from '#shared/money.ts';
import type { Order } from '#shared/orders/order.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';
import { isSuccess } from '#shared/payments/result-code.ts';

/** The reversal had been done before: an earlier answer was lost. */
const DONE_ALREADY = '700.300.300';

const reverse = async (attempt: PaymentAttempt): Promise<void> => {
  const answer = await followUp(attempt.payment_id ?? '', {
    paymentType: 'RV',
    amount: attempt.amount,
    merchantTransactionId: `${attempt.merchant_transaction_id}-RV`,
  });
  const isReleased = isSuccess(answer.result_code) || answer.result_code === DONE_ALREADY;
  if (!isReleased) throw new DomainError('payment_failed', answer.result_description);
};

/**
 * Gives back the hold of an authorised attempt, whole, and takes it off the order if it is its payment. An
 * order that was placed keeps its payment.
 * @throws DomainError `payment_failed` when the provider refuses; ProviderUnreachable
 */
export const releaseAttempt = async (order: Order, attempt: PaymentAttempt, now: Date): Promise<Order> => {
  const isItsPayment = order.payment?.attempt === attempt.attempt;
  if (attempt.state !== 'authorized' || (isItsPayment && order.submitted_at)) return order;
  await reverse(attempt);
  const released: Order = isItsPayment
    ? { ...order, payment: undefined, updated_at: now.toISOString() }
    : order;
  await save(
    changeAttempt(attempt, { ...attempt, state: 'released' }),
    ...(isItsPayment ? [changeOrder(order, released)] : []),
  );
  return isItsPayment ? { ...released, version: order.version + 1 } : order;
};

/** Releases the hold of a draft whose price is not the authorised sum any more; a payment that fits stays. */
export const releaseOutdatedPayment = async (order: Order, price: Cents, now: Date): Promise<Order> => {
  if (!order.payment || order.payment.authorized_amount === price) return order;
  const attempt = await getAttempt(order._id, order.payment.attempt);
  if (!attempt) throw new Error(`order ${order._id} names an attempt that does not exist`);
  return releaseAttempt(order, attempt, now);
};
