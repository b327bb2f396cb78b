import { inLanguagePath } from '#shared/content/site-paths.ts';
import { DEFAULT_LANGUAGE, type SiteLanguage } from '#shared/languages.ts';
import { splitLanguage, TERMS_PATH } from '#web/public/language/language-prefix.ts';
import { rememberedLanguage, rememberLanguage } from '#web/public/language/remembered-language.ts';
import { isPreview } from '#web/public/page/is-preview.ts';

type Settled = { language: SiteLanguage; basename: string; path: string };

/** The address carries the language, English none, so that a shared link shows the same. */
const writeAddress = (path: string, language: SiteLanguage): void => {
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
  // Terms are German for everyone: reading them chooses no language.
  if (prefix && path !== TERMS_PATH && !isPreview()) rememberLanguage(prefix);
  if (prefix && !rendered) return { language: prefix, basename: `/${prefix}`, path };
  const language = rendered ?? rememberedLanguage() ?? DEFAULT_LANGUAGE;
  writeAddress(path, language);
  return { language, basename: inLanguagePath('/', language), path };
};

/** Opens the same page in another language. What was entered is kept, as it lives in the tab's storage. */
export const switchLanguage = (language: SiteLanguage): void => {
  rememberLanguage(language);
  const { pathname, search, hash } = window.location;
  window.location.assign(inLanguagePath(splitLanguage(pathname).path, language) + search + hash);
};
