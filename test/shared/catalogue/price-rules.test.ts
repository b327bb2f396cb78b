import { describe, expect, it } from 'vitest';
import { editedPrices, type PriceRow, plannedPrices } from '#shared/catalogue/price-rules.ts';
import type { DomainError } from '#shared/domain-error.ts';
import { aCatalogue } from '#test/support/builders/catalogue.ts';

const { prices: today } = aCatalogue();
const all: PriceRow[] = today.map(({ code, price }) => ({ code, price }));
const days = { from: '2031-01-02', today: '2031-01-01' };

const refusal = (work: () => unknown): Pick<DomainError, 'code' | 'fields'> => {
  try {
    work();
  } catch (error) {
    const { code, fields } = error as DomainError;
    return { code, fields };
  }
  throw new Error('was not refused');
};

describe('editing the prices of today', () => {
  it('changes the prices that are named and keeps the others', () => {
    const edited = editedPrices(today, [{ code: 'vip', price: 7001, was: 6500 }]);
    expect(edited).toMatchObject({ vip: 7001, bag_base: 3000 });
    expect(Object.keys(edited)).toHaveLength(10);
  });

  it('refuses what is no price: below nothing, a fraction of a cent, out of all reason', () => {
    for (const price of [-1, 0.5, 10_000_01, Number.NaN]) {
      const { code, fields } = refusal(() => editedPrices(today, [{ code: 'bag', price }]));
      expect([code, fields?.bag?.code]).toEqual(['invalid_input', 'price.amount']);
    }
    expect(editedPrices(today, [{ code: 'bag', price: 0 }]).bag).toBe(0);
  });

  it('refuses a price that is named twice', () => {
    const rows: PriceRow[] = [
      { code: 'bag', price: 1 },
      { code: 'bag', price: 2 },
    ];
    expect(refusal(() => editedPrices(today, rows)).fields?.bag?.code).toBe('price.twice');
  });

  it('refuses a price that somebody else has changed since the form was opened, and names it', () => {
    const { code, fields } = refusal(() =>
      editedPrices(today, [
        { code: 'bag', price: 700, was: 600 },
        { code: 'vip', price: 7000, was: 6400 },
      ]),
    );
    expect([code, Object.keys(fields ?? {})]).toEqual(['changed_meanwhile', ['vip']]);
  });
});

describe('planning a price list', () => {
  it('takes a price for every code, for a day to come', () => {
    expect(plannedPrices(today, all, days)).toMatchObject({ vip: 6500, bag: 600 });
  });

  it('refuses a list without one of the prices', () => {
    const { fields } = refusal(() => plannedPrices(today, all.slice(1), days));
    expect(fields).toEqual({ [String(all[0]?.code)]: expect.objectContaining({ code: 'price.missing' }) });
  });

  it('refuses today and days that are over', () => {
    for (const from of ['2031-01-01', '2030-12-31']) {
      expect(refusal(() => plannedPrices(today, all, { ...days, from })).code).toBe('refused_transition');
    }
  });
});
