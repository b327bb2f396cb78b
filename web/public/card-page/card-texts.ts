import type { cardEn } from '#shared/texts/site-card-en.ts';

export type CardTextKey = keyof typeof cardEn;
export type CardText = (key: CardTextKey, values?: Readonly<Record<string, string>>) => string;

/** The card page's texts in one language; it is small enough to go without a library. */
export const loadCardTexts = async (lang: string): Promise<CardText> => {
  const texts: Readonly<Record<CardTextKey, string>> =
    lang === 'de'
      ? (await import('#shared/texts/site-card-de.ts')).cardDe
      : (await import('#shared/texts/site-card-en.ts')).cardEn;
  return (key, values = {}) => texts[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
};
