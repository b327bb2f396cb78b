import { createJob } from '#functions/platform/data/job.ts';
import { changeOrderAs } from '#functions/platform/data/order-history.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { announceToClient } from '#functions/platform/mail/announce-to-client.ts';
import { renewedJobWrites } from '#functions/platform/orders/job-writes.ts';
import { jobsOfNewOrder } from '#shared/jobs/jobs-of-order.ts';
import type { Order } from '#shared/orders/order.ts';
import { CLIENT } from '#shared/orders/order-history.ts';

/** A restated order has its jobs from before. */
const placedJobWrites = async (before: Order, placed: Order, now: Date): Promise<Write[]> =>
  before.restated_at ? renewedJobWrites(placed, now) : jobsOfNewOrder(placed).map(createJob);

/**
 * Hands a paid order to the office: the order, its jobs and its receipt, all of one transaction. Its page and the
 * bank's late answer place it by the same writes, and only one of them can.
 */
export const placing = async (before: Order, placed: Order, now: Date): Promise<Write[]> => [
  ...changeOrderAs(before, placed, { by: CLIENT, action: 'submit' }, now),
  ...(await placedJobWrites(before, placed, now)),
  announceToClient(
    placed,
    {
      template: 'order_received',
      of: `${placed._id}${before.restated_at ? `#${before.restated_at}` : ''}`,
    },
    now,
  ),
];
