import { describe, expect, it } from 'vitest';
import { type PriceWish, priceOfWish } from '#shared/payments/price-wish.ts';
import { refusalOf } from '#test/shared/refusal-of.ts';
import { aCatalogue } from '#test/support/builders/catalogue.ts';
import { expectPartsToAddUp } from '#test/support/expect-parts-to-add-up.ts';

const catalogue = aCatalogue();
const way = { meeting_point: { id: 'fra-long-distance-station' }, destination: { id: 'fra-t1-gates-a' } };

const aWish = (overrides: Partial<PriceWish> = {}): PriceWish => ({
  airport: 'FRA',
  travelType: 'departure',
  selected_service: 'both',
  porter: { ...way, bags: 2, bulky_luggage: 0, extra_hours: 0 },
  assistant: { ...way, persons: 2, language: 2, extra_hours: 0, extra_employee: 0 },
  ...overrides,
});

describe('the price of a wish', () => {
  it.each([
    ['both', {}, { assistant: 10600, porter: 6100, vip: 0, total: 16700 }],
    ['a porter', { selected_service: 'porter' }, { assistant: 0, porter: 6100, total: 6100 }],
    ['an assistant', { selected_service: 'assistant' }, { assistant: 10600, porter: 0, total: 10600 }],
    ['the airport by its id', { airport: 1 }, { total: 16700 }],
    ['no travel type, where it makes no difference', { travelType: undefined }, { total: 16700 }],
    ['VIP for three', { selected_service: 'vip', vip: { persons: 3 } }, { vip: 30500, total: 30500 }],
  ] as const)('for %s adds up', (_, wish, expected) => {
    const price = priceOfWish(aWish(wish), catalogue);
    expect(price).toMatchObject(expected);
    expectPartsToAddUp(price);
  });

  it('counts what is left out as its least', () => {
    const price = priceOfWish(aWish({ porter: way, assistant: { ...way, language: 2 } }), catalogue);
    expect(price.total).toBe(16700);
    expectPartsToAddUp(price);
  });

  it.each([
    ['a porter in Munich', { airport: 'MUC' }, 'selected_service', 'service.porter_unavailable'],
    ['no bags', { porter: { ...way, bags: 0 } }, 'porter.bags', 'porter.bags'],
    ['half a bag', { porter: { ...way, bags: 1.5 } }, 'porter.bags', 'porter.bags'],
    ['no language', { assistant: way }, 'assistant.language', 'assistant.language.empty'],
    [
      'no destination',
      { porter: { meeting_point: way.meeting_point } },
      'porter.destination',
      'porter.destination.empty',
    ],
    [
      'a way that is not sold',
      { porter: { ...way, destination: { id: 'fra-t1-taxi-rank' } } },
      'porter.destination',
      'porter.destination.unavailable',
    ],
  ] as const)('is not known for %s', (_, wish, field, code) => {
    const refusal = refusalOf(() => priceOfWish(aWish(wish as Partial<PriceWish>), catalogue));
    expect(refusal.code).toBe('invalid_input');
    expect(Object.entries(refusal.fields ?? {}).map(([name, error]) => [name, error.code])).toEqual([
      [field, code],
    ]);
  });
});
