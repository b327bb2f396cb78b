import type { Invoice } from '#shared/invoices/invoice.ts';
import { localeOf } from '#shared/languages.ts';
import { type Cents, centsToEuros } from '#shared/money.ts';

type Lang = Invoice['lang'];

/** `1.234,50 €` in German, `€1,234.50` in English. */
export const moneyText = (cents: Cents, lang: Lang): string =>
  new Intl.NumberFormat(localeOf(lang), { style: 'currency', currency: 'EUR' })
    .format(centsToEuros(cents))
    .replaceAll(/\s/g, ' ')
    .replace('-', '−');

/** `04.12.2026` in German, `4 December 2026` in English; the day passes through no time zone. */
export const dayText = (date: string, lang: Lang): string => {
  const [year = '', month = '', day = ''] = date.split('-');
  if (lang === 'de') return `${day}.${month}.${year}`;
  return new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
};

/** `01.11. bis 30.11.2026` in German, `1–30 November 2026` in English. */
export const periodText = (from: string, to: string, lang: Lang): string => {
  if (from === to) return dayText(from, lang);
  if (lang === 'de') {
    const first = from.slice(0, 4) === to.slice(0, 4) ? dayText(from, lang).slice(0, 6) : dayText(from, lang);
    return `${first} bis ${dayText(to, lang)}`;
  }
  return new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long', timeZone: 'UTC' })
    .formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
    .replaceAll(/\s/g, ' ');
};

/** `12,5 %` in German, `12.5%` in English. @param points basis points */
export const percentText = (points: number, lang: Lang): string =>
  new Intl.NumberFormat(localeOf(lang), { style: 'percent', maximumFractionDigits: 2 })
    .format(points / 10_000)
    .replaceAll(/\s/g, ' ');
