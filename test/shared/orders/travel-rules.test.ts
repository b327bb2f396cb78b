import { describe, expect, it } from 'vitest';
import type { BookingErrorCode } from '#shared/orders/booking-errors.ts';
import { type TravelInput, travelProblems } from '#shared/orders/travel-rules.ts';
import { aTravelInput } from '#test/support/builders/booking-input.ts';

const NOW = { date: '2026-11-27', hours: 11, minutes: 30 };
const TODAY = NOW.date;

const codesFor = (input: Partial<TravelInput>, now = NOW): BookingErrorCode[] =>
  travelProblems(aTravelInput(input), now).map(({ code }) => code);
const at = (hours: unknown, minutes: unknown) => ({ time: { hours, minutes } });

describe('step 1, travel details', () => {
  it('asks for everything at once, in the order of the screen', () => {
    const missing = [
      { field: 'airport', code: 'airport.empty' },
      { field: 'travelType', code: 'travelType.empty' },
      { field: 'selected_service', code: 'service.empty' },
      { field: 'date', code: 'date.empty' },
      { field: 'time', code: 'time.empty' },
    ];
    expect(travelProblems({}, NOW)).toEqual(missing);
    const blank = { airport: '', travelType: '', selected_service: '', date: '', time: null };
    expect(travelProblems(blank, NOW)).toEqual(missing);
  });
});

describe('the airport', () => {
  it.each([
    [1, 'Frankfurt'],
    [2, 'Munich'],
  ])('may be %i, %s', (airport) => {
    expect(codesFor({ airport, selected_service: 'assistant' })).toEqual([]);
  });

  it.each([0, 3, -1, 1.5, '1', 'BER', {}, [1]])('may not be %j', (airport) => {
    expect(codesFor({ airport })).toEqual(['airport.unsupported']);
  });
});

describe('the travel type', () => {
  it.each(['arrival', 'departure', 'change'])('may be %s', (travelType) => {
    expect(codesFor({ travelType })).toEqual([]);
  });

  it.each(['transit', 'Arrival', 1])('may not be %j', (travelType) => {
    expect(codesFor({ travelType })).toEqual(['travelType.empty']);
  });
});

describe('the service', () => {
  it.each([
    { airport: 1, selected_service: 'assistant', problems: [] },
    { airport: 1, selected_service: 'porter', problems: [] },
    { airport: 1, selected_service: 'both', problems: [] },
    { airport: 2, selected_service: 'assistant', problems: [] },
    { airport: 2, selected_service: 'porter', problems: ['service.porter_unavailable'] },
    { airport: 2, selected_service: 'both', problems: ['service.porter_unavailable'] },
    { airport: 1, selected_service: 'limousine', problems: ['service.empty'] },
  ])('$selected_service at airport $airport has the problems $problems', ({ problems, ...input }) => {
    expect(codesFor(input)).toEqual(problems);
  });
});

describe('the date', () => {
  it.each([
    ['2028-02-29', 'the leap day'],
    ['2026-12-31', 'the last day of a year'],
    [TODAY, 'today, later than now'],
  ])('may be %s, %s', (date) => {
    expect(codesFor({ date, ...at(23, 59) })).toEqual([]);
  });

  it.each([
    '2027-02-29',
    '2026-13-01',
    '2026-11-31',
    '2026-00-10',
    '27.11.2026',
    '2026-12-4',
    '2026-12-04T10:00:00Z',
    ' 2026-12-04',
    '2026-12-04\n',
    20261204,
    {},
  ])('may not be %j, which is no day of the calendar', (date) => {
    expect(codesFor({ date })).toEqual(['date.invalid']);
  });

  it.each(['2026-11-26', '2026-10-31', '2025-12-31'])('may not be %s, which has passed', (date) => {
    expect(codesFor({ date })).toEqual(['date.past']);
  });

  it('has passed as soon as the next one begins at the airport', () => {
    const justBefore = { date: TODAY, hours: 23, minutes: 58 };
    const justAfter = { date: '2026-11-28', hours: 0, minutes: 0 };
    const lastMinute = { date: TODAY, ...at(23, 59) };
    expect(codesFor(lastMinute, justBefore)).toEqual([]);
    expect(codesFor(lastMinute, justAfter)).toEqual(['date.past']);
  });
});

describe('the time', () => {
  it.each([
    [0, 0],
    [23, 59],
    [9, 5],
  ])('may be %i:%i', (hours, minutes) => {
    expect(codesFor(at(hours, minutes))).toEqual([]);
  });

  it.each([
    [24, 0],
    [-1, 0],
    [12, 60],
    [12, -1],
    [12.5, 0],
    [12, 0.5],
    ['12', 0],
    [12, '30'],
    [Number.NaN, 0],
    [12, Number.POSITIVE_INFINITY],
  ])('may not be %j:%j', (hours, minutes) => {
    expect(codesFor(at(hours, minutes))).toEqual(['time.invalid']);
  });

  it.each([
    [undefined, 30],
    [14, undefined],
    [null, 30],
    [14, ''],
  ])('is missing while only one part of it is chosen (%j:%j)', (hours, minutes) => {
    expect(codesFor(at(hours, minutes))).toEqual(['time.empty']);
  });

  it.each([
    { when: 'one minute ago', time: at(11, 29), problems: ['time.past'] },
    { when: 'now', time: at(11, 30), problems: ['time.past'] },
    { when: 'in one minute', time: at(11, 31), problems: [] },
    { when: 'in an hour of fewer minutes', time: at(12, 0), problems: [] },
    { when: 'an hour ago with more minutes', time: at(10, 59), problems: ['time.past'] },
  ])('of today, $when, has the problems $problems', ({ time, problems }) => {
    expect(codesFor({ date: TODAY, ...time })).toEqual(problems);
  });

  it('of tomorrow may be earlier than it is now', () => {
    expect(codesFor({ date: '2026-11-28', ...at(0, 0) })).toEqual([]);
  });

  it('of a day that has passed is not complained about as well', () => {
    expect(codesFor({ date: '2026-11-26', ...at(1, 0) })).toEqual(['date.past']);
  });
});

describe('the nights when the clock changes', () => {
  const inMarch = { date: '2027-03-01', hours: 12, minutes: 0 };

  it.each([
    [1, 59, []],
    [2, 0, ['time.invalid']],
    [2, 30, ['time.invalid']],
    [2, 59, ['time.invalid']],
    [3, 0, []],
  ])('in spring, %i:%i has the problems %j, because an hour is skipped', (hours, minutes, problems) => {
    expect(codesFor({ date: '2027-03-28', ...at(hours, minutes) }, inMarch)).toEqual(problems);
  });

  it('in autumn, the hour that comes twice can be booked', () => {
    expect(codesFor({ date: '2027-10-31', ...at(2, 30) }, inMarch)).toEqual([]);
  });
});
