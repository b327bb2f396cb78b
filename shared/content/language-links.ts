import { inLanguagePath } from '#shared/content/site-paths.ts';
import { SITE_LANGUAGES, type SiteLanguage } from '#shared/languages.ts';

/** What lies below no language, or says its own: calls, the office, the card page, and addresses with a prefix. */
const ELSEWHERE = new RegExp(
  `^/(${SITE_LANGUAGES.join('|')}|api|auth|admin|agencies|cms|payment)(?=[/?#]|$)`,
);
const FILE = /\.[a-z0-9]+(?=[?#]|$)/i;

/**
 * Leads the links to the site's own pages into the reader's language: the office writes `/porter` in every language.
 * @param html sanitised, with its attributes in double quotes
 */
export const linksInLanguage = (html: string, language: SiteLanguage): string =>
  html.replace(/(<a\b[^>]*?\bhref=")(\/[^"]*)/g, (whole, before: string, path: string) =>
    ELSEWHERE.test(path) || FILE.test(path) ? whole : before + inLanguagePath(path, language),
  );
