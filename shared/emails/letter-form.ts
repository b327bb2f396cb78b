import * as z from 'zod/mini';
import { siteLanguage } from '#shared/schemas.ts';

const text = z.string().check(z.maxLength(2000));

/** A letter as the office's form sends it; `cc` holds addresses between commas. */
export const letterInput = z.object({
  order_id: z.string().check(z.regex(/^\d{1,12}$/)),
  /** The order's own address unless said. */
  to: z.optional(text),
  cc: z.optional(text),
  subject: z.optional(text),
  message: z.optional(z.string().check(z.maxLength(20_000))),
});

/** A mail to a client as it is proposed: plain text, every variable filled in. */
export const proposedLetter = z.object({
  language: siteLanguage,
  to: z.string(),
  subject: z.string(),
  message: z.string(),
});

/** The template of such a mail in one language, its variables in brackets. */
export const letterTemplate = z.omit(proposedLetter, { to: true });
