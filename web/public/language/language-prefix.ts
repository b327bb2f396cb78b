import { isSiteLanguage, type SiteLanguage } from '#shared/languages.ts';

/** A public path with its optional language prefix taken apart: `/de/book` is `de` and `/book`. */
export const splitLanguage = (pathname: string): { prefix: SiteLanguage | undefined; path: string } => {
  const [, first = '', ...rest] = pathname.split('/');
  return isSiteLanguage(first)
    ? { prefix: first, path: `/${rest.join('/')}` }
    : { prefix: undefined, path: pathname };
};
