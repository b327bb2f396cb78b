import { callForAttention } from '#functions/platform/data/attention.ts';
import { changeOrderAs } from '#functions/platform/data/order-history.ts';
import { changeAttempt } from '#functions/platform/data/payment-attempt.ts';
import { save } from '#functions/platform/data/write.ts';
import { promiseCreditNote } from '#functions/platform/payments/promise-documents.ts';
import type { Order } from '#shared/orders/order.ts';
import { SYSTEM } from '#shared/orders/order-history.ts';
import type { MoneyReturn, PaymentAttempt } from '#shared/payments/payment-attempt.ts';
import { amountLeft } from '#shared/payments/refund.ts';

/** Whether a movement is on record already: ours, or one that was told before. */
export const isKnownReturn = ({ returns = [] }: PaymentAttempt, paymentId: string): boolean =>
  returns.some(({ payment_id }) => payment_id === paymentId);

/**
 * Records money that went back at the provider, whatever its age: no rule of ours may undo it. The order stays as it
 * is, and a person is called, who knows whether its service is still to come. What had gone back before takes no
 * second credit note.
 */
export const recordReturn = async (
  order: Order,
  attempt: PaymentAttempt,
  back: MoneyReturn,
  now: Date,
): Promise<void> => {
  const credited = Math.min(back.amount, amountLeft(attempt));
  const kind = back.kind === 'CB' ? 'charged_back' : 'refunded_elsewhere';
  const movement = back.payment_id;
  await save(
    ...changeOrderAs(
      order,
      { ...order, updated_at: now.toISOString() },
      { by: SYSTEM, action: kind, note: movement },
      now,
    ),
    changeAttempt(attempt, { ...attempt, returns: [...(attempt.returns ?? []), back] }),
    callForAttention(order, { _id: `returned#${movement}`, kind, amount: back.amount }, now),
    ...(credited > 0
      ? [promiseCreditNote(order, attempt, { movement, amount: credited, is_mailed: false }, now)]
      : []),
  );
};
