import { describe, expect, it } from 'vitest';
import { formatDate } from '#web/common/formats.ts';

describe('dates on the site', () => {
  it('show day, abbreviated month and year, and never shift by a time zone', () => {
    expect(formatDate('2026-12-12', 'en', 'short')).toContain('12 Dec 2026');
    expect(formatDate('2026-12-31', 'de', 'short')).toContain('31. Dez. 2026');
    expect(formatDate('2026-03-29', 'en')).toContain('29 Mar 2026');
  });
});
