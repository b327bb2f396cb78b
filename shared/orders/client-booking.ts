import { instantOf } from '#shared/calendar-date.ts';
import type { Order } from '#shared/orders/order.ts';
import { canTransition } from '#shared/orders/order-status.ts';

/** How a booking stands, in the words of its client. */
export const BOOKING_STATES = [
  'not_placed',
  'waiting_for_bank',
  'being_checked',
  'confirmed',
  'cancelled',
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

export const bookingState = (order: Pick<Order, 'status' | 'submitted_at'>): BookingState => {
  switch (order.status) {
    case 'cancelled':
      return 'cancelled';
    case 'confirmed':
    case 'active':
      return 'confirmed';
    case 'ordered':
      return 'being_checked';
    case 'created':
      return order.submitted_at ? 'waiting_for_bank' : 'not_placed';
  }
};

/**
 * Until when a client may cancel: so many hours before the service, as a setting says; undefined for an order
 * that cannot be cancelled at all. Source: README, "Decisions", orders.
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
