import * as z from 'zod/mini';
import type { Contract } from '#shared/http/contract.ts';
import { calendarDate } from '#shared/schemas.ts';

/** One thing that a search leads to. */
const hit = z.object({
  kind: z.enum(['order', 'job', 'invoice']),
  /** Of an invoice its number: by that its screen finds it. */
  id: z.string(),
  title: z.string(),
  /** Whom or what it is about. */
  about: z.string(),
  date: z.optional(calendarDate),
});
export type SearchHit = z.infer<typeof hit>;

/** The call behind the search of the back office. */
export const searchApi = {
  'POST /api/search': {
    role: 'agency',
    summary: 'Orders, jobs and invoices by number, reference, or the beginning of a client’s name or address',
    body: z.object({ text: z.string().check(z.minLength(2), z.maxLength(200)) }),
    answer: z.object({ rows: z.array(hit) }),
  },
} as const satisfies Contract;
export type SearchApi = typeof searchApi;
