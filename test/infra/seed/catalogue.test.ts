import { describe, expect, it } from 'vitest';
import { firstCatalogue } from '#infra/seed/catalogue.ts';
import { airline, suggestAirlines } from '#shared/catalogue/airline.ts';
import { airport } from '#shared/catalogue/airport.ts';
import { AIRPORTS } from '#shared/catalogue/airport-ids.ts';
import { bookableLanguage } from '#shared/catalogue/bookable-language.ts';
import { thresholdsOf } from '#shared/catalogue/catalogue.ts';
import { place, route } from '#shared/catalogue/location.ts';
import { PRICE_CODES, price } from '#shared/catalogue/price.ts';
import { setting } from '#shared/catalogue/setting.ts';
import { SITE_LANGUAGES } from '#shared/languages.ts';

const { airports, prices, settings, places, routes, languages, airlines } = firstCatalogue;

const repeatedIn = (keys: readonly (string | number)[]): (string | number)[] =>
  keys.filter((key, index) => keys.indexOf(key) !== index);

/** ISO 13616: the whole number, country and checksum moved to the end, leaves 1. */
const ibanRemainder = (iban: string): bigint =>
  BigInt(
    `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55)),
  ) % 97n;

const settingOf = (key: string): string => String(settings.find((one) => one.key === key)?.value ?? '');

describe('the first catalogue', () => {
  it.each([
    ['airport', airports, airport],
    ['price', prices, price],
    ['setting', settings, setting],
    ['place', places, place],
    ['route', routes, route],
    ['language', languages, bookableLanguage],
    ['airline', airlines, airline],
  ] as const)('holds every %s in the form in which it is stored', (_, items, schema) => {
    for (const item of items) expect(schema.parse(item)).toEqual(item);
  });

  it('names nothing twice', () => {
    expect(repeatedIn(airports.map(({ _id }) => _id))).toEqual([]);
    expect(repeatedIn(prices.map(({ code }) => code))).toEqual([]);
    expect(repeatedIn(settings.map(({ key }) => key))).toEqual([]);
    expect(repeatedIn(places.map(({ _id }) => _id))).toEqual([]);
    expect(repeatedIn(languages.map(({ _id }) => _id))).toEqual([]);
    expect(repeatedIn(languages.map(({ code }) => code))).toEqual([]);
    expect(repeatedIn(airlines.map(({ code }) => code))).toEqual([]);
    expect(repeatedIn(airlines.map(({ name }) => name))).toEqual([]);
  });

  it('has both airports, named in every language of the site', () => {
    expect(airports.map(({ _id, code }) => ({ _id, code }))).toEqual(AIRPORTS);
    for (const { name } of airports) expect(Object.keys(name).sort()).toEqual([...SITE_LANGUAGES].sort());
  });

  it('has a price for every code', () => {
    expect(prices.map(({ code }) => code).sort()).toEqual([...PRICE_CODES].sort());
  });

  it('says how many units the base prices cover, and tells the public site', () => {
    expect(thresholdsOf(firstCatalogue)).toEqual({
      bag_base_1_to_x: 2,
      person_base_1_to_x: 2,
      vip_base_1_to_x: 2,
    });
    expect(
      settings
        .filter((one) => one.public)
        .map(({ key }) => key)
        .sort(),
    ).toEqual([
      'bag_base_1_to_x',
      'payment_result_page',
      'person_base_1_to_x',
      'vip_base_1_to_x',
      'web_client_cancellation_hours',
    ]);
  });

  it('keeps settings of type number as numbers and all others as texts', () => {
    for (const { type, value } of settings) {
      expect(typeof value).toBe(type === 'number' || type === 'decimal' ? 'number' : 'string');
    }
  });

  it('knows the whole seller, so that invoices can be issued from the first day', () => {
    const sellerSettings = settings.filter(({ key }) => key.startsWith('seller_'));
    expect(sellerSettings).toHaveLength(15);
    for (const { value } of sellerSettings) expect(value).not.toBe('');
    expect(ibanRemainder(settingOf('seller_iban'))).toBe(1n);
    expect(settingOf('seller_bic')).toMatch(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/);
    expect(settingOf('seller_vat_id')).toMatch(/^DE\d{9}$/);
  });

  it('has airlines by well-formed IATA codes and finds them by flight number and name', () => {
    for (const { code } of airlines) expect(code).toMatch(/^(?!\d\d)[A-Z0-9]{2}$/);
    expect(suggestAirlines(airlines, 'lh717')[0]).toEqual({ code: 'LH', name: 'Lufthansa' });
    expect(suggestAirlines(airlines, 'turkish').map(({ code }) => code)).toContain('TK');
  });
});
