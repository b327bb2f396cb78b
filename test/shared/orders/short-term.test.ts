import { describe, expect, it } from 'vitest';
import { isShortTerm } from '#shared/orders/short-term.ts';

const TODAY = '2026-11-30';
const TOMORROW = '2026-12-01';

describe('a booking is at short notice', () => {
  it.each([
    { when: 'today, any hour', date: TODAY, at: [23, 59], now: [0, 0], isShort: true },
    { when: 'today, in a minute', date: TODAY, at: [17, 1], now: [17, 0], isShort: true },
    { when: 'tomorrow at 11:00, now 18:00', date: TOMORROW, at: [11, 0], now: [18, 0], isShort: true },
    { when: 'tomorrow at 11:59, now 18:00', date: TOMORROW, at: [11, 59], now: [18, 0], isShort: true },
    { when: 'tomorrow at 00:00, now 23:59', date: TOMORROW, at: [0, 0], now: [23, 59], isShort: true },
    { when: 'tomorrow at 12:00, now 18:00', date: TOMORROW, at: [12, 0], now: [18, 0], isShort: false },
    { when: 'tomorrow at 11:00, now 17:59', date: TOMORROW, at: [11, 0], now: [17, 59], isShort: false },
    { when: 'tomorrow at 00:00, now 17:00', date: TOMORROW, at: [0, 0], now: [17, 0], isShort: false },
    { when: 'the day after at 00:00', date: '2026-12-02', at: [0, 0], now: [23, 59], isShort: false },
  ] as const)('$when: $isShort', ({ date, at, now, isShort }) => {
    const service = { date, hours: at[0], minutes: at[1] };
    expect(isShortTerm(service, { date: TODAY, hours: now[0], minutes: now[1] })).toBe(isShort);
  });
});
