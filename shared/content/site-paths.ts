import { PAGE_NAMES, type PageName } from '#shared/content/page.ts';
import { DEFAULT_LANGUAGE, type SiteLanguage } from '#shared/languages.ts';

/** The address of a published page below the language prefix: `main` is the home page. */
export const pathOfPage = (name: PageName): string => (name === 'main' ? '/' : `/${name}`);

/** A path of the site in a language; English needs no prefix. */
export const inLanguagePath = (path: string, language: SiteLanguage): string =>
  language === DEFAULT_LANGUAGE ? path : `/${language}${path === '/' ? '' : path}`;

/** The addresses below the language prefix that search engines may list: what is published, nothing of a customer. */
export const INDEXED_PATHS: readonly string[] = PAGE_NAMES.map(pathOfPage);
