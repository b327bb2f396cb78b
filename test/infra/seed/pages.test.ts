import { describe, expect, it } from 'vitest';
import { cleanRichText } from '#functions/platform/rich-text.ts';
import { pages } from '#infra/seed/pages.ts';
import { slides } from '#infra/seed/slides.ts';
import { PAGE_NAMES, page } from '#shared/content/page.ts';
import { isSafeAddress } from '#shared/content/safe-address.ts';
import { slide } from '#shared/content/slide.ts';
import { SITE_LANGUAGES } from '#shared/languages.ts';

/** The start page is there in every language of the site; long pages read English where they lack one. */
const texts = pages.flatMap(({ name, texts }) =>
  (name === 'main' ? SITE_LANGUAGES : (['en', 'de'] as const)).map(
    (lang) => [`${name} (${lang})`, texts[lang]] as const,
  ),
);

describe('the first content pages', () => {
  it('are the home page’s content and all content pages, in the form in which they are stored', () => {
    expect(pages.map(({ name }) => name)).toEqual(PAGE_NAMES);
    for (const one of pages) expect(page.parse(one)).toEqual(one);
  });

  it.each(texts)('%s lacks nothing, and loses nothing when it is cleaned', (_, text) => {
    for (const said of Object.values(text ?? { text: '' })) expect(said).toMatch(/\S/);
    expect(text?.meta_description.length).toBeLessThanOrEqual(170);
    // A void element is written with a slash.
    expect(cleanRichText(text?.html ?? '').replaceAll('<br />', '<br>')).toBe(text?.html);
  });
});

describe('the first slides', () => {
  it('are stored as they are, in an order, with addresses of this site', () => {
    for (const one of slides) {
      expect(slide.parse(one)).toEqual(one);
      expect(isSafeAddress(one.link)).toBe(true);
    }
    expect(slides.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  });

  it.each(SITE_LANGUAGES)('have all their words in %s', (language) => {
    for (const { title, text, link_text } of slides) {
      for (const words of [title, text, link_text]) expect(words[language]).toMatch(/\S/);
    }
  });
});
