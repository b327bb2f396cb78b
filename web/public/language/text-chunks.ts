import type { SiteLanguage } from '#shared/languages.ts';
import type { Texts } from '#web/common/i18n.ts';

export type TextChunks = Readonly<Record<SiteLanguage, () => Promise<Texts>>>;

/** Texts that every page needs; a chunk per language. */
export const commonTexts: TextChunks = {
  en: async () => (await import('#shared/texts/site-common-en.ts')).commonEn,
  de: async () => (await import('#shared/texts/site-common-de.ts')).commonDe,
  ru: async () => (await import('#shared/texts/site-common-ru.ts')).commonRu,
  zh: async () => (await import('#shared/texts/site-common-zh.ts')).commonZh,
  ja: async () => (await import('#shared/texts/site-common-ja.ts')).commonJa,
  es: async () => (await import('#shared/texts/site-common-es.ts')).commonEs,
  ar: async () => (await import('#shared/texts/site-common-ar.ts')).commonAr,
};

/** Texts of booking, account and thank-you pages; a chunk per language. */
export const bookingTexts: TextChunks = {
  en: async () => (await import('#shared/texts/site-booking-en.ts')).bookingEn,
  de: async () => (await import('#shared/texts/site-booking-de.ts')).bookingDe,
  ru: async () => (await import('#shared/texts/site-booking-ru.ts')).bookingRu,
  zh: async () => (await import('#shared/texts/site-booking-zh.ts')).bookingZh,
  ja: async () => (await import('#shared/texts/site-booking-ja.ts')).bookingJa,
  es: async () => (await import('#shared/texts/site-booking-es.ts')).bookingEs,
  ar: async () => (await import('#shared/texts/site-booking-ar.ts')).bookingAr,
};

/** Texts about placed bookings and forgotten passwords; a chunk per language. */
export const bookingsTexts: TextChunks = {
  en: async () => (await import('#shared/texts/site-bookings-en.ts')).bookingsEn,
  de: async () => (await import('#shared/texts/site-bookings-de.ts')).bookingsDe,
  ru: async () => (await import('#shared/texts/site-bookings-ru.ts')).bookingsRu,
  zh: async () => (await import('#shared/texts/site-bookings-zh.ts')).bookingsZh,
  ja: async () => (await import('#shared/texts/site-bookings-ja.ts')).bookingsJa,
  es: async () => (await import('#shared/texts/site-bookings-es.ts')).bookingsEs,
  ar: async () => (await import('#shared/texts/site-bookings-ar.ts')).bookingsAr,
};

/** Texts of content pages, contact form and withdrawal; a chunk per language. */
export const contentTexts: TextChunks = {
  en: async () => (await import('#shared/texts/site-content-en.ts')).contentEn,
  de: async () => (await import('#shared/texts/site-content-de.ts')).contentDe,
  ru: async () => (await import('#shared/texts/site-content-ru.ts')).contentRu,
  zh: async () => (await import('#shared/texts/site-content-zh.ts')).contentZh,
  ja: async () => (await import('#shared/texts/site-content-ja.ts')).contentJa,
  es: async () => (await import('#shared/texts/site-content-es.ts')).contentEs,
  ar: async () => (await import('#shared/texts/site-content-ar.ts')).contentAr,
};

/** Texts of the home page; a chunk per language. */
export const homeTexts: TextChunks = {
  en: async () => (await import('#shared/texts/site-home-en.ts')).homeEn,
  de: async () => (await import('#shared/texts/site-home-de.ts')).homeDe,
  ru: async () => (await import('#shared/texts/site-home-ru.ts')).homeRu,
  zh: async () => (await import('#shared/texts/site-home-zh.ts')).homeZh,
  ja: async () => (await import('#shared/texts/site-home-ja.ts')).homeJa,
  es: async () => (await import('#shared/texts/site-home-es.ts')).homeEs,
  ar: async () => (await import('#shared/texts/site-home-ar.ts')).homeAr,
};
