import { callForAttention } from '#functions/platform/data/attention.ts';
import { changeOrder } from '#functions/platform/data/order.ts';
import { changeOrderAs } from '#functions/platform/data/order-history.ts';
import { changeAttempt } from '#functions/platform/data/payment-attempt.ts';
import { save, type Write } from '#functions/platform/data/write.ts';
import { announceToClient } from '#functions/platform/mail/announce-to-client.ts';
import { placing } from '#functions/platform/orders/placing.ts';
import { promiseInvoice } from '#functions/platform/payments/promise-documents.ts';
import type { Order } from '#shared/orders/order.ts';
import { CLIENT } from '#shared/orders/order-history.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';
import type { ProviderPayment } from '#shared/payments/settle-attempt.ts';
import { type Settlement, settlement } from '#shared/payments/settlement.ts';

const orderWrites = async (
  before: Order,
  { attempt, order, isPlaced, isRaised }: Settlement,
  now: Date,
): Promise<Write[]> => {
  if (!order) return [];
  if (isPlaced) return placing(before, order, now);
  if (isRaised) return changeOrderAs(before, order, { by: CLIENT, action: 'pay_difference' }, now);
  // What the office ordered for somebody by phone is charged at once; a hold on a draft is told of when it is placed.
  return attempt.state === 'done'
    ? changeOrderAs(before, order, { by: CLIENT, action: 'pay' }, now)
    : [changeOrder(before, order)];
};

const payAgainMail = (order: Order, { merchant_transaction_id: of }: PaymentAttempt, now: Date): Write =>
  announceToClient(order, { template: 'payment_link', of }, now);

/** What a charge at once, without a hold before it, brings about: its invoice, or a question when it is a second. */
const chargedWrites = (before: PaymentAttempt, order: Order, settled: Settlement, now: Date): Write[] => {
  const { attempt } = settled;
  if (attempt.state !== 'done' || before.state === 'done') return [];
  if (settled.order) return [promiseInvoice(order, attempt, true, now)];
  return [
    callForAttention(
      order,
      {
        _id: `charged_twice#${attempt.merchant_transaction_id}`,
        kind: 'charged_twice',
        amount: attempt.amount,
      },
      now,
    ),
  ];
};

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
    ...(await orderWrites(order, settled, now)),
    ...chargedWrites(attempt, order, settled, now),
    ...(settled.isRefused ? [payAgainMail(order, attempt, now)] : []),
  );
  return {
    order: settled.order ? { ...settled.order, version: order.version + 1 } : order,
    attempt: { ...settled.attempt, version: attempt.version + 1 },
  };
};
