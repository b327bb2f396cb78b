import { localeOf } from '#shared/languages.ts';

/** `Friday, 27 November 2026`. The day is formatted in UTC, as it was made: it cannot shift. */
export const longDate = (date: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
