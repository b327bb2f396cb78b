import type { PriceLineCode } from '#shared/orders/price-calculation.ts';

/** What code writes into mails: labels of services and price lines, in the languages mails are written in. */
export type MailTexts = {
  readonly travelTypes: { readonly [type in 'arrival' | 'departure' | 'change']: string };
  readonly services: { readonly [service in 'assistant' | 'porter' | 'vip']: string };
  readonly from: string;
  readonly to: string;
  readonly flight: string;
  readonly train: string;
  readonly cart: string;
  readonly seat: string;
  readonly persons: (count: number) => string;
  readonly bags: (count: number) => string;
  readonly bulky: (count: number) => string;
  readonly inLanguage: (language: string) => string;
  readonly lines: { readonly [code in PriceLineCode]: string };
};

const en: MailTexts = {
  travelTypes: { arrival: 'Arrival', departure: 'Departure', change: 'Change of planes' },
  services: { assistant: 'Assistant', porter: 'Porter', vip: 'VIP' },
  from: 'From',
  to: 'To',
  flight: 'flight',
  train: 'train',
  cart: 'carriage',
  seat: 'seat',
  persons: (count) => (count === 1 ? '1 person' : `${count} persons`),
  bags: (count) => (count === 1 ? '1 bag' : `${count} bags`),
  bulky: (count) => (count === 1 ? '1 bulky item' : `${count} bulky items`),
  inLanguage: (language) => `in ${language}`,
  lines: {
    location: 'Way',
    language: 'Language',
    bag_base: 'Bags, base price',
    bag: 'More bags',
    bulky: 'Bulky luggage',
    person_base: 'Persons, base price',
    person: 'More persons',
    vip_base: 'VIP, base price',
    vip: 'More VIP guests',
    extra_hour_porter: 'Extra hours',
    extra_hour_assistant: 'Extra hours',
    extra_employee_assistant: 'Extra assistants',
  },
};

const de: MailTexts = {
  travelTypes: { arrival: 'Ankunft', departure: 'Abflug', change: 'Umsteigen' },
  services: { assistant: 'Assistenz', porter: 'Gepäckträger', vip: 'VIP' },
  from: 'Von',
  to: 'Nach',
  flight: 'Flug',
  train: 'Zug',
  cart: 'Wagen',
  seat: 'Platz',
  persons: (count) => (count === 1 ? '1 Person' : `${count} Personen`),
  bags: (count) => (count === 1 ? '1 Gepäckstück' : `${count} Gepäckstücke`),
  bulky: (count) => (count === 1 ? '1 sperriges Stück' : `${count} sperrige Stücke`),
  inLanguage: (language) => `Sprache: ${language}`,
  lines: {
    location: 'Weg',
    language: 'Sprache',
    bag_base: 'Gepäck, Grundpreis',
    bag: 'Weitere Gepäckstücke',
    bulky: 'Sperriges Gepäck',
    person_base: 'Personen, Grundpreis',
    person: 'Weitere Personen',
    vip_base: 'VIP, Grundpreis',
    vip: 'Weitere VIP-Gäste',
    extra_hour_porter: 'Zusätzliche Stunden',
    extra_hour_assistant: 'Zusätzliche Stunden',
    extra_employee_assistant: 'Zusätzliche Assistenten',
  },
};

export const mailTexts = { en, de } as const;
export type MailLanguage = keyof typeof mailTexts;
