import { readSlides as readPublished } from '#functions/platform/data/slide.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import type { ContentApi } from '#shared/content/content-api.ts';
import { inLanguage } from '#shared/languages.ts';

type ReadSlides = Request<'GET /api/slides/{lang}', ContentApi['GET /api/slides/{lang}']>;

/** The slides of the home page in a language, in their order. */
export const readSlides = async ({ params: { lang } }: ReadSlides) => ({
  rows: (await readPublished()).map(({ title, text, link_text, image, ...slide }) => ({
    ...slide,
    title: inLanguage(title, lang),
    text: inLanguage(text, lang),
    link_text: inLanguage(link_text, lang),
    image: image && { ...image, alt: inLanguage(image.alt, lang) },
  })),
});
