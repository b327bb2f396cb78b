import { describe, expect, it } from 'vitest';
import { languages } from '#infra/seed/languages.ts';
import { PORTER_ONLY_LANGUAGE_ID } from '#shared/catalogue/bookable-language.ts';
import { SITE_LANGUAGES } from '#shared/languages.ts';

const bookable = languages.filter((language) => language.bookable);
const priceOf = (code: string): number | undefined => bookable.find((one) => one.code === code)?.price;

describe('the languages of assistants', () => {
  it('are 43, beside the entry for jobs that need a porter only', () => {
    expect(bookable).toHaveLength(43);
    expect(languages.filter((language) => !language.bookable).map(({ _id }) => _id)).toEqual([
      PORTER_ONLY_LANGUAGE_ID,
    ]);
  });

  it('cost nothing for German and English, and 15 to 25 euros for all others', () => {
    expect(languages.find(({ _id }) => _id === 1)?.code).toBe('de');
    expect(languages.find(({ _id }) => _id === 2)?.code).toBe('en');
    expect([priceOf('de'), priceOf('en'), priceOf('ja')]).toEqual([0, 0, 2000]);
    for (const { code, price } of bookable) {
      if (code !== 'de' && code !== 'en') expect([1500, 2000, 2500]).toContain(price);
    }
  });

  it('have a name of their own in every language of the site, written as a list entry', () => {
    for (const site of SITE_LANGUAGES) {
      const names = languages.map(({ name }) => name[site] ?? '');
      expect(new Set(names).size).toBe(languages.length);
      for (const name of names) {
        expect(name).not.toMatch(/^[a-z]{2,3}$/i);
        expect(name).toBe(name.charAt(0).toLocaleUpperCase(site) + name.slice(1));
      }
    }
  });

  it('are called as their speakers and the site expect', () => {
    const japanese = languages.find(({ code }) => code === 'ja')?.name;
    expect(japanese).toEqual({
      en: 'Japanese',
      de: 'Japanisch',
      ru: 'Японский',
      zh: '日语',
      ja: '日本語',
      es: 'Japonés',
      ar: 'اليابانية',
    });
  });
});
