import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRICE_CODES, type PriceList } from '#shared/catalogue/price.ts';
import { THRESHOLD_KEYS, type Thresholds } from '#shared/catalogue/setting.ts';
import { SELECTED_SERVICES } from '#shared/orders/booking.ts';
import { calculatePrice, type Price, type Priced } from '#shared/orders/price-calculation.ts';
import { expectPartsToAddUp } from '#test/support/expect-parts-to-add-up.ts';

/** Every price its own, so that a wrong one shows; gross cents. */
const PRICES: PriceList = {
  bag_base: 3000,
  bag: 610,
  bulky: 1220,
  extra_hour_porter: 3130,
  person_base: 6040,
  person: 1850,
  extra_hour_assistant: 3560,
  extra_employee_assistant: 4570,
  vip_base: 24080,
  vip: 6590,
};
/** Every base price covers another number of units. */
const LIMITS: Thresholds = { bag_base_1_to_x: 2, person_base_1_to_x: 3, vip_base_1_to_x: 4 };

const aPorter = (overrides: Partial<NonNullable<Priced['porter']>> = {}) => ({
  location_price: 1500,
  bags: 1,
  bulky_luggage: 0,
  extra_hours: 0,
  ...overrides,
});
const anAssistant = (overrides: Partial<NonNullable<Priced['assistant']>> = {}) => ({
  location_price: 4500,
  persons: 1,
  language_price: 0,
  extra_hours: 0,
  extra_employee: 0,
  ...overrides,
});

const priceOf = (priced: Priced): Price => calculatePrice(priced, PRICES, LIMITS);
const codesOf = ({ lines }: Price): string[] => lines.map(({ service, code }) => `${service} ${code}`);

describe('the price of a porter', () => {
  it.each([
    { bags: 1, covered: 'below the threshold', porter: 1500 + 3000 },
    { bags: 2, covered: 'at the threshold', porter: 1500 + 3000 },
    { bags: 3, covered: 'one above the threshold', porter: 1500 + 3000 + 610 },
    { bags: 5, covered: 'three above the threshold', porter: 1500 + 3000 + 3 * 610 },
  ])('is $porter cents for $bags bags, $covered', ({ bags, porter }) => {
    const price = priceOf({ selected_service: 'porter', porter: aPorter({ bags }) });
    expect(price).toMatchObject({ porter, assistant: 0, vip: 0, total: porter });
    expectPartsToAddUp(price);
  });

  it.each([
    { more: { bulky_luggage: 1 }, what: 'one bulky item', porter: 4500 + 1220 },
    { more: { bulky_luggage: 2 }, what: 'two bulky items', porter: 4500 + 2 * 1220 },
    { more: { extra_hours: 1 }, what: 'one extra hour', porter: 4500 + 3130 },
    { more: { extra_hours: 3 }, what: 'three extra hours', porter: 4500 + 3 * 3130 },
    { more: { location_price: 2400 }, what: 'a dearer way', porter: 2400 + 3000 },
  ])('grows with $what', ({ more, porter }) => {
    const price = priceOf({ selected_service: 'porter', porter: aPorter(more) });
    expect(price.porter).toBe(porter);
    expectPartsToAddUp(price);
  });

  it('is the way, the base, further bags, bulky luggage and extra hours, each in a line of its own', () => {
    const porter = aPorter({ bags: 4, bulky_luggage: 3, extra_hours: 2 });
    const price = priceOf({ selected_service: 'porter', porter });
    expect(price.lines).toEqual([
      { service: 'porter', code: 'location', quantity: 1, price: 1500, sum: 1500 },
      { service: 'porter', code: 'bag_base', quantity: 1, price: 3000, sum: 3000 },
      { service: 'porter', code: 'bag', quantity: 2, price: 610, sum: 1220 },
      { service: 'porter', code: 'bulky', quantity: 3, price: 1220, sum: 3660 },
      { service: 'porter', code: 'extra_hour_porter', quantity: 2, price: 3130, sum: 6260 },
    ]);
    expectPartsToAddUp(price);
  });
});

describe('the price of an assistant', () => {
  it.each([
    { persons: 1, covered: 'below the threshold', assistant: 4500 + 6040 },
    { persons: 3, covered: 'at the threshold', assistant: 4500 + 6040 },
    { persons: 4, covered: 'one above the threshold', assistant: 4500 + 6040 + 1850 },
    { persons: 9, covered: 'six above the threshold', assistant: 4500 + 6040 + 6 * 1850 },
  ])('is $assistant cents for $persons persons, $covered', ({ persons, assistant }) => {
    const price = priceOf({ selected_service: 'assistant', assistant: anAssistant({ persons }) });
    expect(price).toMatchObject({ assistant, porter: 0, vip: 0, total: assistant });
    expectPartsToAddUp(price);
  });

  it.each([
    {
      more: { language_price: 2000 },
      what: 'the price of the chosen language, once',
      assistant: 10540 + 2000,
    },
    { more: { extra_hours: 2 }, what: 'extra hours', assistant: 10540 + 2 * 3560 },
    { more: { extra_employee: 1 }, what: 'an extra assistant', assistant: 10540 + 4570 },
    { more: { extra_employee: 3 }, what: 'several extra assistants', assistant: 10540 + 3 * 4570 },
    { more: { location_price: 6000 }, what: 'a dearer way', assistant: 6000 + 6040 },
  ])('grows with $what', ({ more, assistant }) => {
    const price = priceOf({ selected_service: 'assistant', assistant: anAssistant(more) });
    expect(price.assistant).toBe(assistant);
    expectPartsToAddUp(price);
  });

  it('is the way, the base, further persons, hours, assistants and the language, each in a line of its own', () => {
    const assistant = anAssistant({ persons: 5, language_price: 1500, extra_hours: 1, extra_employee: 2 });
    const price = priceOf({ selected_service: 'assistant', assistant });
    expect(price.lines.map(({ code, quantity, sum }) => [code, quantity, sum])).toEqual([
      ['location', 1, 4500],
      ['person_base', 1, 6040],
      ['person', 2, 3700],
      ['extra_hour_assistant', 1, 3560],
      ['extra_employee_assistant', 2, 9140],
      ['language', 1, 1500],
    ]);
    expectPartsToAddUp(price);
  });
});

describe('the price of both', () => {
  it('is the price of the assistant and that of the porter, each with its own threshold', () => {
    const assistant = anAssistant({ persons: 4 });
    const porter = aPorter({ bags: 4 });
    const price = priceOf({ selected_service: 'both', assistant, porter });
    expect(price.assistant).toBe(priceOf({ selected_service: 'assistant', assistant }).total);
    expect(price.porter).toBe(priceOf({ selected_service: 'porter', porter }).total);
    expect(price).toMatchObject({ assistant: 12390, porter: 5720, vip: 0, total: 18110 });
    expectPartsToAddUp(price);
  });
});

describe('the price of the VIP service', () => {
  it.each([
    { persons: 1, covered: 'below the threshold', vip: 24080 },
    { persons: 4, covered: 'at the threshold', vip: 24080 },
    { persons: 5, covered: 'one above the threshold', vip: 24080 + 6590 },
    { persons: 7, covered: 'three above the threshold', vip: 24080 + 3 * 6590 },
  ])('is $vip cents for $persons persons, $covered', ({ persons, vip }) => {
    const price = priceOf({ selected_service: 'vip', vip: { persons } });
    expect(price).toMatchObject({ vip, assistant: 0, porter: 0, total: vip });
    expectPartsToAddUp(price);
  });
});

describe('any price', () => {
  const all = { assistant: anAssistant(), porter: aPorter(), vip: { persons: 1 } };

  it.each([
    { selected_service: 'assistant', charged: ['assistant'] },
    { selected_service: 'porter', charged: ['porter'] },
    { selected_service: 'both', charged: ['assistant', 'porter'] },
    { selected_service: 'vip', charged: ['vip'] },
  ] as const)('charges for $selected_service only what was selected', ({ selected_service, charged }) => {
    const price = priceOf({ selected_service, ...all });
    expect([...new Set(price.lines.map(({ service }) => service))]).toEqual(charged);
    expectPartsToAddUp(price);
  });

  it('names the way and the base also when they are free, and nothing else that costs nothing', () => {
    const free = Object.fromEntries(PRICE_CODES.map((code) => [code, 0])) as PriceList;
    const priced: Priced = {
      selected_service: 'both',
      assistant: anAssistant({ location_price: 0, persons: 9, extra_hours: 1 }),
      porter: aPorter({ location_price: 0, bags: 9 }),
    };
    const price = calculatePrice(priced, free, LIMITS);
    expect(codesOf(price)).toEqual([
      'assistant location',
      'assistant person_base',
      'porter location',
      'porter bag_base',
    ]);
    expect(price.total).toBe(0);
    expectPartsToAddUp(price);
  });

  it('adds up from its parts, whatever is booked and whatever it costs', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    const count = fc.integer({ min: 0, max: 99 });
    const atLeastOne = fc.integer({ min: 1, max: 99 });
    const arbitraryPriced: fc.Arbitrary<Priced> = fc.record({
      selected_service: fc.constantFrom(...SELECTED_SERVICES),
      porter: fc.record({
        location_price: cents,
        bags: atLeastOne,
        bulky_luggage: count,
        extra_hours: count,
      }),
      assistant: fc.record({
        location_price: cents,
        persons: atLeastOne,
        language_price: cents,
        extra_hours: count,
        extra_employee: count,
      }),
      vip: fc.record({ persons: atLeastOne }),
    });
    const tableOf = <K extends string>(keys: readonly K[], value: fc.Arbitrary<number>) =>
      fc.record(Object.fromEntries(keys.map((key) => [key, value]))) as fc.Arbitrary<Record<K, number>>;
    fc.assert(
      fc.property(
        arbitraryPriced,
        tableOf(PRICE_CODES, cents),
        tableOf(THRESHOLD_KEYS, count),
        (priced, prices, limits) => {
          expectPartsToAddUp(calculatePrice(priced, prices, limits));
        },
      ),
    );
  });

  it('never falls when more is booked', () => {
    const count = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(count, count, count, count, (bags, persons, moreBags, morePersons) => {
        const totalFor = (b: number, p: number) =>
          priceOf({
            selected_service: 'both',
            porter: aPorter({ bags: b }),
            assistant: anAssistant({ persons: p }),
          }).total;
        const less = totalFor(bags, persons);
        expect(totalFor(bags + moreBags, persons + morePersons)).toBeGreaterThanOrEqual(less);
      }),
    );
  });
});
