import * as z from 'zod/mini';
import {
  FIND_FROM,
  jobKey,
  jobsOfAgency,
  jobsOfDay,
  jobsOfReference,
  orderKey,
  timeOfDay,
} from '#functions/platform/data/keys.ts';
import {
  readIndex,
  readIndexParts,
  readIndexRange,
  readItem,
  readItems,
  readPartition,
} from '#functions/platform/data/read.ts';
import { change, create, remove, type Write } from '#functions/platform/data/write.ts';
import { clockText } from '#shared/calendar-date.ts';
import type { AirportId } from '#shared/catalogue/airport-ids.ts';
import { type BillingName, isBilledByPeriod, monthOf } from '#shared/invoices/billing.ts';
import { type Job, type JobHead, job, jobHead } from '#shared/jobs/job.ts';
import { referenceToFind } from '#shared/jobs/reference-to-find.ts';

const keyOfId = (id: string) => {
  const [order = '', number] = id.split('-');
  return jobKey(order, Number(number));
};

const keyOf = ({ _id }: Job) => keyOfId(_id);

const referenceOf = ({ _id, reference }: Job) => {
  const text = referenceToFind(reference ?? '');
  return text.length < FIND_FROM ? {} : { find_pk: jobsOfReference(text), find_sk: `${text}#${_id}` };
};

const toItem = (stored: Job) => ({
  ...referenceOf(stored),
  ...stored,
  day_pk: jobsOfDay(stored.airport, stored.date),
  day_sk: timeOfDay(clockText(stored), stored._id),
  ...(isBilledByPeriod(stored.agency_id) && {
    owner_pk: jobsOfAgency({ ...stored, month: monthOf(stored.date) }),
    owner_sk: `${stored.date}#${timeOfDay(clockText(stored), stored._id)}`,
  }),
});

export const getJob = async (id: string): Promise<Job | undefined> => {
  const item = await readItem(keyOfId(id));
  return item && z.parse(job, item);
};

/** Jobs by their ids, as they are at this moment, in no order. */
export const getJobs = async (ids: readonly string[]): Promise<Job[]> =>
  z.parse(z.array(job), await readItems([...new Set(ids)].map(keyOfId)));

export const jobsOfOrder = async (orderId: string): Promise<Job[]> =>
  z.parse(z.array(job), await readPartition(orderKey(orderId).PK, 'JOB#'));

export const createJob = (stored: Job): Write => create(keyOf(stored), toItem(stored));

export const changeJob = (before: Job, after: Job): Write =>
  change(keyOf(before), toItem(before), toItem(after));

/** The jobs of an airport and day, by time, then number. */
export const jobsOn = async (airport: AirportId, date: string): Promise<Job[]> =>
  z.parse(z.array(job), await readIndex('day', jobsOfDay(airport, date)));

const HEAD_PARTS = Object.keys(jobHead._zod.def.shape);

/** The same with only what filters and sums look at: a season of them is asked for at once. */
export const jobHeadsOn = async (airport: AirportId, date: string): Promise<JobHead[]> =>
  z.parse(z.array(jobHead), await readIndexParts('day', jobsOfDay(airport, date), HEAD_PARTS));

/** The jobs of an agency at an airport that had a day of a month a moment ago, as they are now. */
export const jobsOfAgencyIn = async (month: BillingName): Promise<Job[]> => {
  const found = await readIndexParts('owner', jobsOfAgency(month), ['_id']);
  return getJobs(found.map(({ _id }) => String(_id)));
};

/** The first jobs whose reference, as it is looked up, begins so; from `FIND_FROM` letters on. */
export const jobsOfReferenceBeginning = async (reference: string, most: number): Promise<Job[]> =>
  z.parse(
    z.array(job),
    await readIndexRange({
      index: 'find',
      partition: jobsOfReference(reference),
      prefix: reference,
      first: most,
    }),
  );

/** Takes a job out again that was stored a moment ago. */
export const dropJob = (stored: Job): Write => remove(keyOf(stored), stored);
