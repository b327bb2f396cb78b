import { describe, expect, it } from 'vitest';
import { keptDays, restoredDays } from '#web/back-office/components/record-table/kept-days.ts';

const nextVisit = (address: string, saved: string, opened: string): string =>
  decodeURIComponent(restoredDays(keptDays(new URLSearchParams(address), saved), opened).toString());

describe('a saved filter', () => {
  it.each([
    ['tomorrow', '2026-11-30', '2026-11-30', '2026-12-02', '2026-12-02'],
    ['yesterday', '2026-11-28', '2026-11-28', '2026-11-30', '2026-11-30'],
    ['the week from today', '2026-11-29', '2026-12-05', '2026-12-01', '2026-12-07'],
    ['today alone', '2026-11-29', '2026-11-29', '2026-12-01', '2026-12-01'],
  ])('that shows %s still does so two days later', (_, from, to, laterFrom, laterTo) => {
    const address = `from=${from}&to=${to}&airport=2`;
    expect(nextVisit(address, '2026-11-29', '2026-12-01')).toBe(`from=${laterFrom}&to=${laterTo}&airport=2`);
    expect(nextVisit(address, '2026-11-29', '2026-11-29')).toBe(address);
  });

  it('keeps days that were chosen far from today as they are, and an end that is today follows it', () => {
    expect(nextVisit('from=2026-12-24&to=2026-12-26', '2026-11-29', '2026-12-01')).toBe(
      'from=2026-12-24&to=2026-12-26',
    );
    expect(nextVisit('from=2026-11-01&to=2026-11-29', '2026-11-29', '2026-12-01')).toBe(
      'from=2026-11-01&to=2026-12-01',
    );
  });

  it('holds what is no day as it was', () => {
    expect(nextVisit('from=&search=%2B1', '2026-11-29', '2026-12-01')).toBe('from=&search=+1');
    expect(nextVisit('', '2026-11-29', '2026-12-01')).toBe('');
  });
});
