import { describe, expect, it } from 'vitest';
import { SITE_LANGUAGES } from '#shared/languages.ts';
import { shippedTexts } from '#shared/texts/shipped-texts.ts';
import { en } from '#shared/texts/site-en.ts';

const english: Readonly<Record<string, string>> = en;
/** `{{name}}` of values and `<name>` of links; both must come through a translation unharmed. */
const placeholdersIn = (text = ''): string[] =>
  Array.from(text.matchAll(/\{\{\w+\}\}|<\/?[a-z]\w*>/g), ([found]) => found).sort();

const PLURALS = Object.keys(english)
  .filter((key) => `${key.replace(/_other$/, '_one')}` in english && key.endsWith('_other'))
  .map((key) => key.replace(/_other$/, ''));
const isPlural = (key: string): boolean => PLURALS.some((base) => key.startsWith(`${base}_`));
const SINGLE = Object.keys(english).filter((key) => !isPlural(key));

describe.each(SITE_LANGUAGES)("the visitor's site in %s", (language) => {
  const texts = shippedTexts(language);
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const keysInEnglish = [...SINGLE, ...PLURALS.flatMap((base) => forms.map((form) => `${base}_${form}`))];

  it('has every text that the English one has, and none is blank', () => {
    expect(keysInEnglish.filter((key) => !texts[key]?.trim())).toEqual([]);
  });

  it('has no text that the English one lacks, and no plural form that the language does not know', () => {
    const known = new Set(keysInEnglish);
    const office = (key: string) => (language === 'en' || language === 'de' ? !(key in english) : false);
    expect(Object.keys(texts).filter((key) => !known.has(key) && !office(key))).toEqual([]);
  });

  it('carries the same placeholders', () => {
    const different = SINGLE.filter(
      (key) => placeholdersIn(texts[key]).join() !== placeholdersIn(english[key]).join(),
    );
    expect(different).toEqual([]);
  });

  it('says how many in every plural, and asks for no value that is not given', () => {
    for (const base of PLURALS) {
      const given = placeholdersIn(english[`${base}_other`]);
      expect(placeholdersIn(texts[`${base}_other`]), base).toEqual(given);
      for (const form of forms)
        expect(given, base).toEqual(expect.arrayContaining(placeholdersIn(texts[`${base}_${form}`])));
    }
  });
});
