import { instantOf } from '#shared/calendar-date.ts';
import type { Order } from '#shared/orders/order.ts';
import { canTransition } from '#shared/orders/order-status.ts';
import { isWaitingForPayment } from '#shared/orders/submit.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';

/** Documents of a booking that its client may download. */
export const BOOKING_DOCUMENTS = ['invoice', 'credit-note'] as const;

/** How a booking stands, in the words of its client. */
export const BOOKING_STATES = [
  'not_placed',
  'waiting_for_bank',
  'payment_refused',
  'being_checked',
  'confirmed',
  'cancelled',
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** Whether the bank has said no after the order was placed, and is not being asked about another card right now. */
const isRefused = ({ state, pay_again_until }: PaymentAttempt): boolean =>
  pay_again_until !== undefined && (state === 'prepared' || state === 'expired');

/** @param last the order's last attempt to pay; needed only while the order waits for its payment */
export const bookingState = (order: Order, last: PaymentAttempt | undefined): BookingState => {
  switch (order.status) {
    case 'cancelled':
      return 'cancelled';
    case 'confirmed':
    case 'active':
      return 'confirmed';
    case 'ordered':
      return 'being_checked';
    case 'created':
      if (!isWaitingForPayment(order)) return 'not_placed';
      return last && isRefused(last) ? 'payment_refused' : 'waiting_for_bank';
  }
};

/** Until when the client of a refused payment may pay by another card; undefined when that is over. */
export const payAgainUntil = (last: PaymentAttempt | undefined, now: Date): string | undefined =>
  last && isRefused(last) && now.toISOString() <= (last.pay_again_until ?? '')
    ? last.pay_again_until
    : undefined;

/**
 * Until when a client may cancel: so many hours before the service, as a setting says; undefined for an order
 * that cannot be cancelled at all. Source: docs/decisions.md, orders.
 */
export const cancelUntil = (order: Order, hoursBefore: number): Date | undefined => {
  const { date, hours, minutes } = order;
  if (!canTransition(order, 'cancel') || !date || hours === undefined || minutes === undefined)
    return undefined;
  const service = instantOf({ date, hours, minutes });
  return service && new Date(service.getTime() - hoursBefore * 3_600_000);
};

/** Whether a client may cancel at this moment. */
export const canClientCancel = (order: Order, hoursBefore: number, now: Date): boolean => {
  const until = cancelUntil(order, hoursBefore);
  return until !== undefined && now <= until;
};
