import { changeOrderAs } from '#functions/platform/data/order-history.ts';
import { againWhenChanged, save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { changedJobWrites } from '#functions/platform/jobs/changed-job-writes.ts';
import { loadJob } from '#functions/platform/jobs/load-job.ts';
import { type FieldErrors, invalidInput } from '#shared/domain-error.ts';
import type { JobChange } from '#shared/employees/job-change.ts';
import type { JobDeskApi } from '#shared/jobs/job-desk-api.ts';
import { jobOutcome } from '#shared/jobs/job-status.ts';
import { actorOf } from '#shared/orders/order-history.ts';

type Key = 'PUT /api/jobs/updateJobStatus/{jobId}';
type Update = Request<Key, JobDeskApi[Key]>;

const refuseContradictions = (jobId: string, { job_id, order_id }: Update['body']['job']): void => {
  const other = (id: string) => ({ code: 'contradicts', message: `This call is about ${id}.` });
  const [order = ''] = jobId.split('-');
  const fields: FieldErrors = {
    ...(job_id !== jobId && { 'job.job_id': other(jobId) }),
    ...(String(order_id) !== order && { 'job.order_id': other(order) }),
  };
  if (Object.keys(fields).length > 0) throw invalidInput(fields);
};

/**
 * Cancels a job or restores it, and its order with it where that is due, in one transaction. Of two who do it at the
 * same moment one does, and the other is told how it stands then.
 * @throws DomainError `refused_transition`, of the last job that stands with the field `isOrderToBeCanceled`;
 * `invalid_input` when path and body name different jobs; `not_found`
 */
export const updateJobStatus = async ({ params: { jobId }, body, caller, now }: Update) => {
  refuseContradictions(jobId, body.job);
  await againWhenChanged(async () => {
    const { job, order, jobs } = await loadJob(jobId, caller, now);
    const outcome = jobOutcome(job, order, jobs, body.job);
    const after = { ...outcome.order, updated_at: now.toISOString() };
    const changes = outcome.changed.flatMap((changed): JobChange[] => {
      const before = jobs.find(({ _id }) => _id === changed._id);
      return before ? [{ before, after: changed }] : [];
    });
    const what = { by: actorOf(caller.user), action: outcome.action, note: jobId };
    await save(...changeOrderAs(order, after, what, now), ...(await changedJobWrites(after, changes, now)));
  });
  return undefined;
};
