import { describe, expect, it } from 'vitest';
import { formatAmount, formatDate, formatMonth, formatWhen } from '#web/common/formats.ts';

describe('dates on the site', () => {
  it('show day, abbreviated month and year, and never shift by a time zone', () => {
    expect(formatDate('2026-12-12', 'en', 'short')).toContain('12 Dec 2026');
    expect(formatDate('2026-12-31', 'de', 'short')).toContain('31. Dez. 2026');
    expect(formatDate('2026-03-29', 'en')).toContain('29 Mar 2026');
  });

  it.each([
    ['ru', 'сб, 12 дек. 2026 г., 14:05', '1 211,10'],
    ['zh', '2026年12月12日周六 14:05', '1,211.10'],
    ['ja', '2026年12月12日(土) 14:05', '1,211.10'],
    ['es', 'sáb, 12 dic 2026, 14:05', '1211,10'],
    ['ar', 'السبت، 12 ديسمبر 2026، 14:05', '1,211.10'],
  ] as const)(
    'are written in %s as its readers write them, always in Latin digits',
    (language, when, amount) => {
      const asWritten = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
      const day = { date: '2026-12-12', hours: 14, minutes: 5 } as const;
      expect(asWritten(formatWhen(day, language, 'short'))).toBe(when);
      expect(asWritten(formatAmount(121_110, language))).toBe(amount);
      expect(formatMonth('2026-12-12', language)).toContain('2026');
    },
  );
});
