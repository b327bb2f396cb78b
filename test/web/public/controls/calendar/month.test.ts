import { describe, expect, it } from 'vitest';
import { addMonths, dayByKey, weeksOf } from '#web/public/controls/calendar/month.ts';

const press = (key: string, shiftKey = false) => ({ key, shiftKey });

describe('the calendar', () => {
  it('begins its weeks with Monday and leaves out the days of other months', () => {
    const weeks = weeksOf('2026-11-15');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([...Array(6).fill(undefined), '2026-11-01']);
    expect(weeks[5]).toEqual(['2026-11-30', ...Array(6).fill(undefined)]);
  });

  it('shows the 29th of February in leap years', () => {
    expect(weeksOf('2028-02-01').flat()).toContain('2028-02-29');
    expect(weeksOf('2027-02-01').flat()).not.toContain('2027-02-29');
  });

  it('shows every day of the months in which the clock changes exactly once', () => {
    const days = weeksOf('2026-10-01')
      .flat()
      .filter((day) => day !== undefined);
    expect(days).toHaveLength(31);
    expect(new Set(days).size).toBe(31);
  });

  it('stays in a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-12-31', 1)).toBe('2027-01-31');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  });

  it('is moved through by the keys of a date picker', () => {
    expect(dayByKey('2026-11-27', press('ArrowRight'))).toBe('2026-11-28');
    expect(dayByKey('2026-11-27', press('ArrowUp'))).toBe('2026-11-20');
    expect(dayByKey('2026-11-27', press('Home'))).toBe('2026-11-23');
    expect(dayByKey('2026-11-27', press('End'))).toBe('2026-11-29');
    expect(dayByKey('2026-11-27', press('PageDown'))).toBe('2026-12-27');
    expect(dayByKey('2026-11-27', press('PageUp', true))).toBe('2025-11-27');
    expect(dayByKey('2026-11-27', press('a'))).toBeUndefined();
  });
});
