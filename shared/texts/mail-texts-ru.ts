import type { MailTexts } from '#shared/texts/mail-texts-shape.ts';

/** What code writes into mails, in Russian. Counts stand behind their noun, which needs no plural then. */
export const ru: MailTexts = {
  travelTypes: { arrival: 'Прилёт', departure: 'Вылет', change: 'Пересадка' },
  services: { assistant: 'Ассистент', porter: 'Носильщик', vip: 'VIP' },
  from: 'Откуда',
  to: 'Куда',
  flight: 'рейс',
  train: 'поезд',
  cart: 'вагон',
  seat: 'место',
  persons: (count) => `гостей: ${count}`,
  bags: (count) => `мест багажа: ${count}`,
  bulky: (count) => `крупногабаритных мест: ${count}`,
  inLanguage: (language) => `язык: ${language}`,
  lines: {
    location: 'Маршрут',
    language: 'Язык',
    bag_base: 'Багаж, базовая цена',
    bag: 'Дополнительный багаж',
    bulky: 'Крупногабаритный багаж',
    person_base: 'Гости, базовая цена',
    person: 'Дополнительные гости',
    vip_base: 'VIP, базовая цена',
    vip: 'Дополнительные VIP-гости',
    extra_hour_porter: 'Дополнительные часы',
    extra_hour_assistant: 'Дополнительные часы',
    extra_employee_assistant: 'Дополнительные ассистенты',
    extra: 'Дополнительные услуги',
  },
};
