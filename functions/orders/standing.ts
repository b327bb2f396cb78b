import { getAttempt } from '#functions/platform/data/payment-attempt.ts';
import { paymentLink } from '#functions/platform/payments/payment-link.ts';
import { bookingState, payAgainUntil } from '#shared/orders/client-booking.ts';
import type { Order } from '#shared/orders/order.ts';
import { isWaitingForPayment } from '#shared/orders/submit.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';

/** Only an order that waits for its payment stands as its last attempt to pay does. */
const decisiveAttempt = async (order: Order): Promise<PaymentAttempt | undefined> =>
  isWaitingForPayment(order) ? getAttempt(order._id, order.payment_attempts) : undefined;

/** How an order stands, in the words of its client. */
export const stateOf = async (order: Order) => bookingState(order, await decisiveAttempt(order));

/** The same with the way to pay again, as long as there is one. */
export const standingOf = async (order: Order, now: Date) => {
  const last = await decisiveAttempt(order);
  const pay_until = payAgainUntil(last, now);
  return {
    state: bookingState(order, last),
    ...(pay_until && { pay_until, payment_link: await paymentLink(order) }),
  };
};
