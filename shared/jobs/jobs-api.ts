import * as z from 'zod/mini';
import { agencyAnswer } from '#shared/agencies/agency-answer.ts';
import { airportId } from '#shared/catalogue/airport.ts';
import { letterTemplate, proposedLetter } from '#shared/emails/letter-form.ts';
import type { Contract } from '#shared/http/contract.ts';
import { extra } from '#shared/jobs/extra.ts';
import { groupPrice } from '#shared/jobs/group-price.ts';
import { JOB_STATUSES } from '#shared/jobs/job.ts';
import { jobCode } from '#shared/jobs/job-code.ts';
import { jobRow } from '#shared/jobs/job-row.ts';
import { euroAmount } from '#shared/money.ts';
import { calendarDate, instant } from '#shared/schemas.ts';

/**
 * Keys by which jobs are filtered. Those below the airport are for admins: from others they are refused (403). Others
 * see their own jobs only, whatever they ask.
 */
const jobFilter = z.strictObject({
  date_from: calendarDate,
  date_to: calendarDate,
  airport: z.optional(airportId),
  /** 1 porter, 2 assistant; of an admin who is kept to Munich, 2 unless said. */
  service_type_id: z.optional(z.literal([1, 2])),
  status: z.optional(z.array(z.enum(JOB_STATUSES))),
  employee_id: z.optional(z.string().check(z.maxLength(100))),
  agency_id: z.optional(z.int()),
  /** Any part of tour code plus tour number, whatever its case. */
  reference: z.optional(z.string().check(z.maxLength(200))),
});

const daySums = z.object({
  date: calendarDate,
  /** Without the cancelled ones, as persons and bags (bulky pieces included). */
  jobs: z.int(),
  cancelled: z.int(),
  /** Those that nobody is put on yet. */
  unassigned: z.int(),
  persons: z.int(),
  bags: z.int(),
});

/** By date, hour, minute and number; `-date` the latest first. */
export const JOB_SORTS = ['date', '-date'] as const;

export const jobCodeAnswer = z.extend(jobCode, { price: euroAmount, additional_price: euroAmount });
export const extraAnswer = z.extend(extra, { price: euroAmount });

/** Reading calls of the jobs; `jobDeskApi` has those that change something. */
export const jobsApi = {
  'POST /api/jobs/list': {
    role: 'agency',
    summary: 'Jobs in a range of at most 92 days: all for admins, their own for agencies and employees',
    body: z.object({
      offset: z.optional(z.int().check(z.gte(0))),
      limit: z.optional(z.int().check(z.gte(1), z.lte(500))),
      order: z.optional(z.enum(JOB_SORTS)),
      where: jobFilter,
      // Accepted as for the other lists: a row of jobs always has its relations.
      isRelational: z.optional(z.boolean()),
    }),
    answer: z.object({ rows: z.array(jobRow) }),
  },
  'POST /api/jobs/count': {
    role: 'agency',
    summary: 'How many jobs a filter finds, and what each of their days adds up to',
    body: z.object({ where: jobFilter }),
    answer: z.object({ count: z.int(), days: z.array(daySums) }),
  },
  'POST /api/jobs/changes': {
    role: 'agency',
    summary: 'Whether jobs have changed since; ask again with `until`, whose last changes may come once more',
    body: z.object({ since: z.optional(instant) }),
    answer: z.object({
      until: instant,
      /** More than a day ago, or never asked: read everything anew. */
      is_stale: z.boolean(),
      /** One mark per change, which says nothing of it; a mark that is new to the screen has it read anew. */
      changes: z.array(z.string()),
    }),
  },
  'GET /api/jobs/{jobId}': {
    role: 'agency',
    summary: 'One job as the list shows it',
    answer: jobRow,
  },
  'GET /api/jobs/getTranslations': {
    role: 'agency',
    summary: 'The texts of the back office in English and German',
    answer: z.object({ rows: z.array(z.object({ key: z.string(), en: z.string(), de: z.string() })) }),
  },
  'GET /api/jobs/getAllLanguages': {
    role: 'agency',
    summary: 'The languages of jobs, the one of porters alone (13) among them',
    answer: z.object({
      rows: z.array(
        z.object({
          _id: z.int(),
          code: z.string(),
          display_de: z.string(),
          display_en: z.string(),
          price: euroAmount,
        }),
      ),
    }),
  },
  'GET /api/jobs/getAllAgencies': {
    role: 'admin',
    summary: 'All agencies by their short names, the inactive ones too',
    answer: z.object({ rows: z.array(agencyAnswer) }),
  },
  'GET /api/jobs/getAllLHPrices': {
    role: 'admin',
    summary: 'The prices of airline groups',
    answer: z.object({ rows: z.array(z.extend(groupPrice, { price: euroAmount })) }),
  },
  'POST /api/jobs/getAllJobCodes': {
    role: 'admin',
    summary: 'Job codes, of an agency, an airport or a service where one is named',
    body: z.object({
      agency: z.optional(z.int()),
      airport: z.optional(airportId),
      service_type_id: z.optional(z.literal([1, 2])),
    }),
    answer: z.object({ rows: z.array(jobCodeAnswer) }),
  },
  'GET /api/jobs/extras/{agency}': {
    role: 'admin',
    summary: 'The permanent extras of an agency',
    params: z.object({ agency: z.string().check(z.regex(/^\d{1,9}$/)) }),
    answer: z.object({ rows: z.array(extraAnswer) }),
  },
  'GET /api/jobs/getRequestContactEmailTemplate': {
    role: 'admin',
    summary: 'The template of a mail to the client of a job, in every language, its variables in brackets',
    answer: z.object({ rows: z.array(letterTemplate) }),
  },
  'GET /api/jobs/getRequestContactEmailTemplate/{jobId}': {
    role: 'admin',
    summary: "A mail to the client of a job as it is proposed, in the order's language",
    answer: proposedLetter,
  },
} as const satisfies Contract;
export type JobsApi = typeof jobsApi;
