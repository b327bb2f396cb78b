import { expect, it } from 'vitest';
import { slides } from '#infra/seed/slides.ts';
import { publishedSlides } from '#shared/content/published.ts';

it('slides read English in a language that they lack', () => {
  const lacking = slides.map(({ title, ...slide }) => ({ ...slide, title: { en: title.en, de: title.de } }));
  const titles = publishedSlides(lacking, 'ja').rows.map(({ title }) => title);
  expect(titles).toEqual(slides.map(({ title }) => title.en));
});
