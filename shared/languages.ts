/** Languages of the interface; `en` is the default (public specification, section 1). */
export const SITE_LANGUAGES = ['en', 'de', 'ru', 'zh', 'ja', 'es', 'ar'] as const;
export type SiteLanguage = (typeof SITE_LANGUAGES)[number];
export const DEFAULT_LANGUAGE = 'en' satisfies SiteLanguage;

export const isSiteLanguage = (text: string): text is SiteLanguage =>
  (SITE_LANGUAGES as readonly string[]).includes(text);

/** A text per language: English and German always, the others where they exist. */
export type Localized = { readonly en: string; readonly de: string } & {
  readonly [language in SiteLanguage]?: string | undefined;
};

/** The text in the asked language, else in English. */
export const inLanguage = (texts: Localized, language: SiteLanguage): string => texts[language] ?? texts.en;
