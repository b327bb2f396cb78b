import { callForAttention, settleKindsByThemselves } from '#functions/platform/data/attention.ts';
import { changeOrder } from '#functions/platform/data/order.ts';
import { changeOrderAs } from '#functions/platform/data/order-history.ts';
import { changeAttempt } from '#functions/platform/data/payment-attempt.ts';
import { save, type Write } from '#functions/platform/data/write.ts';
import { announceToClient } from '#functions/platform/mail/announce-to-client.ts';
import { jobWrites } from '#functions/platform/orders/job-writes.ts';
import { promiseCreditNote } from '#functions/platform/payments/promise-documents.ts';
import type { Order } from '#shared/orders/order.ts';
import { SYSTEM } from '#shared/orders/order-history.ts';
import { transitionOrder } from '#shared/orders/transition-order.ts';
import { transitionAttempt } from '#shared/payments/attempt-transitions.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';

const withReturn = (attempt: PaymentAttempt, refundId: string, now: Date): PaymentAttempt => {
  const amount = attempt.refund?.amount ?? 0;
  const back = { payment_id: refundId, kind: 'RF' as const, amount, at: now.toISOString() };
  return {
    ...attempt,
    state: transitionAttempt(attempt.state, 'refund_done'),
    refunding_since: undefined,
    ...(amount > 0 && { returns: [...(attempt.returns ?? []), back] }),
  };
};

/** The credit note brings the mail with it; where all money had gone back before, there is none to bring it. */
const paperWrites = (order: Order, attempt: PaymentAttempt, refundId: string, now: Date): Write[] => {
  const { amount = 0, is_mailed = true } = attempt.refund ?? {};
  if (amount > 0) return [promiseCreditNote(order, attempt, { movement: refundId, amount, is_mailed }, now)];
  const mail = { template: 'order_refunded' as const, of: attempt.merchant_transaction_id };
  return is_mailed ? [announceToClient(order, mail, now)] : [];
};

/** What was said about it: why the law demands it, or that the client cancelled. */
const noteOf = ({ refund }: PaymentAttempt): string | undefined =>
  [refund?.reason, refund?.note, refund?.cancelled_by && `cancelled by ${refund.cancelled_by}`]
    .filter(Boolean)
    .join(': ') || undefined;

/**
 * The money is on its way back: the order is cancelled with its jobs, and the credit note promised, once.
 * @param refundId the provider's id of the refund
 */
export const recordRefund = async (
  order: Order,
  attempt: PaymentAttempt,
  refundId: string,
  now: Date,
): Promise<void> => {
  const at = now.toISOString();
  const by = attempt.refund?.by;
  const refunded: Order = {
    ...order,
    ...transitionOrder(order, 'refund'),
    refunded_at: at,
    cancelled_by: attempt.refund?.cancelled_by,
    updated_at: at,
  };
  await save(
    ...changeOrderAs(order, refunded, { by: by ?? SYSTEM, action: 'refund', note: noteOf(attempt) }, now),
    changeAttempt(attempt, withReturn(attempt, refundId, now)),
    ...(await jobWrites(order, 'cancelled', now)),
    ...(await settleKindsByThemselves(order._id, ['capture_failed', 'refund_failed'], now)),
    ...paperWrites(order, attempt, refundId, now),
  );
};

/** The provider would not give the money back: everything stays as it was, and a person is called. */
export const recordFailedRefund = async (
  order: Order,
  attempt: PaymentAttempt,
  detail: string,
  now: Date,
): Promise<void> => {
  await save(
    changeOrder(order, order),
    changeAttempt(attempt, {
      ...attempt,
      state: transitionAttempt(attempt.state, 'refund_failed'),
      refunding_since: undefined,
      refund: undefined,
    }),
    callForAttention(
      order,
      {
        _id: `refund_failed#${attempt.merchant_transaction_id}#${attempt.version}`,
        kind: 'refund_failed',
        amount: attempt.refund?.amount,
        detail,
      },
      now,
    ),
  );
};
