import { inLanguagePath } from '#shared/content/site-paths.ts';
import { DEFAULT_LANGUAGE, type SiteLanguage } from '#shared/languages.ts';
import { isOffered, type OfferedLanguage, splitLanguage } from '#web/public/language/language-prefix.ts';
import { rememberedLanguage, rememberLanguage } from '#web/public/language/remembered-language.ts';

type Settled = { language: OfferedLanguage; basename: string; path: string };

/** German for everyone (public specification, section 2): reading them chooses no language. */
const TERMS = '/agb';

const basenameOf = (language: OfferedLanguage): string =>
  language === DEFAULT_LANGUAGE ? '/' : `/${language}`;

/** The address carries the language, English none, so that a shared link shows the same. */
const writeAddress = (path: string, language: OfferedLanguage): void => {
  const { pathname, search, hash } = window.location;
  const address = inLanguagePath(path, language);
  if (address !== pathname) window.history.replaceState(window.history.state, '', address + search + hash);
};

/**
 * The language of this page: that of the document when it came with its content, else the address's, else the one
 * this browser chose before, else English. Also answers the part of the path to route below, and the rest of it.
 */
export const settleLanguage = (rendered: SiteLanguage | undefined): Settled => {
  const { prefix, path } = splitLanguage(window.location.pathname);
  if (isOffered(prefix) && path !== TERMS) rememberLanguage(prefix);
  if (isOffered(rendered)) {
    writeAddress(path, rendered);
    return { language: rendered, basename: basenameOf(rendered), path };
  }
  if (isOffered(prefix)) return { language: prefix, basename: `/${prefix}`, path };
  const language = rememberedLanguage() ?? DEFAULT_LANGUAGE;
  if (prefix || language !== DEFAULT_LANGUAGE) writeAddress(path, language);
  return { language, basename: basenameOf(language), path };
};

/** Opens the same page in another language. What was entered is kept, as it lives in the tab's storage. */
export const switchLanguage = (language: OfferedLanguage): void => {
  rememberLanguage(language);
  const { pathname, search, hash } = window.location;
  window.location.assign(inLanguagePath(splitLanguage(pathname).path, language) + search + hash);
};
