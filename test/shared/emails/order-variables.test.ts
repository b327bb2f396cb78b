import { describe, expect, it } from 'vitest';
import { emailTemplates } from '#infra/seed/email-templates.ts';
import type { Airport } from '#shared/catalogue/airport.ts';
import { fillTemplate } from '#shared/emails/fill-template.ts';
import { ORDER_MAILS } from '#shared/emails/mail-names.ts';
import { orderVariables } from '#shared/emails/order-variables.ts';
import type { Order } from '#shared/orders/order.ts';
import { aCatalogue } from '#test/support/builders/catalogue.ts';
import { aDraft } from '#test/support/builders/order.ts';

const airportOf = (id: 1 | 2): Airport => {
  const found = aCatalogue().airports.find(({ _id }) => _id === id);
  if (!found) throw new Error(`no airport ${id}`);
  return found;
};
const variables = (order: Order, language: 'en' | 'de' | 'ar' = 'en') =>
  orderVariables(order, airportOf(order.airport ?? 1), language);
/** What a reader sees: markup away, hard spaces as spaces. */
const seen = (html = ''): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();

const draft = aDraft();

describe('the variables of a mail about an order', () => {
  it('read in English', () => {
    const { SERVICES, PRICE_LINES, ...plain } = variables(aDraft());
    expect(plain).toMatchObject({
      ORDER_NUMBER: 'F10001',
      NAME: 'Anna Sørensen',
      NAME_SIGN: 'Sørensen',
      AIRPORT: 'Frankfurt Airport (FRA)',
      TRAVEL_TYPE: 'Departure',
      TIME: '14:30',
      TOTAL: '€167.00',
      PHONE: airportOf(1).phone,
    });
    expect(seen(plain.DATE)).toMatch(/^Friday,? 4 December 2026$/);
    expect(seen(SERVICES)).toBe(
      'Assistant From: Long-distance station, train ICE 105 To: Terminal 1, gates A, flight LH717 ' +
        '2 persons, in English ' +
        'Porter From: Long-distance station, train ICE 105 To: Terminal 1, gates A, flight LH717 2 bags',
    );
    expect(seen(PRICE_LINES)).toBe(
      'Assistant: Way €46.00 Assistant: Persons, base price €60.00 Porter: Way €31.00 Porter: Bags, base price €30.00',
    );
  });

  it('stand for whoever reads from right to left in tables of that direction, with commas of the language', () => {
    const { SERVICES = '', PRICE_LINES = '' } = variables(aDraft(), 'ar');
    for (const table of [SERVICES, PRICE_LINES]) {
      expect(table).toMatch(/padding:\dpx 0 \dpx (16|24)px/);
      expect(table).not.toMatch(/padding:\dpx (16|24)px/);
    }
    expect(PRICE_LINES).toContain('text-align:left');
    expect(seen(SERVICES)).toContain('، رحلة LH717');
  });

  it('read in German', () => {
    const { DATE, TOTAL, AIRPORT, TRAVEL_TYPE, SERVICES, PRICE_LINES } = variables(aDraft(), 'de');
    expect([DATE, TOTAL, AIRPORT, TRAVEL_TYPE].map(seen)).toEqual([
      'Freitag, 4. Dezember 2026',
      '167,00 €',
      'Flughafen Frankfurt (FRA)',
      'Abflug',
    ]);
    expect(seen(SERVICES)).toContain('Von: Fernbahnhof, Zug ICE 105 Nach: Terminal 1, Gates A, Flug LH717');
    expect(seen(SERVICES)).toContain('2 Personen, Sprache: Englisch');
    expect(seen(PRICE_LINES)).toContain('Gepäckträger: Gepäck, Grundpreis 30,00 €');
  });

  it.each([
    ['en', 123456, '€1,234.56'],
    ['de', 123456, '1.234,56 €'],
    ['en', 5, '€0.05'],
    ['de', 10000, '100,00 €'],
  ] as const)('in %s write %i cents as %s', (language, total, text) => {
    const price = draft.price && { ...draft.price, total };
    expect(seen(variables(aDraft({ price }), language).TOTAL)).toBe(text);
  });

  it('name the day that was booked, whatever the clock does that night', () => {
    for (const [date, text] of [
      ['2027-03-28', 'Sonntag, 28. März 2027'],
      ['2027-10-31', 'Sonntag, 31. Oktober 2027'],
      ['2027-01-01', 'Freitag, 1. Januar 2027'],
    ] as const) {
      expect(variables(aDraft({ date }), 'de').DATE).toBe(text);
    }
  });

  it('carry cart and seat, bulky luggage and quantities where there are some', () => {
    const porter = draft.porter && {
      ...draft.porter,
      bags: 4,
      bulky_luggage: 1,
      meeting_point: { ...draft.porter.meeting_point, train_cart: '27', train_seat: '81' },
    };
    const order = aDraft({ selected_service: 'porter', assistant: undefined, porter });
    const { SERVICES, PRICE_LINES } = variables(order);
    expect(seen(SERVICES)).toBe(
      'Porter From: Long-distance station, train ICE 105, carriage 27, seat 81 To: Terminal 1, gates A, flight LH717 4 bags, 1 bulky item',
    );
    expect(seen(PRICE_LINES)).toContain('Porter: More bags × 2 €12.00 Porter: Bulky luggage €12.00');
  });

  it('cannot be made to carry markup by anything that a visitor entered', () => {
    const evil = '<img src=x onerror="alert(1)">';
    const stop = { ...draft.porter?.meeting_point, id: 'x', title: { en: evil, de: evil } };
    const stops = {
      meeting_point: { ...stop, flight_nr: evil, train_nr: evil, train_cart: evil, train_seat: evil },
      destination: stop,
    };
    const order = aDraft({
      name_sign: evil,
      address: draft.address && { ...draft.address, name: evil },
      porter: draft.porter && { ...draft.porter, ...stops },
      assistant: draft.assistant && {
        ...draft.assistant,
        ...stops,
        language_name: { en: evil, de: evil },
      },
    });
    for (const value of Object.values(orderVariables({ ...order, price: draft.price }, airportOf(1), 'en'))) {
      expect(value).not.toContain('<img');
      expect(value).not.toMatch(/onerror="/);
    }
  });

  it.each(['travelType', 'date', 'hours', 'address', 'price'] as const)(
    'are not made of an order without its %s',
    (missing) => {
      expect(() => variables({ ...aDraft(), [missing]: undefined })).toThrow('order 10001 is not complete');
    },
  );

  it.each(['en', 'de'] as const)(
    'and its links fill every template of the first day that is about an order, in %s',
    (language) => {
      const LINK = 'https://example.com/';
      const values = {
        ...variables(aDraft(), language),
        ...{ BOOKING_LINK: LINK, SITE_LINK: LINK, PAYMENT_LINK: LINK },
      };
      const aboutOrders = emailTemplates.filter(({ _id }) =>
        (ORDER_MAILS as readonly string[]).includes(_id),
      );
      expect(aboutOrders.length).toBeGreaterThanOrEqual(3);
      for (const template of aboutOrders) {
        const mail = fillTemplate(template, language, values);
        expect(mail.subject).toContain('F10001');
        expect(`${mail.subject} ${mail.html}`).not.toMatch(/\[[A-Z][A-Z0-9_]*\]/);
      }
    },
  );
});
