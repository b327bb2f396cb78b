import { isSiteLanguage, type SiteLanguage } from '#shared/languages.ts';

const NAME = 'language';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The language that this browser chose before. */
export const rememberedLanguage = (): SiteLanguage | undefined => {
  const [, language = ''] = new RegExp(`(?:^|; )${NAME}=(\\w+)`).exec(document.cookie) ?? [];
  return isSiteLanguage(language) ? language : undefined;
};

/**
 * Keeps the language in a cookie, so that the edge leads to it before any page arrives
 * (infra/constructs/viewer-request.js); it says nothing else about the visitor.
 */
export const rememberLanguage = (language: SiteLanguage): void => {
  if (rememberedLanguage() === language) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in half of the browsers
  document.cookie = `${NAME}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
};
