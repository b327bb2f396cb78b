import { describe, expect, it } from 'vitest';
import { instantOf } from '#shared/calendar-date.ts';
import { amountLeft, isWithinHours } from '#shared/payments/refund.ts';

const MINUTE_MS = 60_000;
const at = (date: string, hours: number): Date => {
  const instant = instantOf({ date, hours, minutes: 30 });
  if (!instant) throw new Error(`${date} has no such hour`);
  return instant;
};

describe('the 48 hours for a refund', () => {
  it.each([
    ['an ordinary week', at('2026-11-24', 12)],
    ['the night on which clocks go forward', at('2027-03-27', 12)],
    ['the hour before clocks go forward', at('2027-03-28', 1)],
    ['the night on which clocks go back', at('2026-10-24', 12)],
    ['the hour that clocks show twice', at('2026-10-25', 2)],
  ])('are 48 hours as they pass: %s', (_, paidAt) => {
    const after = (minutes: number) => new Date(paidAt.getTime() + minutes * MINUTE_MS);
    const isIn = (minutes: number) => isWithinHours(paidAt.toISOString(), 48, after(minutes));
    expect(isIn(48 * 60 - 1)).toBe(true);
    expect(isIn(48 * 60)).toBe(true);
    expect(isIn(48 * 60 + 1)).toBe(false);
  });

  it('have never begun for what was never paid', () => {
    expect(isWithinHours('', 48, new Date())).toBe(false);
  });
});

describe('what is left of a payment', () => {
  it('is what has not gone back, and never below nothing', () => {
    expect(amountLeft({ amount: 16700 })).toBe(16700);
    expect(amountLeft({ amount: 16700, returns: [{ amount: 999 }, { amount: 1 }] })).toBe(15700);
    expect(amountLeft({ amount: 16700, returns: [{ amount: 16700 }, { amount: 16700 }] })).toBe(0);
  });
});
