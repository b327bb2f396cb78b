import type { Invoice } from '#shared/invoices/invoice.ts';
import { localeOf } from '#shared/languages.ts';
import { type Cents, centsToEuros } from '#shared/money.ts';

type Lang = Invoice['lang'];

/** One formatter per language: making one takes many times as long as a text of it. */
const perLanguage = <Formatter>(make: (locale: string) => Formatter): ((lang: Lang) => Formatter) => {
  const made = new Map<Lang, Formatter>();
  return (lang) => {
    const formatter = made.get(lang) ?? make(localeOf(lang));
    made.set(lang, formatter);
    return formatter;
  };
};

const euros = perLanguage((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }));
const percents = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }),
);
const days = perLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));

const dayOf = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** `1.234,50 €` in German, `€1,234.50` in English. */
export const moneyText = (cents: Cents, lang: Lang): string =>
  euros(lang).format(centsToEuros(cents)).replaceAll(/\s/g, ' ').replace('-', '−');

/** `04.12.2026` in German, `4 December 2026` in English; the day passes through no time zone. */
export const dayText = (date: string, lang: Lang): string => {
  const [year = '', month = '', day = ''] = date.split('-');
  if (lang === 'de') return `${day}.${month}.${year}`;
  return days(lang).format(dayOf(date));
};

/** `01.11. bis 30.11.2026` in German, `1–30 November 2026` in English. */
export const periodText = (from: string, to: string, lang: Lang): string => {
  if (from === to) return dayText(from, lang);
  if (lang === 'de') {
    const first = from.slice(0, 4) === to.slice(0, 4) ? dayText(from, lang).slice(0, 6) : dayText(from, lang);
    return `${first} bis ${dayText(to, lang)}`;
  }
  return days(lang).formatRange(dayOf(from), dayOf(to)).replaceAll(/\s/g, ' ');
};

/** `12,5 %` in German, `12.5%` in English. @param points basis points */
export const percentText = (points: number, lang: Lang): string =>
  percents(lang)
    .format(points / 10_000)
    .replaceAll(/\s/g, ' ');
