import { useTranslation } from 'react-i18next';
import type { SiteTextKey } from '#shared/texts/site-en.ts';
import type { Texts } from '#web/common/i18n.ts';
import { isOffered, type OfferedLanguage } from '#web/public/language/language-prefix.ts';

type WithoutPlural<K> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;
/** A text's key; plural forms go by their common part and a `count`. */
export type TextKey = WithoutPlural<SiteTextKey>;
export type TextOf = (key: TextKey, values?: Record<string, string | number>) => string;

/** Loads the built-in texts that every page needs, in one language, as a chunk of their own. */
export const loadCommonTexts = async (language: string): Promise<Texts> =>
  language === 'de'
    ? (await import('#shared/texts/site-common-de.ts')).commonDe
    : (await import('#shared/texts/site-common-en.ts')).commonEn;

/** The same for booking, account and thank-you pages. */
export const loadBookingTexts = async (language: string): Promise<Texts> =>
  language === 'de'
    ? (await import('#shared/texts/site-booking-de.ts')).bookingDe
    : (await import('#shared/texts/site-booking-en.ts')).bookingEn;

/** The same for pages about placed bookings and forgotten passwords, and for what leads to them. */
export const loadBookingsTexts = async (language: string): Promise<Texts> =>
  language === 'de'
    ? (await import('#shared/texts/site-bookings-de.ts')).bookingsDe
    : (await import('#shared/texts/site-bookings-en.ts')).bookingsEn;

/** The texts and the language of this page. */
export const useTexts = (): { t: TextOf; language: OfferedLanguage } => {
  const { t, i18n } = useTranslation();
  return {
    t: (key, values) => t(key, values ?? {}),
    language: isOffered(i18n.language) ? i18n.language : 'en',
  };
};
