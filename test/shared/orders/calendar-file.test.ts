import { describe, expect, it } from 'vitest';
import { firstCatalogue } from '#infra/seed/catalogue.ts';
import { bookingCalendar } from '#shared/orders/calendar-file.ts';
import type { Order } from '#shared/orders/order.ts';
import { aDraft, NOW } from '#test/support/builders/order.ts';

const frankfurt = firstCatalogue.airports.find(({ _id }) => _id === 1);

const calendarOf = (changes: Partial<Order> = {}, language: 'en' | 'de' | 'ja' = 'en'): string => {
  if (!frankfurt) throw new Error('no airport 1');
  return bookingCalendar(aDraft(changes), frankfurt, language, NOW);
};

/** The lines as they were before they were folded. */
const linesOf = (calendar: string): string[] => calendar.replaceAll('\r\n ', '').split('\r\n');
const propertyOf = (calendar: string, name: string): string | undefined =>
  linesOf(calendar)
    .find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    ?.slice(name.length + 1);

describe('the calendar file of a booking', () => {
  it('begins on the clock of the airport, whose rule it carries', () => {
    const calendar = calendarOf({ date: '2026-12-04', hours: 9, minutes: 5 });
    expect(calendar).toContain('DTSTART;TZID=Europe/Berlin:20261204T090500\r\n');
    expect(linesOf(calendar)).toEqual(
      expect.arrayContaining(['BEGIN:VTIMEZONE', 'TZID:Europe/Berlin', 'END:VTIMEZONE']),
    );
  });

  it('lasts an hour and the extra hours of the longer service', () => {
    const { assistant, porter } = aDraft();
    if (!assistant || !porter) throw new Error('the draft has both services');
    expect(propertyOf(calendarOf(), 'DURATION')).toBe('PT1H');
    const longer = { assistant: { ...assistant, extra_hours: 1 }, porter: { ...porter, extra_hours: 3 } };
    expect(propertyOf(calendarOf(longer), 'DURATION')).toBe('PT4H');
  });

  it('is the same entry after a change, with a higher sequence', () => {
    const [before, after] = [calendarOf({ version: 4 }), calendarOf({ version: 5, hours: 16 })];
    expect(propertyOf(after, 'UID')).toBe(propertyOf(before, 'UID'));
    expect([propertyOf(before, 'SEQUENCE'), propertyOf(after, 'SEQUENCE')]).toEqual(['4', '5']);
    expect(propertyOf(calendarOf({ _id: '10002' }), 'UID')).not.toBe(propertyOf(before, 'UID'));
  });

  it.each([
    ['ordered', 'TENTATIVE'],
    ['confirmed', 'CONFIRMED'],
    ['cancelled', 'CANCELLED'],
  ] as const)('an order that is %s is %s', (status, shown) => {
    expect(propertyOf(calendarOf({ status }), 'STATUS')).toBe(shown);
  });

  it('says what was booked, and whom to call', () => {
    const said = propertyOf(calendarOf(), 'DESCRIPTION') ?? '';
    for (const part of ['F10001', 'Sørensen', 'LH717', 'ICE 105', frankfurt?.phone])
      expect(said).toContain(part);
    expect(propertyOf(calendarOf(), 'LOCATION')).toContain('Frankfurt');
  });

  it('is German for German readers, English for all others', () => {
    expect(propertyOf(calendarOf({}, 'de'), 'DESCRIPTION')).toContain('Auf dem Schild');
    expect(propertyOf(calendarOf({}, 'ja'), 'DESCRIPTION')).toContain('On the sign');
  });

  it('a name sign cannot write lines of its own', () => {
    const calendar = calendarOf({ name_sign: 'A, B; C\\D\r\nATTENDEE:mailto:x@example.com' });
    expect(linesOf(calendar).some((line) => line.startsWith('ATTENDEE'))).toBe(false);
    expect(propertyOf(calendar, 'DESCRIPTION')).toContain('A\\, B\\; C\\\\D\\nATTENDEE');
  });

  it('holds at most 75 octets a line and tears no character apart', () => {
    const name_sign = '東京スカイツリー観光株式会社御一行様、田中恵子様'.repeat(2);
    const calendar = calendarOf({ name_sign });
    for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(propertyOf(calendar, 'DESCRIPTION')).toContain(name_sign);
    expect(calendar.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('there is none of a booking without a date', () => {
    expect(() => calendarOf({ date: undefined })).toThrow('is not complete');
  });
});
