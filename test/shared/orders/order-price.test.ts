import { describe, expect, it } from 'vitest';
import type { Order } from '#shared/orders/order.ts';
import { priceOfOrder } from '#shared/orders/order-price.ts';
import { aCatalogue, aCatalogueWithPrices } from '#test/support/builders/catalogue.ts';
import { aDraft } from '#test/support/builders/order.ts';
import { expectPartsToAddUp } from '#test/support/expect-parts-to-add-up.ts';

const catalogue = aCatalogue();
const priced = (order: Order, at = catalogue) => {
  const price = priceOfOrder(order, at);
  if (!price) throw new Error('it has no price');
  return price;
};
const draft = aDraft();
const withAssistant = (more: Partial<NonNullable<Order['assistant']>>): Order =>
  aDraft({ assistant: draft.assistant && { ...draft.assistant, ...more } });

describe('the price of an order', () => {
  it('is made of the ways, prices, thresholds and languages of the catalogue', () => {
    const price = priced(withAssistant({ persons: 3, language: 11, extra_hours: 1 }));
    expect(price.lines.map(({ service, code, quantity, sum }) => [service, code, quantity, sum])).toEqual([
      ['assistant', 'location', 1, 4600],
      ['assistant', 'person_base', 1, 6000],
      ['assistant', 'person', 1, 1800],
      ['assistant', 'extra_hour_assistant', 1, 3500],
      ['assistant', 'language', 1, 2000],
      ['porter', 'location', 1, 3100],
      ['porter', 'bag_base', 1, 3000],
    ]);
    expect(price.total).toBe(24000);
    expectPartsToAddUp(price);
  });

  it.each([
    { selected_service: 'assistant', total: 10600 },
    { selected_service: 'porter', total: 6100 },
    { selected_service: 'both', total: 16700 },
  ] as const)('is $total cents for $selected_service', ({ selected_service, total }) => {
    const price = priced(aDraft({ selected_service }));
    expect(price.total).toBe(total);
    expectPartsToAddUp(price);
  });

  it('follows the threshold that the office has set', () => {
    const settings = catalogue.settings.map((setting) =>
      setting.key === 'person_base_1_to_x' ? { ...setting, value: 4 } : setting,
    );
    const four = withAssistant({ persons: 4 });
    expect(priced(four).assistant - priced(four, aCatalogue({ settings })).assistant).toBe(2 * 1800);
    expectPartsToAddUp(priced(four));
  });

  it('follows the price list', () => {
    const price = priced(aDraft(), aCatalogueWithPrices({ person_base: 6100 }));
    expect(price.total).toBe(16800);
    expectPartsToAddUp(price);
  });

  it.each([
    ['the service is not chosen', { selected_service: undefined }],
    ['the service details are missing', { assistant: undefined, porter: undefined }],
    ['the way is not sold for the travel type', { travelType: 'arrival' }],
    ['the way is not sold at the airport', { airport: 2 }],
  ] as const)('is not known while %s', (_, lacking) => {
    expect(priceOfOrder(aDraft(lacking), catalogue)).toBeUndefined();
  });

  it.each([13, 999])('is not known with language %i, which cannot be booked', (language) => {
    expect(priceOfOrder(withAssistant({ language }), catalogue)).toBeUndefined();
  });
});
