import * as z from 'zod/mini';
import { airportCode } from '#shared/catalogue/airport.ts';
import type { FieldErrors } from '#shared/domain-error.ts';
import { isOneLine } from '#shared/emails/header-text.ts';
import { isEmail } from '#shared/orders/personal-rules.ts';
import { instant, siteLanguage } from '#shared/schemas.ts';

/** A request that a visitor has sent by the contact form, until the mail about it is history. */
export const contact = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  airport: airportCode,
  request: z.string(),
  lang: siteLanguage,
  created_at: instant,
  /** Epoch seconds. */
  ttl: z.int(),
});
export type Contact = z.infer<typeof contact>;

/** The contact form as it was sent, trimmed. */
export type ContactInput = {
  readonly name: string;
  readonly email: string;
  readonly airport?: unknown;
  readonly request: string;
  readonly captcha: string;
};

const empty = (field: string) => ({ code: 'empty', message: `${field} is required.` });
const invalid = (field: string) => ({ code: 'invalid', message: `${field} is not valid.` });

/**
 * Everything wrong with a contact request, by field; whether the captcha's answer holds is asked later.
 * Source: public specification, section 5, "Contact form".
 */
export const contactProblems = ({ name, email, airport, request, captcha }: ContactInput): FieldErrors => ({
  ...(name === '' && { name: empty('name') }),
  // It goes into the subject of a mail.
  ...(!isOneLine(name) && { name: invalid('name') }),
  ...(email !== '' && !isEmail(email) && { email: invalid('email') }),
  ...(email === '' && { email: empty('email') }),
  ...((airport === undefined || airport === '') && { airport: empty('airport') }),
  ...(request === '' && { request: empty('request') }),
  ...(captcha === '' && { captcha: empty('captcha') }),
});
