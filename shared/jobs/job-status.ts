import { DomainError } from '#shared/domain-error.ts';
import type { Job } from '#shared/jobs/job.ts';
import type { Order } from '#shared/orders/order.ts';
import type { HistoryAction } from '#shared/orders/order-history.ts';
import { transitionOrder } from '#shared/orders/transition-order.ts';
import { WEB_CLIENT_AGENCY_ID } from '#shared/users/user.ts';

/** What is to become of a job; `isOrderToBeCanceled` takes the whole order with it. */
export type JobWish = {
  readonly status: 'active' | 'cancelled';
  readonly isOrderToBeCanceled?: boolean | undefined;
};

/** What a wish makes of a job's order and its jobs; only the jobs that change are named. */
export type JobOutcome = {
  readonly action: HistoryAction;
  readonly order: Order;
  readonly changed: readonly Job[];
};

const refuse = (message: string, field?: readonly [name: string, code: string]): never => {
  throw new DomainError(
    'refused_transition',
    message,
    field && { fields: { [field[0]]: { code: field[1], message } } },
  );
};

const withStatus =
  (status: Job['status']) =>
  (job: Job): Job => ({ ...job, status });

const cancelOrder = (order: Order, jobs: readonly Job[]): JobOutcome => {
  if (order.payment) {
    refuse('This order is paid. Please refund it: that cancels its jobs.', ['isOrderToBeCanceled', 'paid']);
  }
  return {
    action: 'cancel_jobs',
    order: { ...order, ...transitionOrder(order, 'cancel_jobs') },
    changed: jobs.filter(({ status }) => status !== 'cancelled').map(withStatus('cancelled')),
  };
};

const cancelled = (job: Job, order: Order, jobs: readonly Job[], wish: JobWish): JobOutcome => {
  if (job.status !== 'active') refuse(`This job is ${job.status} and cannot be cancelled.`);
  if (wish.isOrderToBeCanceled) return cancelOrder(order, jobs);
  const isLast = !jobs.some(({ _id, status }) => _id !== job._id && status !== 'cancelled');
  if (isLast) {
    refuse('This is the last job of its order: please cancel the whole order.', [
      'isOrderToBeCanceled',
      'last_job',
    ]);
  }
  return { action: 'cancel_job', order, changed: [withStatus('cancelled')(job)] };
};

const restored = (job: Job, order: Order): JobOutcome => {
  if (job.status !== 'cancelled') refuse(`This job is ${job.status}: there is nothing to restore.`);
  const changed = [withStatus('active')(job)];
  return order.status === 'cancelled'
    ? {
        action: 'restore_jobs',
        order: { ...order, ...transitionOrder(order, 'restore_jobs'), cancelled_by: undefined },
        changed,
      }
    : { action: 'restore_job', order, changed };
};

/**
 * Cancels or restores a job, and its order with it where that is due: cancelling the last one that stands asks for
 * the order, restoring one restores its order. Source: back-office specification, section 4; docs/decisions.md.
 * @param jobs all jobs of the order
 * @throws DomainError `refused_transition`, also for every order of agency 998
 */
export const jobOutcome = (job: Job, order: Order, jobs: readonly Job[], wish: JobWish): JobOutcome => {
  if (order.agency_id === WEB_CLIENT_AGENCY_ID) {
    refuse('Jobs of web clients are cancelled and restored with their order.');
  }
  const outcome = wish.status === 'cancelled' ? cancelled(job, order, jobs, wish) : restored(job, order);
  if (outcome.order.status !== 'active' && outcome.order.status !== 'cancelled') {
    refuse(`This order is ${order.status}: its jobs are confirmed and cancelled with it.`);
  }
  return outcome;
};
