import { describe, expect, it } from 'vitest';
import { AIRPORTS, codeOfAirport, hasPorters, isAirportId } from '#shared/catalogue/airport-ids.ts';
import { priceListOf, thresholdsOf } from '#shared/catalogue/catalogue.ts';
import { PRICE_CODES } from '#shared/catalogue/price.ts';
import { aCatalogue, aCatalogueWithPrices } from '#test/support/builders/catalogue.ts';

describe('the airports', () => {
  it('are Frankfurt, 1, and Munich, 2, and no others', () => {
    expect(AIRPORTS.map(({ _id, code }) => [_id, code])).toEqual([
      [1, 'FRA'],
      [2, 'MUC'],
    ]);
    expect([1, 2, 0, 3, '1', 'FRA', null].map(isAirportId)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(AIRPORTS.map(({ _id }) => codeOfAirport(_id))).toEqual(['FRA', 'MUC']);
  });

  it('have porters in Frankfurt only', () => {
    expect(AIRPORTS.map(({ _id }) => hasPorters(_id))).toEqual([true, false]);
  });
});

describe('the catalogue', () => {
  it('gives every price by its code', () => {
    const list = priceListOf(aCatalogueWithPrices({ vip: 7000 }));
    expect(Object.keys(list).sort()).toEqual([...PRICE_CODES].sort());
    expect(list).toMatchObject({ vip: 7000, bag_base: 3000 });
  });

  it('gives the thresholds from the settings', () => {
    expect(thresholdsOf(aCatalogue())).toEqual({
      bag_base_1_to_x: 2,
      person_base_1_to_x: 2,
      vip_base_1_to_x: 2,
    });
  });

  it.each(['bag_base_1_to_x', 'person_base_1_to_x', 'vip_base_1_to_x'])(
    'prices nothing without the setting %s',
    (key) => {
      const { settings } = aCatalogue();
      const without = aCatalogue({ settings: settings.filter((setting) => setting.key !== key) });
      const asText = aCatalogue({ settings: settings.map((one) => ({ ...one, value: 'two' })) });
      expect(() => thresholdsOf(without)).toThrow(key);
      expect(() => thresholdsOf(asText)).toThrow('is not a number');
    },
  );
});
