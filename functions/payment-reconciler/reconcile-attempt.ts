import { callForAttention, getAttention } from '#functions/platform/data/attention.ts';
import { getOrder } from '#functions/platform/data/order.ts';
import { changeOrderAs } from '#functions/platform/data/order-history.ts';
import { changeAttempt, getAttempt } from '#functions/platform/data/payment-attempt.ts';
import { againWhenChanged, save } from '#functions/platform/data/write.ts';
import { announceToClient } from '#functions/platform/mail/announce-to-client.ts';
import { askAboutCheckout } from '#functions/platform/payments/ask-provider.ts';
import { releaseAttempt } from '#functions/platform/payments/release-payment.ts';
import { settleCapture } from '#functions/platform/payments/settle-capture.ts';
import { settleCheckout } from '#functions/platform/payments/settle-checkout.ts';
import { settleRefund } from '#functions/platform/payments/settle-refund.ts';
import type { Order } from '#shared/orders/order.ts';
import { SYSTEM } from '#shared/orders/order-history.ts';
import { transitionOrder } from '#shared/orders/transition-order.ts';
import { oldHoldId } from '#shared/payments/attention.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';
import { decideReconciliation, isHoldOld } from '#shared/payments/reconciliation.ts';

const unwatched = (attempt: PaymentAttempt): PaymentAttempt => ({ ...attempt, pay_again_until: undefined });

/** Cancels an order that nobody paid in time, and tells its client. */
const giveUp = (order: Order, attempt: PaymentAttempt, now: Date): Promise<void> =>
  save(
    ...changeOrderAs(
      order,
      {
        ...order,
        ...transitionOrder(order, 'give_up'),
        payment_status: undefined,
        updated_at: now.toISOString(),
      },
      { by: SYSTEM, action: 'give_up' },
      now,
    ),
    changeAttempt(attempt, unwatched(attempt)),
    announceToClient(order, { template: 'order_given_up', of: attempt.merchant_transaction_id }, now),
  );

/** Says so once, however often the schedule comes by. */
const warnOfOldHold = async (order: Order, attempt: PaymentAttempt, now: Date): Promise<void> => {
  const _id = oldHoldId(attempt);
  if (await getAttention(_id)) return;
  await save(callForAttention(order, { _id, kind: 'hold_old', amount: attempt.amount }, now));
};

const reconcile = async (order: Order, attempt: PaymentAttempt, now: Date): Promise<void> => {
  switch (decideReconciliation(order, attempt, now)) {
    case 'ask':
      await settleCheckout(order, attempt, await askAboutCheckout(attempt), now);
      break;
    case 'ask_capture':
      await settleCapture(order, attempt, now);
      break;
    case 'ask_refund':
      await settleRefund(order, attempt, now);
      break;
    case 'release':
      await releaseAttempt(order, attempt, { mail: true, now });
      break;
    case 'give_up':
      await giveUp(order, attempt, now);
      break;
    case 'unwatch':
      await save(changeAttempt(attempt, unwatched(attempt)));
      break;
    case 'leave':
      if (isHoldOld(attempt, now)) await warnOfOldHold(order, attempt, now);
  }
};

/** Brings one payment to rest, or leaves it as it is when nothing is certain yet. */
export const reconcileAttempt = (listed: PaymentAttempt, now: Date): Promise<void> =>
  againWhenChanged(async () => {
    // The list may lag: only the items themselves are believed. The order is read last, so that it shows whatever
    // came of the attempt: a hold that its order rests on is never taken for one that nobody needs.
    const attempt = await getAttempt(listed.order_id, listed.attempt);
    const order = attempt && (await getOrder(listed.order_id, now));
    if (attempt && order) await reconcile(order, attempt, now);
  });
