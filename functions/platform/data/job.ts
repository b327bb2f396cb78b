import * as z from 'zod/mini';
import { jobKey, jobsOfDay, orderKey, timeOfDay } from '#functions/platform/data/keys.ts';
import { readIndex, readPartition } from '#functions/platform/data/read.ts';
import { change, create, type Write } from '#functions/platform/data/write.ts';
import { clockText } from '#shared/calendar-date.ts';
import type { AirportId } from '#shared/catalogue/airport.ts';
import { type Job, job } from '#shared/jobs/job.ts';

const keyOf = (stored: Job) => jobKey(stored.order_id, Number(stored._id.split('-')[1]));

const toItem = (stored: Job) => ({
  ...stored,
  day_pk: jobsOfDay(stored.airport, stored.date),
  day_sk: timeOfDay(clockText(stored), stored._id),
});

export const jobsOfOrder = async (orderId: string): Promise<Job[]> =>
  z.parse(z.array(job), await readPartition(orderKey(orderId).PK, 'JOB#'));

export const createJob = (stored: Job): Write => create(keyOf(stored), toItem(stored));

export const changeJob = (before: Job, after: Job): Write =>
  change(keyOf(before), toItem(before), toItem(after));

/** The jobs of an airport and day, by time, then number. */
export const jobsOn = async (airport: AirportId, date: string): Promise<Job[]> =>
  z.parse(z.array(job), await readIndex('day', jobsOfDay(airport, date)));
