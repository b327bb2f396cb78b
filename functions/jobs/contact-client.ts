import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { loadOfficeOrder } from '#functions/platform/http/office-order.ts';
import { loadJob } from '#functions/platform/jobs/load-job.ts';
import { letterTemplateRows, letterWrites, proposedLetter } from '#functions/platform/mail/office-letter.ts';
import { invalidInput } from '#shared/domain-error.ts';
import { jobVariables } from '#shared/emails/job-variables.ts';
import type { JobDeskApi } from '#shared/jobs/job-desk-api.ts';
import type { JobsApi } from '#shared/jobs/jobs-api.ts';
import { actorOf } from '#shared/orders/order-history.ts';

const TEMPLATE = 'contact_client_job';
type Contact = Request<'POST /api/jobs/contactClient', JobDeskApi['POST /api/jobs/contactClient']>;
type Proposed = Request<
  'GET /api/jobs/getRequestContactEmailTemplate/{jobId}',
  JobsApi['GET /api/jobs/getRequestContactEmailTemplate/{jobId}']
>;

/**
 * Writes to the client of a job, also of a cancelled one; mail and history in one transaction.
 * @throws DomainError `invalid_input` naming every field that is missing or wrong, or a job of another order
 */
export const contactClientOfJob = async ({ body, caller, now, once }: Contact) => {
  const { order_id, job_id, ...input } = body.contact;
  if (job_id !== undefined && job_id.split('-')[0] !== order_id) {
    throw invalidInput({ job_id: { code: 'contradicts', message: `This is no job of order ${order_id}.` } });
  }
  const order = await loadOfficeOrder(order_id, caller, now);
  const letter = { template: TEMPLATE, input, by: actorOf(caller.user) } as const;
  await save(...once.writes, ...letterWrites(order, letter, now));
  return undefined;
};

/** The template in each of its languages, as plain text. */
export const readJobLetterTemplate = () => letterTemplateRows(TEMPLATE);

/**
 * The mail that is proposed for a job, in the language of its order, every variable filled in.
 * @throws DomainError `not_found`
 */
export const readProposedJobLetter = async ({ params, caller, now }: Proposed) => {
  const [{ job, order }, { airports, places }] = await Promise.all([
    loadJob(params.jobId, caller, now),
    readCatalogue(),
  ]);
  const airport = airports.find(({ _id }) => _id === job.airport);
  if (!airport) throw new Error(`there is no airport ${job.airport}`);
  const language = order.reading_language === 'de' ? 'de' : 'en';
  const letter = await proposedLetter(
    TEMPLATE,
    language,
    jobVariables(job, order, { airport, places }, language),
  );
  return { ...letter, to: order.email ?? '' };
};
