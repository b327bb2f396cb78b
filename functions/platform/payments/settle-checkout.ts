import { changeOrder } from '#functions/platform/data/order.ts';
import { changeAttempt } from '#functions/platform/data/payment-attempt.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Order } from '#shared/orders/order.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';
import { type ProviderPayment, settleAttempt } from '#shared/payments/settle-attempt.ts';

const paymentOf = (attempt: PaymentAttempt): Order['payment'] => ({
  attempt: attempt.attempt,
  transaction_id: attempt.merchant_transaction_id,
  payment_id: attempt.payment_id ?? '',
  payment_brand: attempt.payment_brand ?? '',
  authorized_amount: attempt.amount,
  card: attempt.card ?? { holder: '', last4digits: '', expiryMonth: '', expiryYear: '' },
});

/**
 * Records what the provider said about an open attempt, and with an authorisation the order's payment: both in
 * one transaction, so that a page, a second tab and a webhook that bring the same news record it once.
 * @throws DomainError `changed_meanwhile` when another of them was first.
 */
export const settleCheckout = async (
  order: Order,
  attempt: PaymentAttempt,
  answer: ProviderPayment,
  now: Date,
): Promise<{ order: Order; attempt: PaymentAttempt }> => {
  const state = settleAttempt(attempt, answer, now);
  const settled: PaymentAttempt = {
    ...attempt,
    state,
    result_code: answer.result_code,
    result_description: answer.result_description,
    ...(state !== 'prepared' && {
      payment_id: answer.payment_id,
      payment_brand: answer.payment_brand,
      card: answer.card,
    }),
    ...(state === 'authorized' && { authorized_at: now.toISOString() }),
  };
  const isFirstPayment = state === 'authorized' && !order.payment && order.status === 'created';
  const paid: Order = isFirstPayment ? { ...order, payment: paymentOf(settled) } : order;
  await save(changeAttempt(attempt, settled), ...(isFirstPayment ? [changeOrder(order, paid)] : []));
  return {
    order: isFirstPayment ? { ...paid, version: order.version + 1 } : order,
    attempt: { ...settled, version: attempt.version + 1 },
  };
};
