import useSWR, { type SWRResponse } from 'swr';
import type { ContentApi } from '#shared/content/content-api.ts';
import type { PageName } from '#shared/content/page.ts';
import { pageDataKey, slidesDataKey } from '#shared/content/rendered-page.ts';
import type { ReceivedOf } from '#shared/http/contract.ts';
import type { SiteLanguage } from '#shared/languages.ts';
import { apiClient } from '#web/common/call-api.ts';

const call = apiClient<ContentApi>();

export type ContentPageData = ReceivedOf<ContentApi['GET /api/pages/{name}/{lang}']>;
export type Slides = ReceivedOf<ContentApi['GET /api/slides/{lang}']>;

/** A rendered document brings the data that it shows, just as new as itself: they are not asked for again. */
const ASKED_ONCE = { revalidateIfStale: false } as const;

/** A content page; `main` is the home page's content. */
export const useContentPage = (name: PageName, lang: SiteLanguage): SWRResponse<ContentPageData> =>
  useSWR(
    pageDataKey(name, lang),
    () => call('GET /api/pages/{name}/{lang}', { params: { name, lang } }),
    ASKED_ONCE,
  );

/** The slides of the home page, in their order. */
export const useSlides = (lang: SiteLanguage): SWRResponse<Slides> =>
  useSWR(slidesDataKey(lang), () => call('GET /api/slides/{lang}', { params: { lang } }), ASKED_ONCE);
