import { demandAirport } from '#functions/jobs/job-terms.ts';
import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { nextNumber } from '#functions/platform/data/counter.ts';
import { readGroupPrices } from '#functions/platform/data/group-price.ts';
import {
  claimGroupRequest,
  type GroupRequest,
  getGroupRequest,
  releaseGroupRequest,
} from '#functions/platform/data/group-request.ts';
import { createJob, dropJob } from '#functions/platform/data/job.ts';
import { createOrder, dropOrder } from '#functions/platform/data/order.ts';
import { noteInHistory } from '#functions/platform/data/order-history.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { airportTime } from '#shared/calendar-date.ts';
import type { AirportId } from '#shared/catalogue/airport-ids.ts';
import { DomainError, invalidInput } from '#shared/domain-error.ts';
import { groupContact, newActiveOrder } from '#shared/jobs/agency-order.ts';
import type { GroupForm } from '#shared/jobs/group-form.ts';
import { groupContent, groupProblems } from '#shared/jobs/group-jobs.ts';
import type { Job } from '#shared/jobs/job.ts';
import { earliestMoment } from '#shared/jobs/job-days.ts';
import type { JobDeskApi } from '#shared/jobs/job-desk-api.ts';
import { jobFormErrors } from '#shared/jobs/job-form-errors.ts';
import { type JobContent, newActiveJobs } from '#shared/jobs/jobs-of-form.ts';
import type { Order } from '#shared/orders/order.ts';
import { type Actor, actorOf } from '#shared/orders/order-history.ts';
import { FIRST_ORDER_NUMBER } from '#shared/orders/order-number.ts';
import { AIRLINE_GROUP_AGENCY_ID } from '#shared/users/user.ts';

type Key = 'POST /api/jobs/createJobForLH';
type Create = Request<Key, JobDeskApi[Key]>;
type Made = { readonly order: Order; readonly jobs: readonly Job[] };

/** With order, history and claim as many as one transaction of the database takes. */
const MOST_JOBS = 90;

/** An order is of one airport; a large group has several. */
const chunksOf = (contents: readonly JobContent[]): JobContent[][] =>
  [...Map.groupBy(contents, ({ airport }) => airport).values()].flatMap((own) =>
    Array.from({ length: Math.ceil(own.length / MOST_JOBS) }, (_, index) =>
      own.slice(index * MOST_JOBS, (index + 1) * MOST_JOBS),
    ),
  );

const make = async (contents: readonly JobContent[], head: Partial<Order>, now: Date): Promise<Made> => {
  const _id = String(await nextNumber('orders', FIRST_ORDER_NUMBER));
  const airport: AirportId = contents[0]?.airport ?? 1;
  const jobs = newActiveJobs(_id, contents);
  const start = { _id, airport, agency_id: AIRLINE_GROUP_AGENCY_ID };
  return { order: newActiveOrder(start, { ...head, ...earliestMoment(jobs) }, now), jobs };
};

const drop = async (made: readonly Made[]): Promise<void> => {
  for (const { order, jobs } of made) await save(...jobs.map(dropJob), dropOrder(order));
};

/** Stores order by order; when one cannot be stored, those before it and the claim are taken out again. */
const storeAll = async (
  made: readonly Made[],
  { before, claimed, by }: { before: GroupRequest | undefined; claimed: GroupRequest; by: Actor },
  now: Date,
): Promise<void> => {
  for (const [index, { order, jobs }] of made.entries()) {
    try {
      await save(
        ...(index === 0 ? [claimGroupRequest(before, claimed)] : []),
        createOrder(order),
        noteInHistory(order, { by, action: 'create_jobs', note: claimed.request_number }, now),
        ...jobs.map(createJob),
      );
    } catch (error) {
      if (index > 0) {
        await drop(made.slice(0, index));
        await save(releaseGroupRequest(before, claimed));
      }
      throw error;
    }
  }
};

const headOf = ({ jobs: _, ...head }: GroupForm): Partial<Order> => ({
  ...Object.fromEntries(Object.entries(head).map(([name, text]) => [name, text?.trim() ?? ''])),
  name_sign: head.name_of_group?.trim() ?? '',
});

const refuseTwice = (before: GroupRequest | undefined, again: boolean | undefined): void => {
  if (!before || again) return;
  const message = `${jobFormErrors['request_number.twice']} Orders: ${before.order_ids.join(', ')}.`;
  throw new DomainError('already_exists', message, {
    fields: { request_number: { code: 'request_number.twice', message } },
  });
};

/**
 * Makes the orders of an airline group, at the fixed address and with the email placeholder of the settings: nothing is
 * stored unless every row is good. Nobody else can store the same request number at the same moment.
 * @throws DomainError `invalid_input` naming every field that is wrong; `already_exists` for a request number that is
 * stored, unless it is said to be stored `again`; `not_allowed` outside the caller's airports
 */
export const createGroupJobs = async ({ body, caller, now }: Create) => {
  const { group, again, preview } = body;
  for (const { location } of group.jobs) demandAirport(location, caller);
  const [catalogue, prices] = await Promise.all([readCatalogue(), readGroupPrices()]);
  const terms = { languages: catalogue.languages, prices };
  const problems = groupProblems(group, terms, airportTime(now).date);
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  const request_number = group.request_number?.trim() ?? '';
  const before = await getGroupRequest(request_number);
  refuseTwice(before, again);
  const contents = group.jobs.map((row) => groupContent(group, row, terms));
  const nets = contents.map(({ price }) => price?.net ?? 0);
  const answer = { count: contents.length, net: nets.reduce((total, net) => total + net, 0), prices: nets };
  if (preview) return { ...answer, order_ids: [] };
  const head = { ...headOf(group), ...groupContact(catalogue) };
  const made: Made[] = [];
  for (const chunk of chunksOf(contents)) made.push(await make(chunk, head, now));
  const order_ids = made.map(({ order }) => order._id);
  const claimed = { request_number, order_ids: [...(before?.order_ids ?? []), ...order_ids], version: 1 };
  await storeAll(made, { before, claimed, by: actorOf(caller.user) }, now);
  return { ...answer, order_ids };
};
