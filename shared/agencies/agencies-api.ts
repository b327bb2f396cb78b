import * as z from 'zod/mini';
import { agencyAnswer } from '#shared/agencies/agency-answer.ts';
import type { Contract } from '#shared/http/contract.ts';

/** Calls about agencies. */
export const agenciesApi = {
  'GET /api/agencies': {
    role: 'admin',
    summary: 'All agencies by their short names, with what they are billed by; the inactive ones too',
    answer: z.object({ rows: z.array(agencyAnswer) }),
  },
} as const satisfies Contract;
export type AgenciesApi = typeof agenciesApi;
