import type { ContentApi } from '#shared/content/content-api.ts';
import { PAGE_NAMES } from '#shared/content/page.ts';
import { pageDataKey, slidesDataKey } from '#shared/content/rendered-page.ts';
import { pathOfPage } from '#shared/content/site-paths.ts';
import type { SiteLanguage } from '#shared/languages.ts';
import { apiClient } from '#web/common/call-api.ts';

const call = apiClient<ContentApi>();

/**
 * What the office is writing, in place of what is published, by the names under which the site keeps it. Nothing for
 * who may not see it: then the page is the published one.
 * @param path the address below the language prefix
 */
export const draftData = async (path: string, lang: SiteLanguage): Promise<Record<string, unknown>> => {
  const name = PAGE_NAMES.find((one) => pathOfPage(one) === path);
  if (!name) return {};
  try {
    const [page, slides] = await Promise.all([
      call('GET /api/pages/{name}/{lang}/draft', { params: { name, lang } }),
      name === 'main' ? call('GET /api/slides/{lang}/draft', { params: { lang } }) : undefined,
    ]);
    return { [pageDataKey(name, lang)]: page, ...(slides && { [slidesDataKey(lang)]: slides }) };
  } catch {
    return {};
  }
};
