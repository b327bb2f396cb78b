import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  airportTime,
  clockText,
  daysBetween,
  instantOf,
  isCalendarDate,
} from '#shared/calendar-date.ts';

const MINUTE = 60_000;
const aDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10));
const anInstant = fc
  .integer({ min: Date.UTC(2020, 0) / MINUTE, max: Date.UTC(2040, 0) / MINUTE })
  .map((minutes) => new Date(minutes * MINUTE));

describe('a calendar date', () => {
  it.each(['2026-11-27', '2028-02-29', '2000-02-29', '2026-12-31', '9999-12-31'])('may be %s', (date) => {
    expect(isCalendarDate(date)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-00-01',
    '2026-01-00',
    '2026-13-01',
    '26-11-27',
    '2026-1-1',
    '2026-11-27T00:00:00Z',
    ' 2026-11-27',
    '2026-11-27\n',
    '+012026-01-01',
    '',
  ])('may not be %j', (date) => {
    expect(isCalendarDate(date)).toBe(false);
  });
});

describe('the day so many days later', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-02-29', 1, '2028-03-01'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2027-03-27', 1, '2027-03-28'],
    ['2027-03-28', 1, '2027-03-29'],
    ['2027-10-30', 1, '2027-10-31'],
    ['2027-10-31', 1, '2027-11-01'],
    ['2026-11-27', 0, '2026-11-27'],
    ['2026-11-27', 365, '2027-11-27'],
  ])('%s and %i days make %s', (date, days, then) => {
    expect(addDays(date, days)).toBe(then);
  });

  it('comes back to where it began', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: -5000, max: 5000 }), (day, days) => {
        expect(addDays(addDays(day, days), -days)).toBe(day);
      }),
    );
  });

  it('is not known of what is no day', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
  });
});

describe('the days of a period', () => {
  it('are all of it, both ends included, also over the change of the clock', () => {
    expect(daysBetween('2027-03-27', '2027-03-29')).toEqual(['2027-03-27', '2027-03-28', '2027-03-29']);
    expect(daysBetween('2027-10-30', '2027-11-01')).toEqual(['2027-10-30', '2027-10-31', '2027-11-01']);
    expect(daysBetween('2027-12-31', '2028-01-01')).toEqual(['2027-12-31', '2028-01-01']);
  });

  it('are one when it begins and ends on the same day, and none when it ends before it begins', () => {
    expect(daysBetween('2026-11-27', '2026-11-27')).toEqual(['2026-11-27']);
    expect(daysBetween('2026-11-28', '2026-11-27')).toEqual([]);
  });

  it('are as many as lie between, each once and in order', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 0, max: 400 }), (from, days) => {
        const found = daysBetween(from, addDays(from, days));
        expect(found).toHaveLength(days + 1);
        expect(found).toEqual([...new Set(found)].sort());
      }),
    );
  });
});

describe('the clock at the airport', () => {
  it.each([
    ['winter', '2026-11-27T10:00:00Z', '2026-11-27', '11:00'],
    ['summer', '2026-07-01T10:00:00Z', '2026-07-01', '12:00'],
    ['midnight', '2026-11-27T23:00:00Z', '2026-11-28', '00:00'],
    ['a minute before midnight', '2026-11-27T22:59:59Z', '2026-11-27', '23:59'],
    ['new year', '2026-12-31T23:00:00Z', '2027-01-01', '00:00'],
    ['before the spring change', '2027-03-28T00:59:00Z', '2027-03-28', '01:59'],
    ['after the spring change', '2027-03-28T01:00:00Z', '2027-03-28', '03:00'],
    ['before the autumn change', '2027-10-31T00:59:00Z', '2027-10-31', '02:59'],
    ['after the autumn change', '2027-10-31T01:00:00Z', '2027-10-31', '02:00'],
  ])('in %s shows at %s: %s, %s', (_, instant, date, clock) => {
    const shown = airportTime(new Date(instant));
    expect([shown.date, clockText(shown)]).toEqual([date, clock]);
  });
});

describe('the instant of a time at the airport', () => {
  it.each([
    ['2026-11-27', 11, 0, '2026-11-27T10:00:00.000Z'],
    ['2026-07-01', 12, 0, '2026-07-01T10:00:00.000Z'],
    ['2027-01-01', 0, 0, '2026-12-31T23:00:00.000Z'],
    ['2027-03-28', 1, 59, '2027-03-28T00:59:00.000Z'],
    ['2027-03-28', 3, 0, '2027-03-28T01:00:00.000Z'],
    ['2027-10-31', 1, 59, '2027-10-30T23:59:00.000Z'],
    ['2027-10-31', 3, 0, '2027-10-31T02:00:00.000Z'],
  ])('%s, %i:%i is %s', (date, hours, minutes, instant) => {
    expect(instantOf({ date, hours, minutes })?.toISOString()).toBe(instant);
  });

  it.each([
    [0, '2027-10-31T00:00:00.000Z'],
    [30, '2027-10-31T00:30:00.000Z'],
    [59, '2027-10-31T00:59:00.000Z'],
  ])('in the hour that comes twice in autumn, 2:%i, is the first', (minutes, instant) => {
    expect(instantOf({ date: '2027-10-31', hours: 2, minutes })?.toISOString()).toBe(instant);
  });

  it.each([0, 30, 59])('in the hour that the spring skips, 2:%i, does not exist', (minutes) => {
    expect(instantOf({ date: '2027-03-28', hours: 2, minutes })).toBeUndefined();
  });

  it.each([
    ['2026-02-30', 10, 0],
    ['2026-11-27', 24, 0],
    ['2026-11-27', -1, 0],
    ['2026-11-27', 10, 60],
  ])('does not exist for %s, %i:%i', (date, hours, minutes) => {
    expect(instantOf({ date, hours, minutes })).toBeUndefined();
  });

  it('is the one at which the clock shows that time', () => {
    fc.assert(
      fc.property(anInstant, (instant) => {
        const shown = airportTime(instant);
        const back = instantOf(shown);
        expect(back && airportTime(back)).toEqual(shown);
        // Only the second of two equal hours reads back as the first.
        expect([0, 60 * MINUTE]).toContain(instant.getTime() - (back?.getTime() ?? 0));
      }),
    );
  });
});

describe('a time on the clock', () => {
  it.each([
    [0, 0, '00:00'],
    [9, 5, '09:05'],
    [23, 59, '23:59'],
  ])('%i and %i reads %s', (hours, minutes, text) => {
    expect(clockText({ hours, minutes })).toBe(text);
  });
});
