import * as z from 'zod/mini';
import type { Contract } from '#shared/http/contract.ts';
import { instant, siteLanguage } from '#shared/schemas.ts';

const text = (most: number) => z._default(z.string().check(z.maxLength(most)), '');

export const withdrawalApi = {
  'POST /api/general/withdrawal': {
    role: 'anyone',
    summary: 'Takes the declaration of withdrawing from a contract, whatever order it names',
    body: z.object({
      name: text(200),
      /** What names the contract: the order number, or what the client knows of it. */
      order_number: text(200),
      email: text(254),
      lang: siteLanguage,
      reason: z.optional(z.string().check(z.maxLength(5000))),
    }),
    answer: z.object({ received_at: instant, reference: z.string() }),
  },
} as const satisfies Contract;
