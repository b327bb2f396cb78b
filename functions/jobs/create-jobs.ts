import { demandAirport, demandForm, readTerms } from '#functions/jobs/job-terms.ts';
import { withKeptExtras } from '#functions/jobs/kept-extras.ts';
import { nextNumber } from '#functions/platform/data/counter.ts';
import { createJob } from '#functions/platform/data/job.ts';
import { createOrder } from '#functions/platform/data/order.ts';
import { noteInHistory } from '#functions/platform/data/order-history.ts';
import { save, type Write } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { jobRows } from '#functions/platform/jobs/job-rows.ts';
import { announceToClient } from '#functions/platform/mail/announce-to-client.ts';
import { count } from '#functions/platform/metrics.ts';
import { invalidInput } from '#shared/domain-error.ts';
import { newActiveOrder, orderOfForm } from '#shared/jobs/agency-order.ts';
import type { Job } from '#shared/jobs/job.ts';
import type { JobDeskApi } from '#shared/jobs/job-desk-api.ts';
import type { JobForm } from '#shared/jobs/job-form.ts';
import { isPrivate } from '#shared/jobs/job-services.ts';
import type { JobTerms } from '#shared/jobs/job-terms.ts';
import { contentsOf, newActiveJobs } from '#shared/jobs/jobs-of-form.ts';
import { recurringProblems } from '#shared/jobs/recurring.ts';
import type { Order } from '#shared/orders/order.ts';
import { type Actor, actorOf } from '#shared/orders/order-history.ts';
import { FIRST_ORDER_NUMBER } from '#shared/orders/order-number.ts';

type Key = 'POST /api/jobs/createJobForAgency';
type Create = Request<Key, JobDeskApi[Key]>;
type Made = { readonly order: Order; readonly jobs: readonly Job[] };

const make = async (form: JobForm, terms: JobTerms, recurring: boolean, now: Date): Promise<Made> => {
  const _id = String(await nextNumber('orders', FIRST_ORDER_NUMBER));
  const jobs = newActiveJobs(_id, contentsOf(form, terms), recurring ? { recurring } : {});
  const start = { _id, airport: form.location === 2 ? 2 : 1, agency_id: form.agency ?? 0 } as const;
  return { order: newActiveOrder(start, orderOfForm(form, jobs, terms), now), jobs };
};

const writesOf = ({ order, jobs }: Made, by: Actor, now: Date): Write[] => [
  createOrder(order),
  noteInHistory(order, { by, action: 'create_jobs' }, now),
  ...jobs.map(createJob),
  ...(isPrivate(order.agency_id) ? [announceToClient(order, { template: 'payment_link' }, now)] : []),
];

/**
 * Makes an order, active at once, with its jobs; on further dates the same again, each an order of its own. Everything
 * is one transaction, also the extras that the agency keeps. Private customers are mailed a link by which they pay.
 * @throws DomainError `invalid_input` naming every field that is wrong; `not_allowed` outside the caller's airports
 */
export const createJobs = async ({ body, caller, now, once }: Create) => {
  const { job: form } = body;
  const dates = body.recurring?.dates ?? [];
  demandAirport(form.location, caller);
  const terms = await readTerms(form, now);
  demandForm(form, terms, now);
  const problems = recurringProblems(form, dates);
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  const kept = withKeptExtras(form, terms);
  const all = [form.serviceDate, ...dates].map((serviceDate) =>
    make({ ...kept.form, serviceDate }, kept.terms, dates.length > 0, now),
  );
  const made = await Promise.all(all);
  const by = actorOf(caller.user);
  await save(...once.writes, ...kept.writes, ...made.flatMap((one) => writesOf(one, by, now)));
  count('JobsCreated', made.flatMap(({ jobs }) => jobs).length);
  const [first] = made;
  return {
    order_ids: made.map(({ order }) => order._id),
    rows: first ? await jobRows(first.jobs, caller.role, [first.order]) : [],
  };
};
