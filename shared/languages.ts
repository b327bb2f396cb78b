/** Languages of the interface; `en` is the default (public specification, section 1). */
export const SITE_LANGUAGES = ['en', 'de', 'ru', 'zh', 'ja', 'es', 'ar'] as const;
export type SiteLanguage = (typeof SITE_LANGUAGES)[number];
export const DEFAULT_LANGUAGE = 'en' satisfies SiteLanguage;

export const isSiteLanguage = (text: string): text is SiteLanguage =>
  (SITE_LANGUAGES as readonly string[]).includes(text);

/** Each language in itself, so that whoever needs it finds it. */
export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  ru: 'Русский',
  zh: '简体中文',
  ja: '日本語',
  es: 'Español',
  ar: 'العربية',
} as const satisfies Record<SiteLanguage, string>;

/** How a document in this language runs. */
export const directionOf = (language: SiteLanguage): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** Whether readers of this language are used to other letters than those on tickets, signs and invoices. */
export const writesOtherLetters = (language: SiteLanguage): boolean =>
  language === 'ru' || language === 'zh' || language === 'ja' || language === 'ar';

/** Day before month in English; Latin digits in Arabic, as on tickets, signs and boards. */
const LOCALES = {
  en: 'en-GB',
  de: 'de-DE',
  ru: 'ru-RU',
  zh: 'zh-CN',
  ja: 'ja-JP',
  es: 'es-ES',
  ar: 'ar-u-nu-latn',
} as const satisfies Record<SiteLanguage, string>;

/** The locale in which dates and numbers of a language are written; a tag that is none of ours stays as it is. */
export const localeOf = (language: string): string =>
  isSiteLanguage(language) ? LOCALES[language] : language;

const COMMAS: { readonly [language in SiteLanguage]?: string } = { zh: '，', ja: '、', ar: '، ' };

/** What stands between the parts of a list, the space behind it included. */
export const commaOf = (language: SiteLanguage): string => COMMAS[language] ?? ', ';

/** A text per language: English and German always, the others where they exist. */
export type Localized = { readonly en: string; readonly de: string } & {
  readonly [language in SiteLanguage]?: string | undefined;
};

/** The text in the asked language, else in English. */
export const inLanguage = (texts: Localized, language: SiteLanguage): string => texts[language] ?? texts.en;
