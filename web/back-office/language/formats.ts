import type { CalendarDate } from '#shared/calendar-date.ts';
import type { OfficeLanguage } from '#web/back-office/language/office-language.ts';

const LOCALES = { en: 'en-GB', de: 'de-DE' } as const satisfies Record<OfficeLanguage, string>;

/** `27 Nov 2026`, the day alone; noon UTC is read back in UTC, so that no zone can move it. */
export const shortDay = (date: CalendarDate, language: OfficeLanguage): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(`${date}T12:00Z`));

/** Euros as they are read: `€92.00`, `92,00 €`. */
export const euros = (amount: number, language: OfficeLanguage): string =>
  new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: 'EUR' }).format(amount);

/** `27 Nov 2026, 14:35`, an instant on the clock of the airports. */
export const whenText = (instant: string, language: OfficeLanguage): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: 'Europe/Berlin',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant));
