import type { Order } from '#shared/orders/order.ts';

/**
 * Whether an edit has raised the price of a placed order above the sum that is held for it: its client has a link to
 * pay the new price, and the order cannot be confirmed before. Source: docs/decisions.md, orders.
 */
export const isPaymentDue = ({ status, payment, payment_status, price }: Order): boolean =>
  status === 'ordered' &&
  payment_status === 'authorized' &&
  payment !== undefined &&
  price !== undefined &&
  price.total > payment.authorized_amount;
