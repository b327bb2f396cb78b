import { changeJob, jobsOfOrder } from '#functions/platform/data/job.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { JOB_STATUSES } from '#shared/jobs/job.ts';
import { standingJobs } from '#shared/jobs/jobs-of-order.ts';
import type { Order } from '#shared/orders/order.ts';

type JobStatus = (typeof JOB_STATUSES)[number];

/** Writes that give the jobs of an order that stand another status. */
export const jobWrites = async (order: Order, status: JobStatus): Promise<Write[]> =>
  (await jobsOfOrder(order._id))
    .filter((job) => job.status !== 'cancelled' && job.status !== status)
    .map((job) => changeJob(job, { ...job, status }));

/** Writes by which the jobs of an order that is taken back are new again, those of its services. */
export const renewedJobWrites = async (order: Order): Promise<Write[]> =>
  standingJobs(order, await jobsOfOrder(order._id)).map((job) => changeJob(job, { ...job, status: 'new' }));
