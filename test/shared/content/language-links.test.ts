import { describe, expect, it } from 'vitest';
import { linksInLanguage } from '#shared/content/language-links.ts';

describe("the links of the office's texts", () => {
  it.each([
    ['/porter', '/ar/porter'],
    ['/', '/ar'],
    ['/#contact', '/ar/#contact'],
    ['/book/travel-details?service=porter', '/ar/book/travel-details?service=porter'],
    ['/design', '/ar/design'],
  ])('%s leads to %s for readers of Arabic', (href, expected) => {
    expect(linksInLanguage(`<p><a title="x" href="${href}">y</a></p>`, 'ar')).toBe(
      `<p><a title="x" href="${expected}">y</a></p>`,
    );
    expect(linksInLanguage(`<a href="${href}">y</a>`, 'en')).toBe(`<a href="${href}">y</a>`);
  });

  it.each([
    '/de/agb',
    '/en',
    '/admin/orders',
    '/api/openapi',
    '/files/plan.pdf',
    '/payment/?amt=1',
    '#price',
    'https://example.com/porter',
    'mailto:a@example.com',
    'tel:+4969',
  ])('%s stays as it is', (href) => {
    expect(linksInLanguage(`<a href="${href}">y</a>`, 'ar')).toBe(`<a href="${href}">y</a>`);
  });

  it('are all led, pictures and words are not', () => {
    expect(linksInLanguage('<a href="/a">b</a> href="/c" <img src="/d.png" /><a href="/e">f</a>', 'de')).toBe(
      '<a href="/de/a">b</a> href="/c" <img src="/d.png" /><a href="/de/e">f</a>',
    );
  });
});
