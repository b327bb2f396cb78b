import type { CalendarDate } from '#shared/calendar-date.ts';
import type { Job } from '#shared/jobs/job.ts';
import type { Order } from '#shared/orders/order.ts';
import { aJob } from '#test/support/builders/job.ts';
import { manyOrders } from '#test/support/builders/many-orders.ts';

const jobOf = ({ _id, airport = 1, date = '', hours = 0, minutes = 0, name_sign }: Order): Job => ({
  ...aJob(),
  _id: `${_id}-1`,
  order_id: _id,
  airport,
  date,
  hours,
  minutes,
  name_sign: name_sign ?? '',
});

/** Active jobs of an agency at both airports, one for each order, spread evenly over some days. */
export const manyJobs = (
  count: number,
  from: CalendarDate,
  days: number,
): { orders: Order[]; jobs: Job[] } => {
  const orders = manyOrders(count, from, days).map(
    (order): Order => ({ ...order, agency_id: 1001, status: 'active', payment_status: undefined }),
  );
  return { orders, jobs: orders.map(jobOf) };
};
