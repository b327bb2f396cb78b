import { announce } from '#functions/platform/data/outbox.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { Order } from '#shared/orders/order.ts';

/** Promises a private customer the link by which the order is paid; once per state of the order. */
export const paymentLinkMail = (order: Order, now: Date): Write =>
  announce(
    {
      _id: `payment_link#${order._id}#${order.version}`,
      template: 'payment_link',
      about: order._id,
      language: order.reading_language,
    },
    now,
  );
