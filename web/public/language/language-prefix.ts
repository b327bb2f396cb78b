import { isSiteLanguage, SITE_LANGUAGES, type SiteLanguage } from '#shared/languages.ts';

/** Languages that a visitor can choose. */
export const OFFERED_LANGUAGES = SITE_LANGUAGES;
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
