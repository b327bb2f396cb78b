import type { SiteLanguage } from '#shared/languages.ts';
import type { cardEn } from '#shared/texts/site-card-en.ts';
import { isolated } from '#web/public/language/isolated.ts';

export type CardTextKey = keyof typeof cardEn;
export type CardText = (key: CardTextKey, values?: Readonly<Record<string, string>>) => string;

type CardTexts = Readonly<Record<CardTextKey, string>>;

const TEXTS: Readonly<Record<SiteLanguage, () => Promise<CardTexts>>> = {
  en: async () => (await import('#shared/texts/site-card-en.ts')).cardEn,
  de: async () => (await import('#shared/texts/site-card-de.ts')).cardDe,
  ru: async () => (await import('#shared/texts/site-card-ru.ts')).cardRu,
  zh: async () => (await import('#shared/texts/site-card-zh.ts')).cardZh,
  ja: async () => (await import('#shared/texts/site-card-ja.ts')).cardJa,
  es: async () => (await import('#shared/texts/site-card-es.ts')).cardEs,
  ar: async () => (await import('#shared/texts/site-card-ar.ts')).cardAr,
};

/** The card page's texts in one language; it is small enough to go without a library. */
export const loadCardTexts = async (lang: SiteLanguage): Promise<CardText> => {
  const texts = await TEXTS[lang]();
  return (key, values = {}) => {
    const shown = isolated(values, lang);
    return texts[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => shown[name] ?? '');
  };
};
