import { jobRows } from '#functions/jobs/job-rows.ts';
import { demandForm, readTerms } from '#functions/jobs/job-terms.ts';
import { loadJob } from '#functions/jobs/load-job.ts';
import { paymentLinkMail } from '#functions/jobs/payment-link-mail.ts';
import { readGroupPrices } from '#functions/platform/data/group-price.ts';
import { changeJob } from '#functions/platform/data/job.ts';
import { changeOrderAs } from '#functions/platform/data/order-history.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { DomainError } from '#shared/domain-error.ts';
import { demandEditable, editedJob, keptFieldProblems, orderOfEdit } from '#shared/jobs/edit-job.ts';
import { groupCodeOf, groupPriceFor } from '#shared/jobs/group-pricing.ts';
import type { Job } from '#shared/jobs/job.ts';
import { changedFields } from '#shared/jobs/job-changes.ts';
import type { JobDeskApi } from '#shared/jobs/job-desk-api.ts';
import type { JobForm } from '#shared/jobs/job-form.ts';
import { isPrivate } from '#shared/jobs/job-services.ts';
import type { JobTerms } from '#shared/jobs/job-terms.ts';
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

/** An imported job keeps its group's prices until somebody gives it a job code. */
const withGroupPrice = async (before: Job, edited: Job, form: JobForm, terms: JobTerms): Promise<Job> => {
  const code = groupCodeOf(before);
  if (!code || form.jCode) return edited;
  const price = groupPriceFor(
    { code, persons: edited.persons, language: edited.language_id },
    await readGroupPrices(),
    terms,
  );
  if (!price)
    throw new DomainError('invalid_input', 'There is no price for this group.', {
      fields: {
        persons: {
          code: 'code.unknown',
          message: 'There is no price for this number of persons and language.',
        },
      },
    });
  const extras = (edited.extras ?? []).map(({ name, amount, price: each }) => ({
    code: 'extra' as const,
    name,
    quantity: amount,
    price: each,
    sum: amount * each,
  }));
  const lines = [...price.lines, ...extras];
  return { ...edited, price: { net: lines.reduce((total, { sum }) => total + sum, 0), lines } };
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
  const form = { ...body.job };
  const terms = await readTerms(form);
  const isGroup = groupCodeOf(job) !== undefined && !form.jCode;
  demandForm(form, terms, now, isGroup ? ['jCode', 'tourcode', 'tournumber'] : []);
  keptFieldProblems(job, form, jobs);
  const edited = await withGroupPrice(job, editedJob(job, form, terms), form, terms);
  const after = orderOfEdit(
    order,
    { form, before: job, jobs: jobs.map((one) => (one === job ? edited : one)) },
    terms,
    now,
  );
  const note = [job._id, ...changedFields(job, edited)].join(', ');
  await save(
    ...changeOrderAs(order, after, { by: actorOf(caller.user), action: 'edit_job', note }, now),
    changeJob(job, edited),
    ...(isToldAnew(order, after) ? [paymentLinkMail({ ...after, version: order.version + 1 }, now)] : []),
  );
  const saved = { ...edited, version: job.version + 1 };
  const [row] = await jobRows([saved], caller.role, [after]);
  if (!row) throw new Error(`job ${job._id} has no row`);
  return { row };
};
