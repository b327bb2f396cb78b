import type { SiteLanguage } from '#shared/languages.ts';
import { officeDe } from '#shared/texts/office-de.ts';
import { officeEn } from '#shared/texts/office-en.ts';
import { ar } from '#shared/texts/site-ar.ts';
import { de } from '#shared/texts/site-de.ts';
import { en } from '#shared/texts/site-en.ts';
import { es } from '#shared/texts/site-es.ts';
import { ja } from '#shared/texts/site-ja.ts';
import { ru } from '#shared/texts/site-ru.ts';
import { zh } from '#shared/texts/site-zh.ts';

const SHIPPED: Readonly<Record<SiteLanguage, Readonly<Record<string, string>>>> = {
  en: { ...en, ...officeEn },
  de: { ...de, ...officeDe },
  ru,
  zh,
  ja,
  es,
  ar,
};

/** The texts this release brings: of both entries in English and German, of the visitor's site in the others. */
export const shippedTexts = (language: SiteLanguage): Readonly<Record<string, string>> => SHIPPED[language];
