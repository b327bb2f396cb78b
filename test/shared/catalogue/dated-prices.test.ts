import { describe, expect, it } from 'vitest';
import { type DatedPrices, pricesOn, validSince, versionOn } from '#shared/catalogue/dated-prices.ts';
import type { PriceCode } from '#shared/catalogue/price.ts';
import { aCatalogue } from '#test/support/builders/catalogue.ts';

const { prices: first } = aCatalogue();
const lists: readonly DatedPrices[] = [
  { from: '2031-07-01', prices: { vip: 9000 }, version: 1 },
  { from: '2031-01-01', prices: { vip: 8000, bag: 700 }, version: 3 },
];

const priceOn = (day: string, code: PriceCode) =>
  pricesOn(first, lists, day).find((price) => price.code === code)?.price;

describe('the price list of a day', () => {
  it('is the last one that has begun, and the first prices before any has', () => {
    expect(priceOn('2030-12-31', 'vip')).toBe(6500);
    expect(priceOn('2031-01-01', 'vip')).toBe(8000);
    expect(priceOn('2031-06-30', 'vip')).toBe(8000);
    expect(priceOn('2031-07-01', 'vip')).toBe(9000);
  });

  it('keeps the price of a code that it does not name', () => {
    expect(priceOn('2031-07-01', 'bag')).toBe(700);
    expect(priceOn('2031-07-01', 'bag_base')).toBe(3000);
  });

  it('has a title and a description for every price, in both languages', () => {
    for (const { readable_title, readable_description } of pricesOn(first, lists, '2031-07-01')) {
      for (const text of [readable_title, readable_description]) {
        expect(text.en).not.toBe('');
        expect(text.de).not.toBe('');
      }
    }
  });

  it('is valid since its own day', () => {
    expect(validSince(lists, '2030-12-31')).toBeUndefined();
    expect(validSince(lists, '2031-03-01')).toBe('2031-01-01');
  });

  it('raises the version that copies are kept under on the day it begins, without an edit', () => {
    const days = ['2030-12-31', '2031-01-01', '2031-06-30', '2031-07-01'];
    expect(days.map((day) => versionOn(40, lists, day))).toEqual([40, 41, 41, 42]);
  });
});
