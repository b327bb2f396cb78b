import { readPages as readPublished } from '#functions/platform/data/page.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import type { ContentApi } from '#shared/content/content-api.ts';
import type { Page, PageText } from '#shared/content/page.ts';
import { DomainError } from '#shared/domain-error.ts';
import { DEFAULT_LANGUAGE, type SiteLanguage } from '#shared/languages.ts';

type Question<K extends keyof ContentApi> = Request<K, ContentApi[K]>;

/** The page in the asked language, else in English; `lang` says which. */
const textOf = ({ texts }: Page, lang: SiteLanguage): PageText & { lang: SiteLanguage } => {
  const asked = texts[lang];
  return asked ? { ...asked, lang } : { ...texts.en, lang: DEFAULT_LANGUAGE };
};

/** All published pages without their texts, by name. */
export const readPageList = async ({ params: { lang } }: Question<'GET /api/pages/{lang}'>) => ({
  rows: (await readPublished())
    .map((page) => ({ ...textOf(page, lang), name: page.name }))
    .sort((a, b) => a.name.localeCompare(b.name)),
});

/** One page. @throws DomainError `not_found` */
export const readPage = async ({ params: { name, lang } }: Question<'GET /api/pages/{name}/{lang}'>) => {
  const found = (await readPublished()).find((page) => page.name === name);
  if (!found) throw new DomainError('not_found', 'There is no such page.');
  return { name: found.name, background: found.background, content: [textOf(found, lang)] };
};
