import { describe, expect, it } from 'vitest';
import { privacy } from '#infra/seed/pages/privacy.ts';
import { withdrawalKeptUntil } from '#shared/content/withdrawal.ts';
import { keptFor, lastDayOver, RETENTION, SCHEDULED_KINDS } from '#shared/users/retention.ts';

describe('what is kept how long', () => {
  it('ends with the year: bookings of 2022 are over when 2025 is', () => {
    expect(lastDayOver('bookings', '2025-12-31')).toBe('2021-12-31');
    expect(lastDayOver('bookings', '2026-01-01')).toBe('2022-12-31');
    expect(lastDayOver('invoices', '2034-12-31')).toBe('2025-12-31');
    expect(lastDayOver('audit', '2036-06-01')).toBe('2025-12-31');
  });

  it('is years for everything that the schedule takes out, and invoices outlive their bookings', () => {
    const years = RETENTION.filter(({ period }) => period.unit === 'years').map(({ kind }) => kind);
    expect(years).toEqual(expect.arrayContaining([...SCHEDULED_KINDS]));
    expect(keptFor('invoices')).toBeGreaterThan(keptFor('bookings'));
    expect(() => keptFor('accounts')).toThrow('until they are deleted');
  });

  it('is six whole years for a declaration of withdrawal', () => {
    expect(new Date(withdrawalKeptUntil(new Date('2026-11-28T12:00:00Z')) * 1000).toISOString()).toBe(
      '2033-01-01T00:00:00.000Z',
    );
  });

  it('is what the privacy notice promises', () => {
    const notice = JSON.stringify(privacy);
    for (const promise of ['24 hours', 'three years', 'six years', 'eight years', '30 days']) {
      expect(notice).toContain(promise);
    }
  });
});
