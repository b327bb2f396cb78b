import { isSiteLanguage, type SiteLanguage } from '#shared/languages.ts';

/** Languages whose texts are complete; the others follow. */
export const OFFERED_LANGUAGES = ['en', 'de'] as const satisfies readonly SiteLanguage[];
export type OfferedLanguage = (typeof OFFERED_LANGUAGES)[number];

export const isOffered = (language: string | null | undefined): language is OfferedLanguage =>
  (OFFERED_LANGUAGES as readonly (string | null | undefined)[]).includes(language);

/** A public path with its optional language prefix taken apart: `/de/book` is `de` and `/book`. */
export const splitLanguage = (pathname: string): { prefix: SiteLanguage | undefined; path: string } => {
  const [, first = '', ...rest] = pathname.split('/');
  return isSiteLanguage(first)
    ? { prefix: first, path: `/${rest.join('/')}` }
    : { prefix: undefined, path: pathname };
};
