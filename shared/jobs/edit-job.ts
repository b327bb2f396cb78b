import { DomainError, invalidInput } from '#shared/domain-error.ts';
import { orderOfForm } from '#shared/jobs/agency-order.ts';
import { type Job, SERVICE_TYPE_IDS, serviceOfJob } from '#shared/jobs/job.ts';
import type { JobForm } from '#shared/jobs/job-form.ts';
import { fieldErrors } from '#shared/jobs/job-moment.ts';
import type { JobTerms } from '#shared/jobs/job-terms.ts';
import { contentsOf } from '#shared/jobs/jobs-of-form.ts';
import { sumOfLines } from '#shared/jobs/price-lines.ts';
import type { Order } from '#shared/orders/order.ts';
import { refuseWhenSealed } from '#shared/orders/seal.ts';

/** @throws DomainError `refused_transition` for a job that is sealed, or that belongs to an order of the site */
export const demandEditable = (job: Job, order: Order): void => {
  refuseWhenSealed(order);
  if (job.status === 'cancelled') {
    throw new DomainError('refused_transition', 'This job is cancelled. Please restore it first.');
  }
  if (order.status !== 'active') {
    throw new DomainError('refused_transition', 'This job was booked on the site: please edit its order.');
  }
};

/** @throws DomainError `invalid_input` for an agency or airport that is not the job's, or a service that its order has */
export const keptFieldProblems = (job: Job, form: JobForm, jobs: readonly Job[]): void => {
  const type = form.serviceType === 'porter' ? SERVICE_TYPE_IDS.porter : SERVICE_TYPE_IDS.assistant;
  const isTaken = jobs.some(
    ({ _id, service_type_id }) => _id !== job._id && service_type_id === type && type !== job.service_type_id,
  );
  const problems = fieldErrors([
    ['agency', form.agency !== job.agency_id && 'agency.fixed'],
    ['location', form.location !== job.airport && 'location.fixed'],
    ['serviceType', (form.serviceType === 'both' || isTaken) && 'serviceType.one'],
  ]);
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
};

/** A job as its form says now; who is assigned to it stays. */
export const editedJob = (job: Job, form: JobForm, terms: JobTerms): Job => {
  const [content] = contentsOf(form, terms);
  if (!content) throw new Error(`the form of job ${job._id} names no service`);
  return { ...job, ...content };
};

/** The lines of the edited service in place of those before; the other service's stay. */
const mergedPrice = (order: Order, next: Order['price'], touched: readonly string[]): Order['price'] => {
  if (!next || !order.price) return next;
  const others = order.price.lines.filter(({ service }) => !touched.includes(service));
  const lines = [...others, ...next.lines];
  const of = (service: string): number => sumOfLines(lines.filter((line) => line.service === service));
  return { total: sumOfLines(lines), assistant: of('assistant'), porter: of('porter'), vip: 0, lines };
};

type Edit = { readonly form: JobForm; readonly before: Job; readonly jobs: readonly Job[] };

/**
 * The order of an edited job. What the order desk has entered of a client's address stays.
 * @param edit `jobs` are all of the order, the edited one as it is now
 * @throws DomainError `refused_transition` when the price of a paid order would change
 */
export const orderOfEdit = (
  order: Order,
  { form, before, jobs }: Edit,
  terms: JobTerms,
  now: Date,
): Order => {
  const standing = jobs.filter(({ status }) => status !== 'cancelled');
  const content = orderOfForm(form, standing, terms);
  const price = mergedPrice(order, content.price, [serviceOfJob(before), form.serviceType ?? '']);
  if (order.payment && price && price.total !== order.price?.total) {
    throw new DomainError(
      'refused_transition',
      'This order is paid: nothing that changes its price can be edited.',
    );
  }
  const address = order.address && content.address && { ...order.address, name: content.address.name };
  return {
    ...order,
    ...content,
    ...(content.price && { price }),
    ...(address && { address }),
    updated_at: now.toISOString(),
  };
};
