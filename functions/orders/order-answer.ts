import type { Order } from '#shared/orders/order.ts';
import { orderNumber } from '#shared/orders/order-number.ts';
import type { OrderAnswer } from '#shared/orders/orders-api.ts';

const paymentAnswer = (payment: NonNullable<Order['payment']>): NonNullable<OrderAnswer['payment']> => ({
  payment_brand: payment.payment_brand,
  authorized_amount: payment.authorized_amount,
  cc_holder: payment.card.holder,
  cc_last4digits: payment.card.last4digits,
  cc_expiry_month: payment.card.expiryMonth,
  cc_expiry_year: payment.card.expiryYear,
});

/** An order as its customer and the office see it; what the contract does not name is left out there. */
export const orderAnswer = (order: Order): OrderAnswer => ({
  ...order,
  order_number: order.airport && orderNumber(order._id, order.airport),
  payment: order.payment && paymentAnswer(order.payment),
});
