import { describe, expect, it } from 'vitest';
import { inLanguagePath } from '#shared/content/site-paths.ts';
import { splitLanguage } from '#web/public/language/language-prefix.ts';

describe('the language in an address', () => {
  it.each([
    ['/de/book/travel-details', 'de', '/book/travel-details'],
    ['/de', 'de', '/'],
    ['/book', undefined, '/book'],
    ['/', undefined, '/'],
    ['/xx/book', undefined, '/xx/book'],
  ])('of %s is %s, and the page is %s', (pathname, prefix, path) => {
    expect(splitLanguage(pathname)).toEqual({ prefix, path });
  });

  it('is left out for English and stands first for every other', () => {
    expect(inLanguagePath('/book', 'en')).toBe('/book');
    expect(inLanguagePath('/book', 'de')).toBe('/de/book');
    expect(inLanguagePath('/', 'de')).toBe('/de');
  });
});
