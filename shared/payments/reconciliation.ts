import type { Order } from '#shared/orders/order.ts';
import { isWaitingForPayment } from '#shared/orders/submit.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';

/**
 * What is to be done about an attempt whose money is not at rest.
 * ask: how the payment ended. ask_capture, ask_refund: how the capture or refund ended. release: give the hold back. give_up: cancel
 * the order, its client had time to pay. unwatch: another try took its place. leave: nothing yet.
 */
export type Reconciliation =
  | 'ask'
  | 'ask_capture'
  | 'ask_refund'
  | 'release'
  | 'give_up'
  | 'unwatch'
  | 'leave';

const HOUR_MS = 3_600_000;
/** Paid but never ordered: after this long the visitor will not come back (docs/decisions.md, orders). */
const ABANDONED_MS = 2 * HOUR_MS;
/** A cancelled order can be restored, with its hold, for this long. */
const RESTORABLE_MS = 48 * HOUR_MS;
/** A capture that has been running longer than any function lives has ended, one way or the other. */
const CAPTURE_LEASE_MS = 60_000;
/** Banks drop holds after about a week. */
const OLD_MS = 5 * 24 * HOUR_MS;

const since = (instant: string | undefined, now: Date): number =>
  instant === undefined ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(instant);

/** Whether somebody may still be capturing at this moment: nobody else may, and only good news is certain. */
export const isCaptureRunning = ({ state, capturing_since }: PaymentAttempt, now: Date): boolean =>
  state === 'capturing' && since(capturing_since, now) <= CAPTURE_LEASE_MS;

/** As for a capture: whoever has reserved the refund may still be asking. */
export const isRefundRunning = ({ state, refunding_since }: PaymentAttempt, now: Date): boolean =>
  state === 'refunding' && since(refunding_since, now) <= CAPTURE_LEASE_MS;

const isForNothing = (order: Order, attempt: PaymentAttempt, now: Date): boolean => {
  if (order.payment?.attempt !== attempt.attempt) return true;
  if (order.status === 'cancelled') return since(order.updated_at, now) > RESTORABLE_MS;
  return !order.submitted_at && since(attempt.authorized_at, now) > ABANDONED_MS;
};

const watched = (order: Order, attempt: PaymentAttempt, now: Date): Reconciliation => {
  if (attempt.pay_again_until === undefined) return 'leave';
  const isStillNext = isWaitingForPayment(order) && order.payment_attempts === attempt.attempt;
  if (!isStillNext) return 'unwatch';
  return now.toISOString() > attempt.pay_again_until ? 'give_up' : 'leave';
};

/** Source: docs/decisions.md, reconciler. */
export const decideReconciliation = (order: Order, attempt: PaymentAttempt, now: Date): Reconciliation => {
  switch (attempt.state) {
    case 'prepared':
    case 'pending':
    case 'review':
      return 'ask';
    case 'capturing':
      return isCaptureRunning(attempt, now) ? 'leave' : 'ask_capture';
    case 'captured':
      return 'ask_capture';
    case 'authorized':
      return isForNothing(order, attempt, now) ? 'release' : 'leave';
    case 'releasing':
      return 'release';
    case 'refunding':
      return isRefundRunning(attempt, now) ? 'leave' : 'ask_refund';
    case 'expired':
    case 'refunded':
      return watched(order, attempt, now);
    default:
      return 'leave';
  }
};

/** Whether a hold may soon be dropped by the bank: somebody should confirm the order, or cancel it. */
export const isHoldOld = (attempt: PaymentAttempt, now: Date): boolean =>
  attempt.state === 'authorized' && since(attempt.authorized_at, now) > OLD_MS;
