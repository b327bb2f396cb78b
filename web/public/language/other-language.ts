import { directionOf, type SiteLanguage } from '#shared/languages.ts';

/** Marks a text that the reader's language lacks, for an element around it; undefined for one that it has. */
export const otherLanguage = (lang: SiteLanguage | undefined, reader: SiteLanguage) =>
  lang && lang !== reader ? { lang, dir: directionOf(lang) } : undefined;
