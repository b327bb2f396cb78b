import { demandForm, readTerms } from '#functions/jobs/job-terms.ts';
import { withKeptExtras } from '#functions/jobs/kept-extras.ts';
import { readGroupPrices } from '#functions/platform/data/group-price.ts';
import { changeOrderAs } from '#functions/platform/data/order-history.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { changedJobWrites } from '#functions/platform/jobs/changed-job-writes.ts';
import { jobRow } from '#functions/platform/jobs/job-rows.ts';
import { loadJob } from '#functions/platform/jobs/load-job.ts';
import { announceToClient } from '#functions/platform/mail/announce-to-client.ts';
import { DomainError } from '#shared/domain-error.ts';
import { demandEditable, editedJob, keptFieldProblems, orderOfEdit } from '#shared/jobs/edit-job.ts';
import { groupCodeOf, pricedByGroup, unaskedFields } from '#shared/jobs/group-pricing.ts';
import type { Job } from '#shared/jobs/job.ts';
import { changedFields } from '#shared/jobs/job-changes.ts';
import type { JobDeskApi } from '#shared/jobs/job-desk-api.ts';
import { isPrivate } from '#shared/jobs/job-services.ts';
import type { Order } from '#shared/orders/order.ts';
import { actorOf } from '#shared/orders/order-history.ts';

type Key = 'POST /api/jobs/updateJobForAgency';
type Update = Request<Key, JobDeskApi[Key]>;

const refuseStale = (job: Job, version: number): void => {
  if (job.version === version) return;
  throw new DomainError('changed_meanwhile', 'Somebody else has changed this job. Please look again.', {
    fields: { version: { code: 'changed', message: 'The job has moved on.' } },
  });
};

const isToldAnew = (before: Order, after: Order): boolean =>
  isPrivate(after.agency_id) &&
  !after.payment &&
  (before.price?.total !== after.price?.total || before.email !== after.email || before.date !== after.date);

/**
 * Saves the form of a job: job, order and history in one transaction. Agency and airport stay. A private customer who
 * has not paid is mailed a new link when sum, day or address change.
 * @throws DomainError `changed_meanwhile` for an older version; `refused_transition` for what is sealed, was booked on
 * the site, or is paid when its price would change; `invalid_input` naming every field that is wrong; `not_found`
 */
export const updateJob = async ({ body, caller, now }: Update) => {
  const { job, order, jobs } = await loadJob(body.job_id, caller, now);
  refuseStale(job, body.version);
  demandEditable(job, order);
  const known = await readTerms(body.job, now, job.job_code_id);
  // An imported job keeps its group's prices until somebody gives it a job code.
  const groupCode = body.job.jCode ? undefined : groupCodeOf(job);
  // Its agency may have become inactive: that stops new jobs only.
  demandForm(body.job, known, now, [...unaskedFields(job, body.job), 'agency']);
  keptFieldProblems(job, body.job, jobs);
  const { form, terms, writes } = withKeptExtras(body.job, known);
  const filledIn = editedJob(job, form, terms);
  const edited = groupCode ? pricedByGroup(filledIn, groupCode, await readGroupPrices(), terms) : filledIn;
  const after = orderOfEdit(
    order,
    { form, before: job, jobs: jobs.map((one) => (one === job ? edited : one)) },
    terms,
    now,
  );
  const note = [job._id, ...changedFields(job, edited)].join(', ');
  await save(
    ...writes,
    ...changeOrderAs(order, after, { by: actorOf(caller.user), action: 'edit_job', note }, now),
    ...(await changedJobWrites(after, [{ before: job, after: edited }], now)),
    ...(isToldAnew(order, after)
      ? [announceToClient({ ...after, version: order.version + 1 }, { template: 'payment_link' }, now)]
      : []),
  );
  const saved = { ...edited, version: job.version + 1 };
  return { row: await jobRow(saved, caller.role, [after]) };
};
