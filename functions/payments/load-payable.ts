import { readOffer } from '#functions/platform/data/catalogue.ts';
import { getOrderWithAttempts } from '#functions/platform/data/payment-attempt.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import { demandOwn } from '#functions/platform/http/own-order.ts';
import { isOwnLink } from '#functions/platform/payments/payment-link.ts';
import { DomainError, invalidInput } from '#shared/domain-error.ts';
import type { BodyOf } from '#shared/http/contract.ts';
import type { Cents } from '#shared/money.ts';
import type { Order } from '#shared/orders/order.ts';
import { priceOfOrder } from '#shared/orders/order-price.ts';
import { isWaitingForPayment } from '#shared/orders/submit.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';
import { isPaymentDue } from '#shared/payments/payment-due.ts';
import { amountOfLink, type PaymentLink, paymentTypeOfLink } from '#shared/payments/payment-link.ts';
import type { PaymentsApi } from '#shared/payments/payments-api.ts';

type SignedLink = NonNullable<BodyOf<PaymentsApi['POST /api/payments/prepareCheckoutExternal']>['link']>;
type Named = { readonly order?: string | undefined; readonly link?: SignedLink | undefined };

/** What is to be paid for an order, and how; the amount is ours, whatever the page shows. */
export type Due = { readonly amount: Cents; readonly paymentType: 'PA' | 'DB' };

/**
 * The order that a call of the card page speaks of, with the attempts to pay it: the caller's own, or the one of a link
 * that we signed.
 * @throws DomainError `not_allowed` for a link that is not ours or was altered, `not_found`, `invalid_input`.
 */
export const loadNamedOrder = async (
  { order: id, link }: Named,
  caller: Caller,
  now: Date,
): Promise<{ order: Order; attempts: readonly PaymentAttempt[] }> => {
  if (!link) {
    if (!id) throw invalidInput({ order: { code: 'missing', message: 'Which order is this about?' } });
    const found = await getOrderWithAttempts(id, now);
    return { order: demandOwn(found?.order, caller), attempts: found?.attempts ?? [] };
  }
  const isOwn = (await isOwnLink(link)) && (id === undefined || id === '' || id === link.order);
  if (!isOwn) throw new DomainError('not_allowed', 'This payment link is not valid.');
  const found = await getOrderWithAttempts(link.order, now);
  if (!found) throw new DomainError('not_found', 'There is no such order.');
  return found;
};

const dueByLink = (link: PaymentLink): Due => {
  const amount = amountOfLink(link);
  if (amount === undefined || link.cur !== 'EUR')
    throw new Error('a link that we signed names no sum in euros');
  return { amount, paymentType: paymentTypeOfLink(link) };
};

/** What its client agreed to pay stays the price of a placed order; of a draft it is today's. */
const dueOfOrder = async (order: Order, now: Date): Promise<Due> => {
  const isAgreed = isWaitingForPayment(order) || isPaymentDue(order);
  const price = isAgreed ? order.price : priceOfOrder(order, await readOffer(now));
  if (!price)
    throw invalidInput({ order: { code: 'incomplete', message: 'Please complete the service details.' } });
  return { amount: price.total, paymentType: 'PA' };
};

/**
 * What is due for an order.
 * @throws DomainError `already_exists` when it is paid, `refused_transition` when nothing is to be paid,
 * `price_changed` for the link to a price that an edit has replaced, also of
 * what was ordered by phone, `invalid_input` while a draft has no price.
 */
export const dueOf = async (order: Order, link: PaymentLink | undefined, now: Date): Promise<Due> => {
  const due = link && dueByLink(link);
  const isOver = order.status === 'cancelled';
  const isHeld = due?.paymentType !== 'DB';
  if (isOver || (link && isHeld && !order.payment && !isWaitingForPayment(order))) {
    throw new DomainError('refused_transition', 'There is nothing to pay for this order.');
  }
  if (due && isHeld && isPaymentDue(order) && due.amount !== order.price?.total) {
    throw new DomainError('price_changed', 'The price has changed again. Please use the latest link.');
  }
  // What the office ordered by phone is paid by the link to its price of today.
  if (due && order.status === 'active' && due.amount !== order.price?.total) {
    throw new DomainError('price_changed', 'The price has changed. Please use the latest link.');
  }
  return due ?? dueOfOrder(order, now);
};
