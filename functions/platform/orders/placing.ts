import { createJob } from '#functions/platform/data/job.ts';
import { changeOrderAs } from '#functions/platform/data/order-history.ts';
import { announce } from '#functions/platform/data/outbox.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { jobsOfNewOrder } from '#shared/jobs/jobs-of-order.ts';
import type { Order } from '#shared/orders/order.ts';
import { CLIENT } from '#shared/orders/order-history.ts';

/**
 * Hands a paid order to the office: the order, its jobs and its receipt, all of one transaction. Its page and the
 * bank's late answer place it by the same writes, and only one of them can.
 */
export const placing = (before: Order, placed: Order, now: Date): Write[] => [
  ...changeOrderAs(before, placed, { by: CLIENT, action: 'submit' }, now),
  ...jobsOfNewOrder(placed).map(createJob),
  announce(
    {
      _id: `order_received#${placed._id}`,
      template: 'order_received',
      about: placed._id,
      language: placed.reading_language,
    },
    now,
  ),
];
