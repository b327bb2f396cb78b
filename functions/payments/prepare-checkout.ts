import { type Due, dueOf, loadNamedOrder } from '#functions/payments/load-payable.ts';
import { changeOrder } from '#functions/platform/data/order.ts';
import { createAttempt, getAttempt } from '#functions/platform/data/payment-attempt.ts';
import { throttle, tooManyTries } from '#functions/platform/data/throttle.ts';
import { againWhenChanged, save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { askAboutCheckout } from '#functions/platform/payments/ask-provider.ts';
import { prepareCheckout as openCheckout } from '#functions/platform/payments/provider-checkout.ts';
import { releaseOutdatedPayment } from '#functions/platform/payments/release-payment.ts';
import { settleCheckout } from '#functions/platform/payments/settle-checkout.ts';
import { DomainError } from '#shared/domain-error.ts';
import type { Order } from '#shared/orders/order.ts';
import {
  CHECKOUT_LIFETIME_MINUTES,
  isOpen,
  merchantTransactionId,
  type PaymentAttempt,
} from '#shared/payments/payment-attempt.ts';
import { isPaymentDue } from '#shared/payments/payment-due.ts';
import type { PaymentsApi } from '#shared/payments/payments-api.ts';

type Key = 'POST /api/payments/prepareCheckoutExternal';
type Prepare = Request<Key, PaymentsApi[Key]>;

/** Who tries out stolen cards opens many checkouts; a family that corrects its booking opens a few. */
const PER_ORDER = { most: 10, minutes: 60 };
const PER_ADDRESS = { what: 'checkout-from', most: 100, minutes: 15 };

/** A checkout is handed out again only while the visitor still has time to fill it in. */
const REUSE_MINUTES = CHECKOUT_LIFETIME_MINUTES - 10;

const refuseWhenPaid = (order: Order): void => {
  if (order.payment && !isPaymentDue(order)) {
    throw new DomainError('already_exists', 'This order is paid already. Please go on to the overview.');
  }
};

const refuseWhenLate = (last: PaymentAttempt | undefined, now: Date): void => {
  if (last?.pay_again_until && now.toISOString() > last.pay_again_until) {
    throw new DomainError('refused_transition', 'The time to pay for this order is over.');
  }
};

/** Every checkout of an order is an attempt of it, so that these need no count of their own. */
const refuseTooMany = (attempts: readonly PaymentAttempt[], now: Date): void => {
  const earlier = attempts.at(-PER_ORDER.most);
  const end = earlier && Date.parse(earlier.created_at) + PER_ORDER.minutes * 60_000;
  if (end && end > now.getTime()) throw tooManyTries((end - now.getTime()) / 1000);
};

const isReusable = (attempt: PaymentAttempt, { amount, paymentType }: Due, now: Date): boolean =>
  attempt.state === 'prepared' &&
  attempt.amount === amount &&
  attempt.payment_type === paymentType &&
  now.getTime() - Date.parse(attempt.created_at) < REUSE_MINUTES * 60_000;

/**
 * Finds out how the last attempt ended before another may begin: nobody is asked to pay twice while the
 * outcome of the first is not known.
 */
const settleLastAttempt = async (order: Order, last: PaymentAttempt | undefined, now: Date) => {
  if (!last || !isOpen(last)) return { order, last };
  const settled = await settleCheckout(order, last, await askAboutCheckout(last), now);
  if (settled.attempt.state === 'pending' || settled.attempt.state === 'review') {
    throw new DomainError('payment_unknown', 'Your bank has not answered yet. Please do not pay again.');
  }
  return { order: settled.order, last: settled.attempt };
};

const openAttempt = async (
  order: Order,
  { amount, paymentType }: Due,
  last: PaymentAttempt | undefined,
  now: Date,
): Promise<PaymentAttempt> => {
  const number = order.payment_attempts + 1;
  const transactionId = merchantTransactionId(order._id, number);
  const checkout = await openCheckout({ amount, paymentType, merchantTransactionId: transactionId });
  const attempt: PaymentAttempt = {
    order_id: order._id,
    attempt: number,
    merchant_transaction_id: transactionId,
    payment_type: paymentType,
    amount,
    currency: 'EUR',
    state: 'prepared',
    checkout_id: checkout.id,
    integrity: checkout.integrity,
    created_at: now.toISOString(),
    pay_again_until: last?.pay_again_until,
    version: 1,
  };
  await save(
    createAttempt(attempt),
    changeOrder(order, { ...order, payment_attempts: number, ttl: undefined }),
  );
  return attempt;
};

const prepare = async ({ body, caller, now }: Prepare) => {
  const { order: loaded, attempts } = await loadNamedOrder(body, caller, now);
  const due = await dueOf(loaded, body.link, now);
  if (due.amount !== body.amount) {
    throw new DomainError('price_changed', 'The price has changed. Please look at the summary again.');
  }
  const released = await releaseOutdatedPayment(loaded, due.amount, now);
  // What was released has changed since it was read.
  const latest =
    released === loaded ? attempts.at(-1) : await getAttempt(loaded._id, released.payment_attempts);
  const { order, last } = await settleLastAttempt(released, latest, now);
  refuseWhenPaid(order);
  refuseWhenLate(last, now);
  if (last && isReusable(last, due, now)) return last;
  refuseTooMany(attempts, now);
  await throttle(PER_ADDRESS, caller.address, now);
  return openAttempt(order, due, last, now);
};

/**
 * Opens the card checkout of an order, for exactly its price; a checkout that is still open is handed out again.
 * @throws DomainError `price_changed` when the page shows another sum than what is due, `already_exists`
 * when it is paid, `payment_unknown` while an earlier outcome is open, `not_allowed` for a link that is not ours,
 * `too_many_requests`, `unavailable` without the provider.
 */
export const prepareCheckout = async (request: Prepare) => {
  const attempt = await againWhenChanged(() => prepare(request));
  return {
    id: attempt.checkout_id,
    integrity: attempt.integrity,
    amount: attempt.amount,
    currency: attempt.currency,
  };
};
