import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { centsToDecimal, centsToEuros, euroAmount, eurosToCents } from '#shared/money.ts';

/** As many digits as the card provider takes. */
const cents = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 });

describe('euros become cents', () => {
  it.each([
    [0, 0],
    [0.01, 1],
    [0.1, 10],
    [0.29, 29],
    [1.15, 115],
    [4.35, 435],
    [92, 9200],
    [1.005e3, 100500],
    [-12.34, -1234],
    [9_999_999_999.99, 999_999_999_999],
  ])('%d euros are %d cents', (euros, expected) => {
    expect(eurosToCents(euros)).toBe(expected);
  });

  it.each([0.001, 1.234, 92.005, -0.125, 0.999, Number.NaN, Number.POSITIVE_INFINITY, 1e20])(
    '%d is refused: no amount in euros with at most two decimals',
    (euros) => {
      expect(() => eurosToCents(euros)).toThrow(RangeError);
    },
  );
});

describe('cents become euros', () => {
  it('and cents again, without loss', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(eurosToCents(centsToEuros(amount))).toBe(amount);
      }),
    );
  });

  it('and what was written with two decimals reads back the same', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const written = Number(
          `${Math.trunc(amount / 100)}.${String(Math.abs(amount % 100)).padStart(2, '0')}`,
        );
        expect(centsToEuros(eurosToCents(written))).toBe(written);
      }),
    );
  });
});

describe('the card provider reads amounts with two decimals', () => {
  it.each([
    [9200, '92.00'],
    [5, '0.05'],
    [50, '0.50'],
    [0, '0.00'],
    [-150, '-1.50'],
    [123456789, '1234567.89'],
  ])('%d cents are %s', (amount, text) => {
    expect(centsToDecimal(amount)).toBe(text);
  });

  it('and means the same amount, always in its form', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (amount) => {
        const text = centsToDecimal(amount);
        expect(text).toMatch(/^[0-9]{1,10}\.[0-9]{2}$/);
        expect(eurosToCents(Number(text))).toBe(amount);
      }),
    );
  });
});

describe('amounts at the edge', () => {
  it('are euros outside and cents inside', () => {
    expect(z.decode(euroAmount, 92.5)).toBe(9250);
    expect(z.encode(euroAmount, 9250)).toBe(92.5);
  });

  it.each([1.234, Number.NaN, '92.00', null, undefined])('are refused when they are %j', (amount) => {
    expect(euroAmount.safeParse(amount).success).toBe(false);
  });
});
