import { randomInt, randomUUID } from 'node:crypto';
import { addDays, airportTime } from '#shared/calendar-date.ts';
import { ok } from '#test/support/booking-calls.ts';
import type { BrowserClient } from '#test/support/browser-client.ts';
import { aJobForm } from '#test/support/builders/job.ts';
import type { Mail } from '#test/support/inbox.ts';

/** A day that hardly another test fills; never in a night in which the clocks change. */
export const someDay = (): string => {
  const day = addDays(airportTime(new Date()).date, randomInt(40, 260));
  return day.slice(5, 7) === '03' || day.slice(5, 7) === '10' ? addDays(day, 31) : day;
};

/** A tour number that no other job has. */
export const newTour = (): string => randomUUID();

/** A job form of Nordlicht Reisen as the screen sends it: an assistant in Frankfurt. */
export const formBody = (changes: object = {}) => ({
  ...aJobForm(),
  serviceDate: someDay(),
  time: { hours: 14, minutes: 35 },
  tournumber: newTour(),
  extras: [],
  remarks: 'Coach 4',
  AdminRemarks: 'Pays late',
  jobPrice: 1,
  ...changes,
});

/** Both services for the same agency. */
export const BOTH = { serviceType: 'both', jCodePorter: '1001-FRA-P-ARR', bags: 12 };

/** A private customer who has called, in Frankfurt. */
export const byPhone = (email: string, changes: object = {}) =>
  formBody({
    agency: 997,
    jCode: undefined,
    from_text: 'Taxi rank',
    to_text: 'Gate B',
    readingLanguage: 'de',
    clientsEmail: email,
    ...changes,
  });

export type Row = {
  readonly [field: string]: unknown;
  readonly _id: string;
  readonly order_id: string;
  readonly status: string;
  readonly version: number;
  readonly order: { readonly [field: string]: unknown; readonly status: string };
  readonly price: { readonly net: number; readonly gross?: number };
};

type Saved = { readonly order_ids: readonly string[]; readonly rows: readonly Row[] };

/** Orders a job; answers its rows. */
export const createJob = async (staff: BrowserClient, form: object = formBody(), more: object = {}) =>
  ok(await staff.send('POST', '/api/jobs/createJobForAgency', { job: form, ...more })) as unknown as Saved;

/** A job as somebody sees it. */
export const jobOf = async (staff: BrowserClient, id: string): Promise<Row> =>
  ok(await staff.get(`/api/jobs/${id}`)) as unknown as Row;

/** The jobs that somebody's list shows. */
export const listJobs = async (staff: BrowserClient, where: object, more: object = {}): Promise<Row[]> =>
  (ok(await staff.send('POST', '/api/jobs/list', { where, ...more })) as { rows: unknown }).rows as Row[];

/** Cancels a job, or restores it. */
export const setJobStatus = (
  staff: BrowserClient,
  { _id, order_id }: Row,
  status: string,
  more: object = {},
) =>
  staff.send('PUT', `/api/jobs/updateJobStatus/${_id}`, { job: { job_id: _id, order_id, status, ...more } });

/** The fields of the signed link by which a client is asked to pay. */
export const linkIn = ({ body }: Mail): Record<string, string> => {
  const address = /href="([^"]*\/payment\/\?[^"]*)"/.exec(body.html ?? '')?.[1]?.replaceAll('&amp;', '&');
  const { lang: _, ...link } = Object.fromEntries(new URL(address ?? '').searchParams);
  return link;
};
