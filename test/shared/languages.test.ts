import { describe, expect, it } from 'vitest';
import {
  DEFAULT_LANGUAGE,
  directionOf,
  inLanguage,
  isSiteLanguage,
  SITE_LANGUAGES,
  writesOtherLetters,
} from '#shared/languages.ts';

describe('the languages of the interface', () => {
  it('are English, German and five more, English unless another is asked for', () => {
    expect(SITE_LANGUAGES).toEqual(['en', 'de', 'ru', 'zh', 'ja', 'es', 'ar']);
    expect(DEFAULT_LANGUAGE).toBe('en');
  });

  it.each([
    ['en', true],
    ['ar', true],
    ['fr', false],
    ['EN', false],
    ['de-DE', false],
    ['', false],
    ['toString', false],
  ])('%j is one of them: %j', (text, expected) => {
    expect(isSiteLanguage(text)).toBe(expected);
  });

  it.each([
    ['de', 'Flughafen München'],
    ['en', 'Munich Airport'],
    ['ja', 'Munich Airport'],
  ] as const)('a text asked for in %s reads %s: where it is missing, the English one', (language, text) => {
    expect(inLanguage({ en: 'Munich Airport', de: 'Flughafen München' }, language)).toBe(text);
  });

  it('run from left to right, Arabic from right to left', () => {
    expect(SITE_LANGUAGES.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar']);
  });

  it('ask for Latin letters where readers are used to others', () => {
    expect(SITE_LANGUAGES.filter(writesOtherLetters)).toEqual(['ru', 'zh', 'ja', 'ar']);
  });
});
