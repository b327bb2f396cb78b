import * as z from 'zod/mini';
import { airportCode, airportId } from '#shared/catalogue/airport.ts';
import type { Contract } from '#shared/http/contract.ts';
import { siteLanguage } from '#shared/schemas.ts';

/** An absent field reads as an empty one, so that the answer can say which are empty. */
const text = (most: number) => z._default(z.string().check(z.maxLength(most)), '');

/** A challenge as the ALTCHA widget (version 3) takes it. */
const challenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.optional(z.string()),
    /** Epoch seconds. */
    expiresAt: z.optional(z.int()),
  }),
  signature: z.optional(z.string()),
});

export const contactApi = {
  'GET /api/general/captcha': {
    role: 'anyone',
    summary: 'A new challenge for the contact form; its answer works once',
    answer: challenge,
  },
  'POST /api/general/contact': {
    role: 'anyone',
    summary: 'Sends a contact request to the airport; `captcha` is what the ALTCHA widget answers',
    body: z.object({
      name: text(120),
      email: text(254),
      airport: z.optional(z.union([airportId, airportCode, z.literal('')])),
      request: text(5000),
      lang: siteLanguage,
      captcha: text(4000),
    }),
    answer: z.object({ result: z.literal('sent') }),
  },
} as const satisfies Contract;
