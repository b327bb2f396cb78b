import type { Order } from '#shared/orders/order.ts';
import { refused } from '#shared/refused.ts';

/**
 * Whether an order and all that belongs to it, its jobs and their assignments, may not be changed: it is cancelled,
 * and stays as it is until it is restored. Its client may still be written to. Source: back-office specification,
 * section 4.
 */
export const isSealed = ({ status }: Pick<Order, 'status'>): boolean => status === 'cancelled';

/** @throws DomainError `refused_transition` for a sealed order; every writer of orders and jobs asks. */
export const refuseWhenSealed = (order: Pick<Order, 'status'>): void => {
  if (!isSealed(order)) return;
  throw refused('order.sealed');
};
