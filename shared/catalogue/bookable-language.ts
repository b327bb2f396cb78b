import * as z from 'zod/mini';
import { localized } from '#shared/schemas.ts';

/** The language of jobs that need a porter only (back-office specification, section 9). */
export const PORTER_ONLY_LANGUAGE_ID = 13;

/** A language an assistant can be booked in, as it is stored; `price` is gross cents on top. */
export const bookableLanguage = z.object({
  _id: z.int(),
  code: z.string(),
  name: localized,
  price: z.int().check(z.gte(0)),
  /** False for the entry that stands for "no language needed". */
  bookable: z.boolean(),
  /** None before the first edit. */
  version: z.optional(z.int()),
});
export type BookableLanguage = z.infer<typeof bookableLanguage>;
