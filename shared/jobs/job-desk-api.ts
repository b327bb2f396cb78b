import * as z from 'zod/mini';
import { letterInput } from '#shared/emails/letter-form.ts';
import type { Contract } from '#shared/http/contract.ts';
import { groupForm } from '#shared/jobs/group-form.ts';
import { SHEET_PROBLEMS } from '#shared/jobs/group-sheet-problem.ts';
import { jobForm } from '#shared/jobs/job-form.ts';
import { jobPriceAnswer, jobRow } from '#shared/jobs/job-row.ts';
import { extraAnswer } from '#shared/jobs/jobs-api.ts';
import { euroAmount } from '#shared/money.ts';
import { noContent } from '#shared/schemas.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const text = z.string().check(z.maxLength(2000));
const jobId = z.string().check(z.regex(/^\d{1,12}-\d{1,6}$/));
const extraInPath = z.object({ id: z.string().check(z.regex(/^\d{1,9}-[\w-]{1,60}$/)) });

const extraInput = z.object({ name: z.optional(text), price: z.optional(euroAmount) });

const saved = z.object({ order_ids: z.array(z.string()), rows: z.array(jobRow) });

/** Calls that change jobs and their extras; all for admins. */
export const jobDeskApi = {
  'POST /api/jobs/createJobForAgency': {
    role: 'admin',
    summary: 'Makes an order of an agency with its jobs, and the same on further dates',
    body: z.object({
      job: jobForm,
      /** Further dates on which the same is ordered, each as an order of its own; not for 997 to 999. */
      recurring: z.optional(z.object({ dates: z.array(z.string()).check(z.maxLength(100)) })),
    }),
    /** Of many dates: the rows of the first. */
    answer: saved,
  },
  'POST /api/jobs/createJobForLH': {
    role: 'admin',
    summary: 'Makes the orders of an airline group (agency 1009) with their jobs',
    body: z.object({
      group: groupForm,
      /** Stores a request number a second time. */
      again: z.optional(z.boolean()),
      /** Checks and prices everything, and stores nothing. */
      preview: z.optional(z.boolean()),
    }),
    answer: z.object({
      order_ids: z.array(z.string()),
      count: z.int(),
      /** Net, of all jobs. */
      net: euroAmount,
      prices: z.array(euroAmount),
    }),
  },
  'GET /api/jobs/groupSheetTemplate': {
    role: 'admin',
    summary: 'The spreadsheet that airline groups are ordered with, with the codes and languages of the day',
    contentType: XLSX,
    answer: z.string(),
  },
  'POST /api/jobs/readGroupSheet': {
    role: 'admin',
    summary: 'Reads, checks and prices the spreadsheet of an airline group; nothing is stored',
    /** An .xlsx file of at most 4 MB, in Base64. */
    body: z.object({ file: z.string() }),
    answer: z.object({
      /** What `createJobForLH` takes, once there is no problem. */
      group: groupForm,
      /** The row of the sheet that each job stands in. */
      lines: z.array(z.int()),
      /** Net, of each job; none where there is no price. */
      prices: z.array(z.nullable(euroAmount)),
      net: euroAmount,
      problems: z.array(z.object({ cell: z.string(), code: z.enum(SHEET_PROBLEMS), value: z.string() })),
      /** Orders that were made of the same request number before. */
      stored_order_ids: z.array(z.string()),
    }),
  },
  'POST /api/jobs/updateJobForAgency': {
    role: 'admin',
    summary: 'Saves the form of a job; `version` is the one that the screen has read',
    body: z.object({ job_id: jobId, version: z.int(), job: jobForm }),
    answer: z.object({ row: jobRow }),
  },
  'PUT /api/jobs/updateJobStatus/{jobId}': {
    role: 'admin',
    summary: 'Cancels a job (cancelled) or restores it (active); with `isOrderToBeCanceled` the whole order',
    params: z.object({ jobId }),
    body: z.object({
      job: z.object({
        job_id: text,
        status: z.enum(['cancelled', 'active']),
        order_id: z.union([text, z.int()]),
        isOrderToBeCanceled: z.optional(z.boolean()),
      }),
    }),
    status: 204,
    answer: noContent,
  },
  'POST /api/jobs/getJobPrice': {
    role: 'admin',
    summary: 'What the jobs of a form cost as far as it is filled in; nothing is saved',
    body: z.object({ job: jobForm }),
    answer: z.object({
      jobs: z.array(z.extend(jobPriceAnswer, { service_type_id: z.literal([1, 2]) })),
      net: euroAmount,
      gross: z.optional(euroAmount),
    }),
  },
  'POST /api/jobs/contactClient': {
    role: 'admin',
    summary: 'Writes a mail to the client of a job',
    body: z.object({ contact: z.extend(letterInput, { job_id: z.optional(jobId) }) }),
    status: 204,
    answer: noContent,
  },
  'POST /api/jobs/addExtras': {
    role: 'admin',
    summary: 'Adds permanent extras to an agency',
    body: z.object({ agency: z.int(), extras: z.array(extraInput).check(z.minLength(1), z.maxLength(20)) }),
    answer: z.object({ rows: z.array(extraAnswer) }),
  },
  'PUT /api/jobs/extras/{id}': {
    role: 'admin',
    summary: 'Changes a permanent extra; jobs that have it keep what it was',
    params: extraInPath,
    body: z.object({ extra: z.extend(extraInput, { version: z.int() }) }),
    answer: extraAnswer,
  },
  'DELETE /api/jobs/extras/{id}': {
    role: 'admin',
    summary: 'Removes a permanent extra; jobs that have it keep it',
    params: extraInPath,
    status: 204,
    answer: noContent,
  },
} as const satisfies Contract;
export type JobDeskApi = typeof jobDeskApi;
