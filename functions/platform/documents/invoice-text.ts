import type { Invoice } from '#shared/invoices/invoice.ts';
import { type Cents, centsToEuros } from '#shared/money.ts';

const LOCALES = { de: 'de-DE', en: 'en-GB' } as const;

/** `1.234,50 €` in German, `€1,234.50` in English. */
export const moneyText = (cents: Cents, lang: Invoice['lang']): string =>
  new Intl.NumberFormat(LOCALES[lang], { style: 'currency', currency: 'EUR' })
    .format(centsToEuros(cents))
    .replaceAll(/\s/g, ' ');

/** `04.12.2026` in German, `4 December 2026` in English; the day passes through no time zone. */
export const dayText = (date: string, lang: Invoice['lang']): string => {
  const [year = '', month = '', day = ''] = date.split('-');
  if (lang === 'de') return `${day}.${month}.${year}`;
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
};
