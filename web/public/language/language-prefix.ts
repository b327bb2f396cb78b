import { isSiteLanguage, type SiteLanguage } from '#shared/languages.ts';

/** The terms are German for everybody (public specification, section 2): a link to them leaves the language. */
export const TERMS_PATH = '/agb';
export const TERMS_LINK = { href: `/de${TERMS_PATH}`, hrefLang: 'de' } as const;

/** A public path with its optional language prefix taken apart: `/de/book` is `de` and `/book`. */
export const splitLanguage = (pathname: string): { prefix: SiteLanguage | undefined; path: string } => {
  const [, first = '', ...rest] = pathname.split('/');
  return isSiteLanguage(first)
    ? { prefix: first, path: `/${rest.join('/')}` }
    : { prefix: undefined, path: pathname };
};
