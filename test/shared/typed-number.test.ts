import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsToDecimal, centsWithComma } from '#shared/money.ts';
import { readNumber } from '#shared/typed-number.ts';

const amount = (typed: string): unknown => {
  const { value, problem } = readNumber(typed, 2);
  return problem ?? value;
};
const count = (typed: string): unknown => {
  const { value, problem } = readNumber(typed, 0);
  return problem ?? value;
};

const LOCALES = ['de-DE', 'en-GB', 'fr-FR', 'de-CH', 'es-ES', 'ru-RU', 'ar-EG', 'fa-IR', 'ja-JP'];
const cents = fc.integer({ min: 0, max: 999_999_999_999 });

describe('an amount is read as it was meant', () => {
  it.each([
    ['12,50', 1250],
    ['12.50', 1250],
    ['12,5', 1250],
    ['12', 1200],
    ['0,05', 5],
    [',50', 50],
    ['1.234,50', 123450],
    ['1,234.50', 123450],
    ["1'234.50", 123450],
    ['1’234.50', 123450],
    ['1 234,50', 123450],
    ['1\u202f234,50', 123450],
    ['1.234.567', 123456700],
    ['1.234.567,8', 123456780],
    ['1 234', 123400],
    [' 12,50 € ', 1250],
    ['€1,234.50', 123450],
    ['１２，５０', 1250],
    ['٩٢٫٥٠', 9250],
    ['-3,20', -320],
    ['-0', 0],
  ])('%j is %d cents', (typed, expected) => {
    expect(amount(typed)).toBe(expected);
  });

  it.each(['1.234', '1,234', '12.500', '999,000', '-1.234'])(
    '%j is refused: it is a thousand to one reader and a fraction to another',
    (typed) => {
      expect(amount(typed)).toBe('ambiguous');
      expect(count(typed)).toBe('ambiguous');
    },
  );

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['12,505', 'ambiguous'],
    ['0,505', 'decimals'],
    ['1234,505', 'decimals'],
    ['1.234,505', 'decimals'],
    ['1.2345', 'decimals'],
    ['1.23.45', 'unreadable'],
    ['1,23,456', 'unreadable'],
    ['1.234,567.89', 'unreadable'],
    ['1.234.50', 'unreadable'],
    ['0.123.456', 'unreadable'],
    ['12 50', 'unreadable'],
    ['12,', 'unreadable'],
    ['1e3', 'unreadable'],
    ['0x10', 'unreadable'],
    ['--1', 'unreadable'],
    ['.', 'unreadable'],
    ['twelve', 'unreadable'],
    ['12,50 12,50', 'unreadable'],
    ['9'.repeat(17), 'unreadable'],
  ])('%j is refused as %s', (typed, problem) => {
    expect(amount(typed)).toBe(problem);
  });

  it('whichever of the two marks a person writes', () => {
    fc.assert(
      fc.property(cents, (value) => {
        expect(amount(centsWithComma(value))).toBe(value);
        expect(amount(centsToDecimal(value))).toBe(value);
      }),
    );
  });

  it('with the thousands of every habit', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom(...LOCALES), (value, locale) => {
        const typed = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(value / 100);
        expect(amount(typed)).toBe(value);
      }),
    );
  });

  it('or refused, and never read as another amount, when its decimals are left out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.constantFrom(...LOCALES), (euros, locale) => {
        const typed = new Intl.NumberFormat(locale).format(euros);
        expect([euros * 100, 'ambiguous']).toContain(amount(typed));
        expect([euros, 'ambiguous']).toContain(count(typed));
      }),
    );
  });

  it('and no text of digits and marks becomes a number with other digits', () => {
    const signs = fc.constantFrom(..."0123456789.,\u0020\u00a0'-€");
    fc.assert(
      fc.property(fc.string({ unit: signs, maxLength: 14 }), (typed) => {
        const { value } = readNumber(typed, 2);
        if (value === undefined) return;
        const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
        const read = String(Math.abs(value)).replace(/^0+/, '');
        // At most the two decimals that were not typed are added.
        expect([digits, `${digits}0`, `${digits}00`].map((one) => one.replace(/^0+/, ''))).toContain(read);
      }),
    );
  });
});

describe('a count is a whole number', () => {
  it.each([
    ['3', 3],
    [' 12 ', 12],
    ['007', 7],
    ['1.234.567', 1234567],
    ['1 000', 1000],
    ['３', 3],
    ['٣', 3],
    ['-1', -1],
  ])('%j is %d', (typed, expected) => {
    expect(count(typed)).toBe(expected);
  });

  it.each([
    ['1,5', 'decimals'],
    ['1.0', 'decimals'],
    ['', 'empty'],
    ['one', 'unreadable'],
    ['1e2', 'unreadable'],
  ])('%j is refused as %s', (typed, problem) => {
    expect(count(typed)).toBe(problem);
  });
});
