import { readTerms } from '#functions/jobs/job-terms.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { SERVICE_TYPE_IDS } from '#shared/jobs/job.ts';
import type { JobDeskApi } from '#shared/jobs/job-desk-api.ts';
import { jobPricesOf } from '#shared/jobs/job-pricing.ts';
import { codeFor, isPrivate, servicesIn } from '#shared/jobs/job-services.ts';

type Key = 'POST /api/jobs/getJobPrice';

/** What a form costs as far as it is filled in: services without a job code are left out. */
export const priceJobs = async ({ body, now }: Request<Key, JobDeskApi[Key]>) => {
  const { job: form } = body;
  const terms = await readTerms(form, now);
  const priced = servicesIn(form).filter(
    (service) => isPrivate(form.agency) || codeFor(form, service, terms) !== undefined,
  );
  const prices = jobPricesOf(form, terms);
  const jobs = priced.flatMap((service, index) => {
    const price = prices[index];
    return price ? [{ ...price, service_type_id: SERVICE_TYPE_IDS[service] }] : [];
  });
  const net = jobs.reduce((total, job) => total + job.net, 0);
  const gross = jobs.reduce((total, job) => total + (job.gross ?? 0), 0);
  return { jobs, net, ...(isPrivate(form.agency) && { gross }) };
};
