import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { changeOrder } from '#functions/platform/data/order.ts';
import { createAttempt, getAttempt } from '#functions/platform/data/payment-attempt.ts';
import { againWhenChanged, save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { loadOwnOrder } from '#functions/platform/http/own-order.ts';
import { askAboutCheckout } from '#functions/platform/payments/ask-provider.ts';
import { prepareCheckout as openCheckout } from '#functions/platform/payments/provider.ts';
import { releaseOutdatedPayment } from '#functions/platform/payments/release-payment.ts';
import { settleCheckout } from '#functions/platform/payments/settle-checkout.ts';
import { DomainError, invalidInput } from '#shared/domain-error.ts';
import type { Cents } from '#shared/money.ts';
import type { Order } from '#shared/orders/order.ts';
import { priceOfOrder } from '#shared/orders/order-price.ts';
import {
  CHECKOUT_LIFETIME_MINUTES,
  merchantTransactionId,
  type PaymentAttempt,
} from '#shared/payments/payment-attempt.ts';
import type { PaymentsApi } from '#shared/payments/payments-api.ts';

type Key = 'POST /api/payments/prepareCheckoutExternal';
type Prepare = Request<Key, PaymentsApi[Key]>;

/** A checkout is handed out again only while the visitor still has time to fill it in. */
const REUSE_MINUTES = CHECKOUT_LIFETIME_MINUTES - 10;

const refuseWhenPaid = (order: Order): void => {
  if (order.payment || order.submitted_at) {
    throw new DomainError('already_exists', 'This order is paid already. Please go on to the overview.');
  }
};

const isReusable = (attempt: PaymentAttempt, amount: Cents, now: Date): boolean =>
  attempt.state === 'prepared' &&
  attempt.amount === amount &&
  now.getTime() - Date.parse(attempt.created_at) < REUSE_MINUTES * 60_000;

/**
 * Finds out how the last attempt ended before another may begin: nobody is asked to pay twice while the
 * outcome of the first is not known.
 */
const settleLastAttempt = async (order: Order, now: Date) => {
  const last = order.payment_attempts > 0 ? await getAttempt(order._id, order.payment_attempts) : undefined;
  if (!last || !['prepared', 'pending', 'review'].includes(last.state)) return { order, last };
  const settled = await settleCheckout(order, last, await askAboutCheckout(last), now);
  if (settled.attempt.state === 'pending' || settled.attempt.state === 'review') {
    throw new DomainError('payment_unknown', 'Your bank has not answered yet. Please do not pay again.');
  }
  return { order: settled.order, last: settled.attempt };
};

const openAttempt = async (order: Order, amount: Cents, now: Date): Promise<PaymentAttempt> => {
  const number = order.payment_attempts + 1;
  const transactionId = merchantTransactionId(order._id, number);
  const checkout = await openCheckout({ amount, paymentType: 'PA', merchantTransactionId: transactionId });
  const attempt: PaymentAttempt = {
    order_id: order._id,
    attempt: number,
    merchant_transaction_id: transactionId,
    payment_type: 'PA',
    amount,
    currency: 'EUR',
    state: 'prepared',
    checkout_id: checkout.id,
    integrity: checkout.integrity,
    created_at: now.toISOString(),
    version: 1,
  };
  await save(
    createAttempt(attempt),
    changeOrder(order, { ...order, payment_attempts: number, ttl: undefined }),
  );
  return attempt;
};

const prepare = async ({ body, caller, now }: Prepare) => {
  const [loaded, catalogue] = await Promise.all([loadOwnOrder(body.order, caller, now), readCatalogue()]);
  const price = priceOfOrder(loaded, catalogue);
  if (!price)
    throw invalidInput({ order: { code: 'incomplete', message: 'Please complete the service details.' } });
  if (price.total !== body.amount) {
    throw new DomainError('price_changed', 'The price has changed. Please look at the summary again.');
  }
  const { order, last } = await settleLastAttempt(
    await releaseOutdatedPayment(loaded, price.total, now),
    now,
  );
  refuseWhenPaid(order);
  const attempt =
    last && isReusable(last, price.total, now) ? last : await openAttempt(order, price.total, now);
  return {
    id: attempt.checkout_id,
    integrity: attempt.integrity,
    amount: attempt.amount,
    currency: 'EUR' as const,
  };
};

/**
 * Opens the card checkout of an order, for exactly its price; a checkout that is still open is handed out again.
 * @throws DomainError `price_changed` when the page shows another sum than today's price, `already_exists`
 * when it is paid, `payment_unknown` while an earlier outcome is open, `unavailable` without the provider.
 */
export const prepareCheckout = (request: Prepare) => againWhenChanged(() => prepare(request));
