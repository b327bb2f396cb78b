import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from '#web/public/booking/draft/draft.ts';
import { leastPriceOf, quoteOf, type Tariff } from '#web/public/booking/summary/quote.ts';

const destination = (to_id: string, price: number) => ({
  to_id,
  title: to_id,
  group: '',
  price,
  ask_flight: false,
  ask_train: false,
});
const door = {
  from_id: 'door',
  from_title: 'Aircraft door',
  from_group: '',
  ask_flight: true,
  ask_train: false,
  destinations: [destination('taxi', 45), destination('hall', 18)],
};

const tariff: Tariff = {
  prices: {
    bag: 600,
    bag_base: 3000,
    bulky: 1200,
    person_base: 6000,
    person: 1800,
    vip: 0,
    vip_base: 0,
    extra_hour_porter: 3000,
    extra_hour_assistant: 3500,
    extra_employee_assistant: 4500,
  },
  thresholds: { bag_base_1_to_x: 2, person_base_1_to_x: 2, vip_base_1_to_x: 2 },
  locations: { assistant: [door], porter: [] },
  languages: [
    { _id: 1, code: 'en', name: 'English', display_de: 'Englisch', display_en: 'English', price: 0 },
    { _id: 9, code: 'ja', name: 'Japanese', display_de: 'Japanisch', display_en: 'Japanese', price: 20 },
  ],
};

const draft = {
  ...EMPTY_DRAFT,
  selected_service: 'assistant' as const,
  assistant: { persons: 3, language: 9, extra_hours: 0, extra_employee: 0 },
};
const withWay = {
  ...draft,
  assistant_meeting: { ...EMPTY_DRAFT.assistant_meeting, id: 'door' },
  assistant_destination: { ...EMPTY_DRAFT.assistant_destination, id: 'taxi' },
};

describe('the running price', () => {
  it('adds way, party and language of the assistant', () => {
    expect(quoteOf(withWay, tariff)).toMatchObject({ price: { total: 14_300 }, isComplete: true });
  });

  it('is a "from" as long as the way is not chosen', () => {
    expect(quoteOf(draft, tariff)).toMatchObject({ price: { total: 9_800 }, isComplete: false });
  });

  it('does not exist before a service is chosen', () => {
    expect(quoteOf(EMPTY_DRAFT, tariff)).toBeUndefined();
  });

  it('starts from the shortest way and the cheapest language', () => {
    expect(leastPriceOf('assistant', tariff)).toBe(7_800);
  });

  it('names no least price for a service without ways', () => {
    expect(leastPriceOf('porter', tariff)).toBeUndefined();
  });
});
