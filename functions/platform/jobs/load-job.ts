import { getJob, jobsOfOrder } from '#functions/platform/data/job.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import { loadOfficeOrder } from '#functions/platform/http/office-order.ts';
import { DomainError } from '#shared/domain-error.ts';
import type { Job } from '#shared/jobs/job.ts';
import { isJobVisible } from '#shared/jobs/job-scope.ts';

/** @throws DomainError `not_found`, also for a job that the caller may not see */
export const loadVisibleJob = async (id: string, caller: Caller): Promise<Job> => {
  const job = await getJob(id);
  if (!job || !isJobVisible(job, caller.user)) throw new DomainError('not_found', 'There is no such job.');
  return job;
};

/**
 * A job with its order and all jobs of that.
 * @throws DomainError `not_found`, also for a job that the caller may not see
 */
export const loadJob = async (id: string, caller: Caller, now: Date) => {
  const named = await loadVisibleJob(id, caller);
  // The order before its jobs: who changes a job changes its order, and then one of both writes is refused.
  const order = await loadOfficeOrder(named.order_id, caller, now);
  const jobs = await jobsOfOrder(order._id);
  const job = jobs.find(({ _id }) => _id === id);
  if (!job) throw new DomainError('not_found', 'There is no such job.');
  return { job, order, jobs };
};
