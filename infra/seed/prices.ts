import type { Price } from '#shared/catalogue/price.ts';

/** The price list: gross cents. What base prices cover stands in the settings (`…_base_1_to_x`). */
export const prices = [
  {
    code: 'person_base',
    price: 6000,
    readable_title: { en: 'Assistant, base price', de: 'Begleitung, Grundpreis' },
    readable_description: {
      en: 'For the first persons, as many as the setting “Persons in the base price” says.',
      de: 'Für die ersten Personen, so viele wie die Einstellung „Personen im Grundpreis“ sagt.',
    },
  },
  {
    code: 'person',
    price: 1800,
    readable_title: { en: 'Assistant, each further person', de: 'Begleitung, jede weitere Person' },
    readable_description: {
      en: 'For each person beyond the base price.',
      de: 'Für jede Person über den Grundpreis hinaus.',
    },
  },
  {
    code: 'extra_hour_assistant',
    price: 3500,
    readable_title: { en: 'Assistant, extra hour', de: 'Begleitung, weitere Stunde' },
    readable_description: {
      en: 'For each hour that the assistant stays longer.',
      de: 'Für jede Stunde, die die Begleitung länger bleibt.',
    },
  },
  {
    code: 'extra_employee_assistant',
    price: 4500,
    readable_title: { en: 'Extra assistant', de: 'Weitere Begleitung' },
    readable_description: {
      en: 'For each further assistant who comes along.',
      de: 'Für jede weitere Begleitung, die mitkommt.',
    },
  },
  {
    code: 'bag_base',
    price: 3000,
    readable_title: { en: 'Porter, base price', de: 'Gepäckträger, Grundpreis' },
    readable_description: {
      en: 'For the first bags, as many as the setting “Bags in the base price” says.',
      de: 'Für die ersten Gepäckstücke, so viele wie die Einstellung „Gepäckstücke im Grundpreis“ sagt.',
    },
  },
  {
    code: 'bag',
    price: 600,
    readable_title: { en: 'Porter, each further bag', de: 'Gepäckträger, jedes weitere Gepäckstück' },
    readable_description: {
      en: 'For each bag beyond the base price.',
      de: 'Für jedes Gepäckstück über den Grundpreis hinaus.',
    },
  },
  {
    code: 'bulky',
    price: 1200,
    readable_title: { en: 'Porter, bulky item', de: 'Gepäckträger, Sperrgepäck' },
    readable_description: {
      en: 'For each bulky item: skis, golf bag, instrument, bicycle.',
      de: 'Für jedes sperrige Stück: Ski, Golfgepäck, Instrument, Fahrrad.',
    },
  },
  {
    code: 'extra_hour_porter',
    price: 3000,
    readable_title: { en: 'Porter, extra hour', de: 'Gepäckträger, weitere Stunde' },
    readable_description: {
      en: 'For each hour that the porter stays longer.',
      de: 'Für jede Stunde, die der Gepäckträger länger bleibt.',
    },
  },
  {
    code: 'vip_base',
    price: 24000,
    readable_title: { en: 'VIP, base price', de: 'VIP, Grundpreis' },
    readable_description: {
      en: 'Assistant and porter as one service, for as many persons as the setting “Persons in the VIP base price” says.',
      de: 'Begleitung und Gepäckträger als ein Service, für so viele Personen wie die Einstellung „Personen im VIP-Grundpreis“ sagt.',
    },
  },
  {
    code: 'vip',
    price: 6500,
    readable_title: { en: 'VIP, each further person', de: 'VIP, jede weitere Person' },
    readable_description: {
      en: 'For each person beyond the VIP base price.',
      de: 'Für jede Person über den VIP-Grundpreis hinaus.',
    },
  },
] as const satisfies readonly Price[];
