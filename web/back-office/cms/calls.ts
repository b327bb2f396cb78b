import type { ContentApi } from '#shared/content/content-api.ts';
import type { InputOf, ReceivedOf } from '#shared/http/contract.ts';
import { apiClient } from '#web/common/call-api.ts';

/** The calls about pages, slides and pictures. */
export const call = apiClient<ContentApi>();

/** Read when the screen opens, and again when something was done: what is typed is not overtaken. */
export const ONCE = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: true,
} as const;

export type PageRow = ReceivedOf<ContentApi['POST /api/pages/list']>['rows'][number];
export type PageDraft = ReceivedOf<ContentApi['GET /api/pages/{name}/draft']>;
export type SlideSet = ReceivedOf<ContentApi['POST /api/slides/list']>;
export type SlideRow = SlideSet['rows'][number];
export type SlideInput = InputOf<'POST /api/slides', ContentApi['POST /api/slides']>['body']['slide'];
export type PictureRow = ReceivedOf<ContentApi['POST /api/pictures/list']>['rows'][number];
export type Stamp = NonNullable<PageDraft['edited']>;
