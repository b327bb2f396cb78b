import type { Invoice } from '#shared/invoices/invoice.ts';
import { localeOf } from '#shared/languages.ts';
import { type Cents, centsToEuros } from '#shared/money.ts';

/** `1.234,50 €` in German, `€1,234.50` in English. */
export const moneyText = (cents: Cents, lang: Invoice['lang']): string =>
  new Intl.NumberFormat(localeOf(lang), { style: 'currency', currency: 'EUR' })
    .format(centsToEuros(cents))
    .replaceAll(/\s/g, ' ');

/** `04.12.2026` in German, `4 December 2026` in English; the day passes through no time zone. */
export const dayText = (date: string, lang: Invoice['lang']): string => {
  const [year = '', month = '', day = ''] = date.split('-');
  if (lang === 'de') return `${day}.${month}.${year}`;
  return new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
};
