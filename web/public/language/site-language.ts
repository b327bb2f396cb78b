import { DEFAULT_LANGUAGE } from '#shared/languages.ts';
import {
  inLanguagePath,
  isOffered,
  type OfferedLanguage,
  splitLanguage,
} from '#web/public/language/language-prefix.ts';

const KEY = 'language';

const remembered = (): OfferedLanguage | undefined => {
  try {
    const language = localStorage.getItem(KEY);
    return isOffered(language) ? language : undefined;
  } catch {
    return undefined;
  }
};

const remember = (language: OfferedLanguage): void => {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // A browser that keeps nothing still shows the language of the address.
  }
};

/**
 * The language of this page: the address's, else the one this browser chose before, else English. The address
 * then carries it, so that a shared link shows the same. Also answers the part of the path to route below, and the
 * rest of it.
 */
export const settleLanguage = (): {
  language: OfferedLanguage;
  basename: string;
  path: string;
} => {
  const { prefix, path } = splitLanguage(window.location.pathname);
  if (isOffered(prefix)) {
    remember(prefix);
    return { language: prefix, basename: `/${prefix}`, path };
  }
  const language = remembered() ?? DEFAULT_LANGUAGE;
  const rest = `${window.location.search}${window.location.hash}`;
  if (prefix || language !== DEFAULT_LANGUAGE) {
    window.history.replaceState(window.history.state, '', inLanguagePath(path, language) + rest);
  }
  return { language, basename: language === DEFAULT_LANGUAGE ? '/' : `/${language}`, path };
};

/** Opens the same page in another language. What was entered is kept, as it lives in the tab's storage. */
export const switchLanguage = (language: OfferedLanguage): void => {
  remember(language);
  const { pathname, search, hash } = window.location;
  window.location.assign(inLanguagePath(splitLanguage(pathname).path, language) + search + hash);
};
