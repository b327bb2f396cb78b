import type { CalendarDate } from '#shared/calendar-date.ts';

const noon = (date: CalendarDate): Date => new Date(`${date}T12:00Z`);

/** `27.11.2026`, as German records write a day. */
export const germanDay = (date: CalendarDate): string =>
  new Intl.DateTimeFormat('de-DE', {
    timeZone: 'UTC',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(noon(date));

/** `Fr`. */
export const germanWeekday = (date: CalendarDate): string =>
  new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', weekday: 'short' }).format(noon(date));

/** Minutes as hours and minutes: `17:30`. */
export const hoursText = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
