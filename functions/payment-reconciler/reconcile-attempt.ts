import { getOrder } from '#functions/platform/data/order.ts';
import { getAttempt } from '#functions/platform/data/payment-attempt.ts';
import { againWhenChanged } from '#functions/platform/data/write.ts';
import { askAboutCheckout } from '#functions/platform/payments/ask-provider.ts';
import { releaseAttempt } from '#functions/platform/payments/release-payment.ts';
import { settleCheckout } from '#functions/platform/payments/settle-checkout.ts';
import type { Order } from '#shared/orders/order.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';

/** Paid but never ordered: after this long the visitor will not come back, and the hold is given back. */
const ABANDONED_MS = 2 * 3_600_000;

/** A hold that no order rests on, or whose order was never placed. */
const isAbandoned = (order: Order, attempt: PaymentAttempt, now: Date): boolean =>
  order.payment?.attempt !== attempt.attempt ||
  (!order.submitted_at &&
    now.getTime() - Date.parse(attempt.authorized_at ?? attempt.created_at) > ABANDONED_MS);

/** Brings one open payment to rest, or leaves it as it is when nothing is certain yet. */
export const reconcileAttempt = (listed: PaymentAttempt, now: Date): Promise<void> =>
  againWhenChanged(async () => {
    // The list may lag: only the items themselves are believed.
    const [order, attempt] = await Promise.all([
      getOrder(listed.order_id, now),
      getAttempt(listed.order_id, listed.attempt),
    ]);
    if (!order || !attempt) return;
    if (['prepared', 'pending', 'review'].includes(attempt.state)) {
      await settleCheckout(order, attempt, await askAboutCheckout(attempt), now);
    } else if (attempt.state === 'authorized' && isAbandoned(order, attempt, now)) {
      await releaseAttempt(order, attempt, now);
    }
  });
