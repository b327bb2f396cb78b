import * as z from 'zod/mini';

/** German and English are one group of languages, all others the other. */
export const LANGUAGE_GROUPS = ['DE/EN', 'OTHER'] as const;
export type LanguageGroup = (typeof LANGUAGE_GROUPS)[number];

/**
 * A price of airline groups, as stored; net cents per job. The key has three parts with a space between: code, range
 * of persons, group of languages, such as `MEET 1-9 DE/EN`. Source: back-office specification, section 3.
 */
export const groupPrice = z.object({
  _id: z.string(),
  key: z.string().check(z.regex(/^\S+ \d+-\d+ (DE\/EN|OTHER)$/)),
  price: z.int().check(z.gte(0)),
  /** The short name of the agency that pays it. */
  agency_short: z.string(),
  /** None before the first edit. */
  version: z.optional(z.int()),
});
export type GroupPrice = z.infer<typeof groupPrice>;
