import type { CalendarDate, WallClock } from '#shared/calendar-date.ts';
import { clockText } from '#shared/calendar-date.ts';
import { commaOf, localeOf, type SiteLanguage } from '#shared/languages.ts';
import type { Cents } from '#shared/money.ts';

/** `1,211.10`, without the currency. */
export const formatAmount = (cents: Cents, language: string): string =>
  new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    cents / 100,
  );

/** A whole number with its groups: `300,000`, `300.000`. */
export const formatWhole = (value: number, language: string): string =>
  new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 0 }).format(value);

/** A calendar date is noon UTC only for the formatter, which reads it back in UTC: no zone can move the day. */
const asUtc = (date: CalendarDate): Date => new Date(`${date}T12:00:00Z`);

/** Day, abbreviated month, year, with the day of the week: `Saturday 12 Dec 2026`. */
export const formatDate = (
  date: CalendarDate,
  language: string,
  weekday: 'long' | 'short' = 'long',
): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    timeZone: 'UTC',
    weekday,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(asUtc(date));

/** `December 2026`. */
export const formatMonth = (date: CalendarDate, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    asUtc(date),
  );

/** Parts of one line, those that are not there left out: `Train ICE 105, cart 9`. */
export const formatList = (parts: readonly (string | false | undefined)[], language: SiteLanguage): string =>
  parts.filter(Boolean).join(commaOf(language));

/** `Saturday 12 Dec 2026, 14:35`, airport time. */
export const formatWhen = (
  when: { date: CalendarDate } & WallClock,
  language: SiteLanguage,
  weekday: 'long' | 'short' = 'long',
): string => {
  const day = formatDate(when.date, language, weekday);
  return language === 'zh' || language === 'ja'
    ? `${day} ${clockText(when)}`
    : formatList([day, clockText(when)], language);
};
