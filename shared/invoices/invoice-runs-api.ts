import * as z from 'zod/mini';
import { airportId } from '#shared/catalogue/airport.ts';
import type { Contract } from '#shared/http/contract.ts';
import { RUN_STATES, runUnit } from '#shared/invoices/invoice-run.ts';
import { calendarDate, instant, noContent } from '#shared/schemas.ts';

const runId = z.object({ id: z.string().check(z.regex(/^[\w-]{1,60}$/)) });

const runAnswer = z.object({
  _id: z.string(),
  period_from: calendarDate,
  period_to: calendarDate,
  airports: z.array(airportId),
  draft: z.boolean(),
  force_new: z.boolean(),
  /** Who started it; nobody in person when the clock did. */
  started_by: z.optional(z.string()),
  state: z.enum(RUN_STATES),
  total: z.int(),
  finished: z.int(),
  issued: z.int(),
  kept: z.int(),
  nothing: z.int(),
  failed: z.int(),
  has_file: z.boolean(),
  created_at: instant,
  finished_at: z.optional(instant),
  /** Agencies that could not be billed, with the reason. */
  failures: z.array(
    z.pick(runUnit, { agency_id: true, agency_name: true, airport: true, reason: true, why: true }),
  ),
});
export type RunAnswer = z.output<typeof runAnswer>;

/** Calls about the invoicing of periods. */
export const invoiceRunsApi = {
  'POST /api/invoices/createInvoicesForPeriod': {
    role: 'admin',
    summary:
      'Invoices the jobs of a period by agency and airport. Answers 303 to the archive when it is done soon, else 202 and the run; `Prefer: respond-async` always 202',
    body: z.object({
      period_from: z.optional(z.string().check(z.maxLength(10))),
      period_to: z.optional(z.string().check(z.maxLength(10))),
      /** Cost centres of the airports that are billed. */
      cost_centers: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(2)),
      /** Absent: all that are active. */
      agencies: z.optional(z.array(z.int()).check(z.minLength(1), z.maxLength(5000))),
      draft: z._default(z.boolean(), true),
      force_new: z._default(z.boolean(), false),
      /** The screen's own key, so that asking twice starts one run. */
      key: z.optional(z.uuid()),
    }),
    status: 202,
    leadsTo: 'sometimes',
    answer: z.object({ run: runAnswer }),
  },
  'GET /api/invoices/runs': {
    role: 'admin',
    summary: 'The latest runs',
    answer: z.object({ rows: z.array(runAnswer) }),
  },
  'GET /api/invoices/runs/{id}': {
    role: 'admin',
    summary: 'How far a run is, and which agencies could not be billed',
    params: runId,
    answer: z.object({ run: runAnswer }),
  },
  'GET /api/invoices/runs/{id}/file': {
    role: 'admin',
    summary:
      'Leads (303) to the archive of a run: its documents and a list of them, by a link of some minutes',
    params: runId,
    leadsTo: 'always',
    answer: noContent,
  },
  'POST /api/invoices/runs/{id}/retry': {
    role: 'admin',
    summary: 'Bills the agencies again that failed',
    params: runId,
    status: 202,
    answer: z.object({ run: runAnswer }),
  },
} as const satisfies Contract;
export type InvoiceRunsApi = typeof invoiceRunsApi;
