import type { MailTexts } from '#shared/texts/mail-texts-shape.ts';

/** What code writes into mails, in Spanish. */
export const es: MailTexts = {
  travelTypes: { arrival: 'Llegada', departure: 'Salida', change: 'Cambio de avión' },
  services: { assistant: 'Asistente', porter: 'Mozo de equipaje', vip: 'VIP' },
  from: 'Desde',
  to: 'Hasta',
  flight: 'vuelo',
  train: 'tren',
  cart: 'coche',
  seat: 'asiento',
  persons: (count) => (count === 1 ? '1 persona' : `${count} personas`),
  bags: (count) => (count === 1 ? '1 maleta' : `${count} maletas`),
  bulky: (count) => (count === 1 ? '1 bulto especial' : `${count} bultos especiales`),
  inLanguage: (language) => `idioma: ${language}`,
  lines: {
    location: 'Trayecto',
    language: 'Idioma',
    bag_base: 'Equipaje, precio base',
    bag: 'Más equipaje',
    bulky: 'Equipaje voluminoso',
    person_base: 'Personas, precio base',
    person: 'Más personas',
    vip_base: 'VIP, precio base',
    vip: 'Más huéspedes VIP',
    extra_hour_porter: 'Horas adicionales',
    extra_hour_assistant: 'Horas adicionales',
    extra_employee_assistant: 'Asistentes adicionales',
    extra: 'Extras',
  },
};
