import { describe, expect, it } from 'vitest';
import { PRICE_CODES } from '#shared/catalogue/price.ts';
import { TRAVEL_TYPES } from '#shared/catalogue/travel-types.ts';
import { SITE_LANGUAGES } from '#shared/languages.ts';
import { PRICED_SERVICES } from '#shared/orders/price-calculation.ts';
import { mailTexts } from '#shared/texts/mail-texts.ts';

describe.each(SITE_LANGUAGES)('what code writes into mails, in %s', (language) => {
  const words = mailTexts[language];

  it('names every travel type, service and line of a price', () => {
    const names = [
      ...TRAVEL_TYPES.map((type) => words.travelTypes[type]),
      ...PRICED_SERVICES.map((service) => words.services[service]),
      ...[...PRICE_CODES, 'location' as const, 'language' as const].map((code) => words.lines[code]),
      ...[words.from, words.to, words.flight, words.train, words.cart, words.seat],
    ];
    for (const name of names) expect(name).toMatch(/\S/);
  });
});

describe('counts in mails', () => {
  it.each([
    ['en', 1, ['1 person', '1 bag', '1 bulky item']],
    ['en', 2, ['2 persons', '2 bags', '2 bulky items']],
    ['de', 1, ['1 Person', '1 Gepäckstück', '1 sperriges Stück']],
    ['de', 3, ['3 Personen', '3 Gepäckstücke', '3 sperrige Stücke']],
  ] as const)('in %s, %i, agree with their noun: %j', (language, count, expected) => {
    const { persons, bags, bulky } = mailTexts[language];
    expect([persons(count), bags(count), bulky(count)]).toEqual(expected);
  });

  it('are followed by the language the assistant speaks', () => {
    expect(mailTexts.en.inLanguage('Japanese')).toBe('in Japanese');
    expect(mailTexts.de.inLanguage('Japanisch')).toBe('Sprache: Japanisch');
  });
});
