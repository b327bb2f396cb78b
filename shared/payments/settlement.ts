import { DRAFT_LIFETIME_HOURS, type Order } from '#shared/orders/order.ts';
import { isWaitingForPayment, placedOrder } from '#shared/orders/submit.ts';
import { isOpen, PAY_AGAIN_HOURS, type PaymentAttempt } from '#shared/payments/payment-attempt.ts';
import { isPaymentDue } from '#shared/payments/payment-due.ts';
import { belongsToAttempt, type ProviderPayment, settleAttempt } from '#shared/payments/settle-attempt.ts';

/** What the provider's word makes of an attempt and its order; `order` is absent when it stays as it is. */
export type Settlement = {
  readonly attempt: PaymentAttempt;
  readonly order?: Order;
  /** The order is handed to the office: jobs and receipt belong into the same transaction. */
  readonly isPlaced?: true;
  /** The new hold covers a price that an edit had raised. */
  readonly isRaised?: true;
  /** The bank said no after the order was placed: its client is mailed a link to pay again. */
  readonly isRefused?: true;
};

const HOUR_MS = 3_600_000;

const after = (now: Date, hours: number): Date => new Date(now.getTime() + hours * HOUR_MS);

/** When a draft that no payment keeps any more is dropped; epoch seconds. */
export const draftExpiry = (now: Date): number =>
  Math.floor(after(now, DRAFT_LIFETIME_HOURS).getTime() / 1000);

const learned = (attempt: PaymentAttempt, answer: ProviderPayment, now: Date): PaymentAttempt => {
  const state = settleAttempt(attempt, answer, now);
  return {
    ...attempt,
    state,
    result_code: answer.result_code,
    result_description: answer.result_description,
    ...(state !== 'prepared' &&
      state !== 'expired' &&
      belongsToAttempt(attempt, answer) && {
        payment_id: answer.payment_id,
        payment_brand: answer.payment_brand,
        card: answer.card,
      }),
    ...(state === 'authorized' && { authorized_at: now.toISOString() }),
    ...(state === 'done' && { paid_at: now.toISOString() }),
  };
};

const withPayment = (order: Order, attempt: PaymentAttempt): Order => ({
  ...order,
  ttl: undefined,
  payment: {
    attempt: attempt.attempt,
    transaction_id: attempt.merchant_transaction_id,
    payment_id: attempt.payment_id ?? '',
    payment_brand: attempt.payment_brand ?? '',
    authorized_amount: attempt.amount,
    card: attempt.card ?? { holder: '', last4digits: '', expiryMonth: '', expiryYear: '' },
    ...(attempt.paid_at && { paid_at: attempt.paid_at }),
  },
});

/** A hold becomes the payment of a draft, or places the order that waited for it; a second one becomes nothing. */
const authorized = (order: Order, attempt: PaymentAttempt, now: Date): Settlement => {
  // An edit has raised the price: this hold takes the place of the one that is too small, which is given back.
  if (isPaymentDue(order) && attempt.amount === order.price?.total) {
    const paid = { ...withPayment(order, attempt), updated_at: now.toISOString() };
    return { attempt, order: paid, isRaised: true };
  }
  if (order.payment || order.status !== 'created') return { attempt };
  if (!isWaitingForPayment(order)) return { attempt, order: withPayment(order, attempt) };
  // Whatever the client agreed to pay is the price: a hold of another sum is given back.
  if (attempt.amount !== order.price?.total) return { attempt };
  return { attempt, order: placedOrder(withPayment(order, attempt), now), isPlaced: true };
};

const paidAtOnce = (order: Order, attempt: PaymentAttempt, now: Date): Settlement =>
  order.payment
    ? { attempt }
    : {
        attempt,
        order: {
          ...withPayment(order, attempt),
          payment_status: 'done',
          updated_at: now.toISOString(),
        },
      };

/** Unpaid, for now or for good. */
const unpaid = (order: Order, before: PaymentAttempt, attempt: PaymentAttempt, now: Date): Settlement => {
  const isLast = attempt.attempt === order.payment_attempts;
  if (!isOpen(before) || !isLast || order.payment) return { attempt };
  // Nobody sits before this checkout any more: its client left while the bank was being asked.
  if (isWaitingForPayment(order) && before.state !== 'prepared') {
    const pay_again_until = after(now, PAY_AGAIN_HOURS).toISOString();
    return { attempt: { ...attempt, state: 'expired', pay_again_until }, isRefused: true };
  }
  if (attempt.state === 'prepared' || order.submitted_at) return { attempt };
  return { attempt, order: { ...order, ttl: draftExpiry(now) } };
};

/**
 * What becomes of an attempt and its order when the provider has told how the payment stands. Told again, or
 * late, or in another order, the same word changes nothing more.
 */
export const settlement = (
  order: Order,
  before: PaymentAttempt,
  answer: ProviderPayment,
  now: Date,
): Settlement => {
  if (!isOpen(before) && before.state !== 'expired') return { attempt: before };
  const attempt = learned(before, answer, now);
  if (attempt.state === before.state) return { attempt };
  switch (attempt.state) {
    case 'authorized':
      return authorized(order, attempt, now);
    case 'done':
      return paidAtOnce(order, attempt, now);
    case 'prepared':
    case 'expired':
      return unpaid(order, before, attempt, now);
    default:
      return { attempt };
  }
};
