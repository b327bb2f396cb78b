import { readSlides as readPublished } from '#functions/platform/data/slide.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import type { ContentApi } from '#shared/content/content-api.ts';
import { publishedSlides } from '#shared/content/published.ts';

type ReadSlides = Request<'GET /api/slides/{lang}', ContentApi['GET /api/slides/{lang}']>;

/** The slides of the home page in a language, in their order. */
export const readSlides = async ({ params: { lang } }: ReadSlides) =>
  publishedSlides(await readPublished(), lang);
