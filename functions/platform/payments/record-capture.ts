import {
  callForAttention,
  settleByItself,
  settleKindsByThemselves,
} from '#functions/platform/data/attention.ts';
import { changeOrderAs, type Happening } from '#functions/platform/data/order-history.ts';
import { changeAttempt } from '#functions/platform/data/payment-attempt.ts';
import { save, type Write } from '#functions/platform/data/write.ts';
import { jobWrites } from '#functions/platform/orders/job-writes.ts';
import { promiseInvoice } from '#functions/platform/payments/promise-documents.ts';
import type { Order } from '#shared/orders/order.ts';
import { SYSTEM } from '#shared/orders/order-history.ts';
import type { OrderAction } from '#shared/orders/order-status.ts';
import { transitionOrder } from '#shared/orders/transition-order.ts';
import { transitionAttempt } from '#shared/payments/attempt-transitions.ts';
import { oldHoldId } from '#shared/payments/attention.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';

const changed = (order: Order, action: OrderAction, now: Date): Order => ({
  ...order,
  ...transitionOrder(order, action),
  updated_at: now.toISOString(),
});

/** Who confirmed it; what the bank brings about later, nobody does in person. */
const byWhom = ({ confirmed_by }: PaymentAttempt, action: OrderAction): Happening => ({
  by: action === 'capture_done' ? SYSTEM : (confirmed_by ?? SYSTEM),
  action,
});

/** The provider said "pending": the order is confirmed, the money on its way. Its client is told when it is there. */
export const recordPendingCapture = async (
  order: Order,
  attempt: PaymentAttempt,
  captureId: string | undefined,
  now: Date,
): Promise<void> => {
  await save(
    ...changeOrderAs(order, changed(order, 'confirm_pending', now), byWhom(attempt, 'confirm_pending'), now),
    changeAttempt(attempt, {
      ...attempt,
      state: transitionAttempt(attempt.state, 'capture_pending'),
      capture_id: captureId,
    }),
    ...(await jobWrites(order, 'active', now)),
    ...(await settleByItself(oldHoldId(attempt), now)),
  );
};

/** The money is ours, at once or at last: the order is confirmed and paid, and its invoice promised, once. */
export const recordCapture = async (
  order: Order,
  attempt: PaymentAttempt,
  captureId: string | undefined,
  now: Date,
): Promise<void> => {
  const action = order.payment_status === 'captured' ? 'capture_done' : 'confirm';
  const paid_at = now.toISOString();
  const isTold = attempt.confirm_by_mail ?? true;
  const paid: Order = {
    ...changed(order, action, now),
    ...(order.payment && { payment: { ...order.payment, paid_at } }),
    ...(isTold && { mail_status: 'confirmed' }),
  };
  await save(
    ...changeOrderAs(order, paid, byWhom(attempt, action), now),
    changeAttempt(attempt, {
      ...attempt,
      state: transitionAttempt(attempt.state, 'capture_done'),
      capture_id: captureId,
      paid_at,
    }),
    ...(await jobWrites(order, 'active', now)),
    ...(await settleByItself(oldHoldId(attempt), now)),
    ...(await settleKindsByThemselves(order._id, ['capture_failed'], now)),
    promiseInvoice(order, attempt, isTold, now),
  );
};

/** A confirmed order goes back to the office, which is told why. */
const takingBack = async (
  order: Order,
  attempt: PaymentAttempt,
  detail: string | undefined,
  now: Date,
): Promise<Write[]> => [
  ...changeOrderAs(
    order,
    changed(order, 'capture_failed', now),
    { by: SYSTEM, action: 'capture_failed', note: detail },
    now,
  ),
  ...(await jobWrites(order, 'new', now)),
  callForAttention(
    order,
    {
      // Named by its capture: the next one that fails is another matter.
      _id: `capture_failed#${attempt.merchant_transaction_id}#${attempt.version}`,
      kind: 'capture_failed',
      amount: attempt.amount,
      detail,
    },
    now,
  ),
];

/** Nothing was captured after all: the hold stands, and a confirmed order goes back to the office. */
export const recordFailedCapture = async (
  order: Order,
  attempt: PaymentAttempt,
  detail: string | undefined,
  now: Date,
): Promise<void> => {
  const isConfirmed = order.payment_status === 'captured';
  await save(
    changeAttempt(attempt, {
      ...attempt,
      state: transitionAttempt(attempt.state, 'capture_failed'),
      capturing_since: undefined,
      capture_id: undefined,
      confirm_by_mail: undefined,
      confirmed_by: undefined,
      captured_amount: undefined,
    }),
    ...(isConfirmed ? await takingBack(order, attempt, detail, now) : []),
  );
};
