import * as z from 'zod/mini';
import { agencyAnswer } from '#shared/agencies/agency-answer.ts';
import { agencyInput, jobCodeInput } from '#shared/agencies/agency-form.ts';
import { agencyFilter } from '#shared/agencies/agency-list.ts';
import type { Contract } from '#shared/http/contract.ts';
import { jobCodeAnswer } from '#shared/jobs/jobs-api.ts';
import { noContent } from '#shared/schemas.ts';

const id = z.string().check(z.regex(/^\d{1,9}$/));
const codeInPath = z.object({ id, codeId: z.string().check(z.maxLength(100)) });
const version = z.int();

/** Calls about agencies, and about what was agreed with them. Permanent extras have theirs in `jobDeskApi`. */
export const agenciesApi = {
  'GET /api/agencies': {
    role: 'admin',
    summary: 'All agencies by their short names, with what they are billed by; the inactive ones too',
    answer: z.object({ rows: z.array(agencyAnswer) }),
  },
  'POST /api/agencies/list': {
    role: 'admin',
    summary: 'Agencies by their short names, as a filter finds them',
    body: z.object({
      offset: z.optional(z.int().check(z.gte(0))),
      limit: z.optional(z.int().check(z.gte(1), z.lte(500))),
      order: z.optional(z.enum(['short', '-short'])),
      where: agencyFilter,
    }),
    answer: z.object({ rows: z.array(agencyAnswer) }),
  },
  'POST /api/agencies/count': {
    role: 'admin',
    summary: 'How many agencies a filter finds',
    body: z.object({ where: agencyFilter }),
    answer: z.object({ count: z.int() }),
  },
  'POST /api/agencies': {
    role: 'admin',
    summary: 'Adds an agency',
    body: z.object({ agency: agencyInput }),
    answer: z.object({ row: agencyAnswer }),
  },
  'PUT /api/agencies/{id}': {
    role: 'admin',
    summary: 'Changes an agency; what is left out stays, and so do issued invoices',
    params: z.object({ id }),
    body: z.object({ agency: z.extend(agencyInput, { version }) }),
    answer: z.object({ row: agencyAnswer }),
  },
  'POST /api/agencies/{id}/jobCodes': {
    role: 'admin',
    summary: 'Adds a job code to an agency',
    params: z.object({ id }),
    body: z.object({ jobCode: jobCodeInput }),
    answer: z.object({ row: jobCodeAnswer }),
  },
  'PUT /api/agencies/{id}/jobCodes/{codeId}': {
    role: 'admin',
    summary: 'Changes a job code; jobs that are ordered keep their price',
    params: codeInPath,
    body: z.object({ jobCode: z.extend(jobCodeInput, { version }) }),
    answer: z.object({ row: jobCodeAnswer }),
  },
  'DELETE /api/agencies/{id}/jobCodes/{codeId}': {
    role: 'admin',
    summary: 'Takes a job code out of use; jobs that have it keep its name and their price',
    params: codeInPath,
    status: 204,
    answer: noContent,
  },
} as const satisfies Contract;
export type AgenciesApi = typeof agenciesApi;
