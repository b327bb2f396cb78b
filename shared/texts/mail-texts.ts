import type { SiteLanguage } from '#shared/languages.ts';
import { ar } from '#shared/texts/mail-texts-ar.ts';
import { es } from '#shared/texts/mail-texts-es.ts';
import { ja } from '#shared/texts/mail-texts-ja.ts';
import { ru } from '#shared/texts/mail-texts-ru.ts';
import type { MailTexts } from '#shared/texts/mail-texts-shape.ts';
import { zh } from '#shared/texts/mail-texts-zh.ts';

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
    extra: 'Extras',
  },
};

const de: MailTexts = {
  travelTypes: { arrival: 'Ankunft', departure: 'Abflug', change: 'Umsteigen' },
  services: { assistant: 'Begleitung', porter: 'Gepäckträger', vip: 'VIP' },
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
    extra: 'Extras',
  },
};

export const mailTexts: { readonly [language in SiteLanguage]: MailTexts } = { en, de, ru, zh, ja, es, ar };
export type MailLanguage = SiteLanguage;
