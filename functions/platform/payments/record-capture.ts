import { changeJob, jobsOfOrder } from '#functions/platform/data/job.ts';
import { changeOrder } from '#functions/platform/data/order.ts';
import { announce } from '#functions/platform/data/outbox.ts';
import { changeAttempt } from '#functions/platform/data/payment-attempt.ts';
import { save, type Write } from '#functions/platform/data/write.ts';
import type { JOB_STATUSES } from '#shared/jobs/job.ts';
import type { Order } from '#shared/orders/order.ts';
import { type OrderAction, transitionOrder } from '#shared/orders/order-status.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';

type JobStatus = (typeof JOB_STATUSES)[number];

const jobWrites = async (order: Order, status: JobStatus): Promise<Write[]> =>
  (await jobsOfOrder(order._id))
    .filter((job) => job.status !== 'cancelled' && job.status !== status)
    .map((job) => changeJob(job, { ...job, status }));

const changed = (order: Order, action: OrderAction, now: Date): Order => ({
  ...order,
  ...transitionOrder(order, action),
  updated_at: now.toISOString(),
});

/** The provider said "pending": the order is confirmed, the money on its way. Its client is told when it is there. */
export const recordPendingCapture = async (
  order: Order,
  attempt: PaymentAttempt,
  captureId: string | undefined,
  now: Date,
): Promise<void> => {
  await save(
    changeOrder(order, changed(order, 'confirm_pending', now)),
    changeAttempt(attempt, { ...attempt, state: 'captured', capture_id: captureId }),
    ...(await jobWrites(order, 'active')),
  );
};

/** The money is ours, at once or at last: the order is confirmed and paid, and its client told, once. */
export const recordCapture = async (
  order: Order,
  attempt: PaymentAttempt,
  captureId: string | undefined,
  now: Date,
): Promise<void> => {
  const action = order.payment_status === 'captured' ? 'capture_done' : 'confirm';
  const paid_at = now.toISOString();
  const isTold = attempt.confirm_by_mail ?? true;
  const paid: Order = {
    ...changed(order, action, now),
    ...(order.payment && { payment: { ...order.payment, paid_at } }),
    ...(isTold && { mail_status: 'confirmed' }),
  };
  const mail = {
    _id: `order_confirmed#${attempt.merchant_transaction_id}`,
    template: 'order_confirmed' as const,
    about: order._id,
    language: order.reading_language,
  };
  await save(
    changeOrder(order, paid),
    changeAttempt(attempt, { ...attempt, state: 'done', capture_id: captureId, paid_at }),
    ...(await jobWrites(order, 'active')),
    ...(isTold ? [announce(mail, now)] : []),
  );
};

/** Nothing was captured after all: the hold stands, and a confirmed order goes back to the office. */
export const recordFailedCapture = async (
  order: Order,
  attempt: PaymentAttempt,
  now: Date,
): Promise<void> => {
  const isConfirmed = order.payment_status === 'captured';
  await save(
    changeAttempt(attempt, {
      ...attempt,
      state: 'authorized',
      capturing_since: undefined,
      capture_id: undefined,
      confirm_by_mail: undefined,
    }),
    ...(isConfirmed ? [changeOrder(order, changed(order, 'capture_failed', now))] : []),
    ...(isConfirmed ? await jobWrites(order, 'new') : []),
  );
};
