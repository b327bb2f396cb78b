import { jobsOfOrder } from '#functions/platform/data/job.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { changedJobWrites } from '#functions/platform/jobs/changed-job-writes.ts';
import type { JOB_STATUSES } from '#shared/jobs/job.ts';
import { standingJobs } from '#shared/jobs/jobs-of-order.ts';
import type { Order } from '#shared/orders/order.ts';

type JobStatus = (typeof JOB_STATUSES)[number];

/** Writes that give the jobs of an order that stand another status; employees of those that are cancelled are told. */
export const jobWrites = async (order: Order, status: JobStatus, now: Date): Promise<Write[]> => {
  const jobs = await jobsOfOrder(order._id);
  const changes = jobs
    .filter((job) => job.status !== 'cancelled' && job.status !== status)
    .map((job) => ({ before: job, after: { ...job, status } }));
  return changedJobWrites(order, changes, now);
};

/** Writes by which the jobs of an order that is taken back are new again, those of its services. */
export const renewedJobWrites = async (order: Order, now: Date): Promise<Write[]> => {
  const jobs = standingJobs(order, await jobsOfOrder(order._id));
  const changes = jobs.map((job) => ({ before: job, after: { ...job, status: 'new' as const } }));
  return changedJobWrites(order, changes, now);
};
