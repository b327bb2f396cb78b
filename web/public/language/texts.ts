import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, isSiteLanguage, type SiteLanguage } from '#shared/languages.ts';
import type { SiteTextKey } from '#shared/texts/site-en.ts';
import type { Texts } from '#web/common/i18n.ts';
import { isolated } from '#web/public/language/isolated.ts';
import {
  bookingsTexts,
  bookingTexts,
  commonTexts,
  contentTexts,
  homeTexts,
  type TextChunks,
} from '#web/public/language/text-chunks.ts';

type WithoutPlural<K> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;
/** A text's key; plural forms go by their common part and a `count`. */
export type TextKey = WithoutPlural<SiteTextKey>;
export type TextOf = (key: TextKey, values?: Record<string, string | number>) => string;

const loading =
  (chunks: TextChunks) =>
  (language: string): Promise<Texts> =>
    chunks[isSiteLanguage(language) ? language : DEFAULT_LANGUAGE]();

/** Loads the built-in texts that every page needs, in one language. */
export const loadCommonTexts = loading(commonTexts);
/** The same for booking, account and thank-you pages. */
export const loadBookingTexts = loading(bookingTexts);
/** The same for pages about placed bookings and forgotten passwords, and for what leads to them. */
export const loadBookingsTexts = loading(bookingsTexts);

/** The same for content pages, contact form and withdrawal. */
export const loadContentTexts = loading(contentTexts);

/** The same for the home page. */
export const loadHomeTexts = loading(homeTexts);

/** All English texts at once, for a text that a language lacks; from the chunks that English pages load too. */
export const loadEnglish = async (): Promise<Texts> => {
  const chunks = [commonTexts, bookingTexts, bookingsTexts, contentTexts, homeTexts];
  return Object.assign({}, ...(await Promise.all(chunks.map(({ en }) => en()))));
};

/** The texts and the language of this page. */
export const useTexts = (): { t: TextOf; language: SiteLanguage } => {
  const { t, i18n } = useTranslation();
  const language = isSiteLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
  return { t: (key, values = {}) => t(key, isolated(values, language)), language };
};
