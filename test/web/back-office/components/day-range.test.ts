import { describe, expect, it } from 'vitest';
import {
  defaultRange,
  moveRange,
  onlyDay,
  rangeProblem,
  weekFrom,
} from '#web/back-office/components/day-pager/day-range.ts';

describe('paging through days', () => {
  it('begins with today through 3 days ahead, also over the end of a year', () => {
    expect(defaultRange('2026-12-30')).toEqual({ from: '2026-12-30', to: '2027-01-02' });
  });

  it('shows today plus 6 days as this week, also over a leap day', () => {
    expect(weekFrom('2028-02-26')).toEqual({ from: '2028-02-26', to: '2028-03-03' });
  });

  it('goes one day on and keeps the number of days', () => {
    expect(moveRange({ from: '2026-11-27', to: '2026-11-30' }, 1)).toEqual({
      from: '2026-11-28',
      to: '2026-12-01',
    });
  });

  it.each([
    ['spring', '2026-03-28', '2026-03-29', '2026-03-30'],
    ['autumn', '2026-10-24', '2026-10-25', '2026-10-26'],
  ])('neither skips nor repeats the day on which the clocks change in %s', (_, before, change, after) => {
    expect(moveRange(onlyDay(before), 1)).toEqual(onlyDay(change));
    expect(moveRange(onlyDay(change), 1)).toEqual(onlyDay(after));
    expect(moveRange(onlyDay(after), -1)).toEqual(onlyDay(change));
  });
});

describe('choosing days freely', () => {
  it('accepts one day and 92 days', () => {
    expect(rangeProblem('2026-11-27', '2026-11-27')).toBeUndefined();
    expect(rangeProblem('2026-01-01', '2026-04-02')).toBeUndefined();
  });

  it('says why other days cannot be asked for', () => {
    expect(rangeProblem('2026-01-01', '2026-04-03')).toBe('too_long');
    expect(rangeProblem('2026-11-28', '2026-11-27')).toBe('reversed');
    expect(rangeProblem('2026-02-30', '2026-03-01')).toBe('incomplete');
    expect(rangeProblem('2026-11-27', '')).toBe('incomplete');
  });
});
