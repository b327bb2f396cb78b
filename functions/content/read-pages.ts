import { readPages as readPublished } from '#functions/platform/data/page.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import type { ContentApi } from '#shared/content/content-api.ts';
import { pageTextIn, publishedPage } from '#shared/content/published.ts';
import { DomainError } from '#shared/domain-error.ts';

type Question<K extends keyof ContentApi> = Request<K, ContentApi[K]>;

/** All published pages without their texts, by name. */
export const readPageList = async ({ params: { lang } }: Question<'GET /api/pages/{lang}'>) => ({
  rows: (await readPublished())
    .map((page) => ({ ...pageTextIn(page, lang), name: page.name }))
    .sort((a, b) => a.name.localeCompare(b.name)),
});

/** One page. @throws DomainError `not_found` */
export const readPage = async ({ params: { name, lang } }: Question<'GET /api/pages/{name}/{lang}'>) => {
  const found = (await readPublished()).find((page) => page.name === name);
  if (!found) throw new DomainError('not_found', 'There is no such page.');
  return publishedPage(found, lang);
};
