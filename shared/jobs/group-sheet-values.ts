import { addDays, type CalendarDate, isCalendarDate, type WallClock } from '#shared/calendar-date.ts';
import type { CellValue, SheetMoment } from '#shared/jobs/group-sheet.ts';

/** Day zero of both ways to count; that of 1900 counts a leap day that never was. */
const DAY_ZERO = { 1900: '1899-12-30', 1904: '1904-01-01' } as const;
const DAYS_ZERO: readonly CalendarDate[] = Object.values(DAY_ZERO);
const LAST_SERIAL = 2_958_465;

export const isMoment = (value: CellValue | undefined): value is SheetMoment =>
  typeof value === 'object' && 'date' in value;

const dateOfSerial = (serial: number, is1904: boolean): CalendarDate | undefined =>
  serial >= 1 && serial <= LAST_SERIAL
    ? addDays(DAY_ZERO[is1904 ? 1904 : 1900], Math.floor(serial))
    : undefined;

const GERMAN = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})$/;
const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/;
const SERIAL = /^\d{5}$/;

const dateOfText = (text: string, is1904: boolean): CalendarDate | undefined => {
  if (SERIAL.test(text)) return dateOfSerial(Number(text), is1904);
  const iso = ISO.exec(text)?.[1];
  const [, day = '', month = '', year = ''] = GERMAN.exec(text) ?? [];
  const written = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return [iso, written].find((date) => date !== undefined && isCalendarDate(date));
};

/** The day of a cell: a date, a serial number, `31.12.2026` or `2026-12-31`; undefined when it is none. */
export const dateIn = (value: CellValue | undefined, is1904: boolean): CalendarDate | undefined => {
  if (isMoment(value)) return value.date;
  if (typeof value === 'number') return dateOfSerial(value, is1904);
  return typeof value === 'string' ? dateOfText(value, is1904) : undefined;
};

const MINUTES_OF_DAY = 24 * 60;

/** A part of a day, to the second; whole days with no part are a date or a typing error, never midnight. */
const timeOfFraction = (days: number): WallClock | undefined => {
  if (days < 0 || (days >= 1 && Number.isInteger(days))) return undefined;
  const minutes = Math.floor(Math.round((days % 1) * MINUTES_OF_DAY * 60) / 60) % MINUTES_OF_DAY;
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
};

/** The same of a cell that is formatted as a date or a time. */
const timeOfMoment = ({ date, hours, minutes }: SheetMoment): WallClock | undefined => {
  const isWholeDay = hours === 0 && minutes === 0 && !DAYS_ZERO.includes(date);
  return isWholeDay ? undefined : { hours, minutes };
};

const CLOCK = /^(\d{1,2})[:.](\d{2})(?:[:.]\d{2})?\s?(am|pm|uhr|h)?$/i;
const SHORT_CLOCK = /^(\d{2})(\d{2})$/;
const FRACTION = /^0[.,]\d{3,}$/;

const timeOfText = (text: string): WallClock | undefined => {
  if (FRACTION.test(text)) return timeOfFraction(Number(text.replace(',', '.')));
  const [, hours, minutes, half = ''] = CLOCK.exec(text) ?? SHORT_CLOCK.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  if (half.toLowerCase() === 'pm') return { hours: (Number(hours) % 12) + 12, minutes: Number(minutes) };
  return {
    hours: half.toLowerCase() === 'am' ? Number(hours) % 12 : Number(hours),
    minutes: Number(minutes),
  };
};

/** The time of a cell: a time, a part of a day, `14:35`, `14.35 Uhr`, `1435` as text; undefined when it is none. */
export const timeIn = (value: CellValue | undefined): WallClock | undefined => {
  if (isMoment(value)) return timeOfMoment(value);
  if (typeof value === 'number') return timeOfFraction(value);
  return typeof value === 'string' ? timeOfText(value) : undefined;
};
