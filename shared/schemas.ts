import * as z from 'zod/mini';
import { isCalendarDate } from '#shared/calendar-date.ts';
import { SITE_LANGUAGES } from '#shared/languages.ts';

/** Schemas that several features' contracts use. */
export const siteLanguage = z.enum(SITE_LANGUAGES);
export const calendarDate = z.string().check(z.refine(isCalendarDate, { error: 'not a calendar date' }));
export const instant = z.iso.datetime();
export const localized = z.object({
  en: z.string(),
  de: z.string(),
  ru: z.optional(z.string()),
  zh: z.optional(z.string()),
  ja: z.optional(z.string()),
  es: z.optional(z.string()),
  ar: z.optional(z.string()),
});
/** The answer of a call that has nothing to say (204). */
export const noContent = z.undefined();
