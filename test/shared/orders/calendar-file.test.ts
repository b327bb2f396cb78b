import { describe, expect, it } from 'vitest';
import { bookingCalendar } from '#shared/orders/calendar-file.ts';
import type { Order } from '#shared/orders/order.ts';
import { aCatalogue } from '#test/support/builders/catalogue.ts';
import { aPaidDraft, NOW } from '#test/support/builders/order.ts';

const fileOf = (overrides: Partial<Order> = {}, language: 'en' | 'de' = 'en'): string => {
  const [frankfurt] = aCatalogue().airports;
  if (!frankfurt) throw new Error('no airport');
  return bookingCalendar(
    aPaidDraft({ status: 'ordered', payment_status: 'authorized', ...overrides }),
    frankfurt,
    language,
    NOW,
  );
};
/** The properties as a reader sees them, with folded lines joined. */
const linesOf = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n');

describe('a booking as a calendar file', () => {
  it('is one hour at the airport’s own clock, whatever clock the reader keeps', () => {
    const lines = linesOf(fileOf());
    expect(lines).toContain('DTSTART;TZID=Europe/Berlin:20261204T143000');
    expect(lines).toContain('DURATION:PT1H');
    expect(lines).toContain('SUMMARY:Airport Assist: Assistant\\, Porter\\, Frankfurt Airport');
  });

  it('lasts longer by the most extra hours that were booked', () => {
    const { porter } = aPaidDraft();
    expect(linesOf(fileOf({ porter: porter && { ...porter, extra_hours: 2 } }))).toContain('DURATION:PT3H');
  });

  it('replaces the file of the same order that came before it', () => {
    const [first, second] = [fileOf({ version: 4 }), fileOf({ version: 5, status: 'confirmed' })].map(
      linesOf,
    );
    const uid = first?.find((line) => line.startsWith('UID:'));
    expect(uid).toContain('10001');
    expect(second).toEqual(expect.arrayContaining([uid, 'SEQUENCE:5', 'STATUS:CONFIRMED']));
  });

  it('cannot be given a property by what a visitor entered', () => {
    const lines = linesOf(fileOf({ name_sign: 'A\r\nATTENDEE:mailto:x@example.com\u0085;b,c\\' }));
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
    expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain(
      'A\\nATTENDEE:mailto:x@example.com\\;b\\,c\\\\',
    );
  });

  it('has no line longer than 75 octets and tears no letter apart', () => {
    const sign = 'Ж'.repeat(60);
    const file = fileOf({ name_sign: sign }, 'de');
    for (const line of file.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
    expect(linesOf(file).join()).toContain(sign);
  });

  it('is not made of an order without a date or a service', () => {
    expect(() => fileOf({ date: undefined })).toThrow('order 10001 is not complete');
    expect(() => fileOf({ assistant: undefined, porter: undefined })).toThrow('is not complete');
  });
});
