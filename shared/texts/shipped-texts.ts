import type { SiteLanguage } from '#shared/languages.ts';
import { officeDe } from '#shared/texts/office-de.ts';
import { officeEn } from '#shared/texts/office-en.ts';
import { de as siteDe } from '#shared/texts/site-de.ts';
import { en as siteEn } from '#shared/texts/site-en.ts';

const SHIPPED: { readonly [language in SiteLanguage]?: Readonly<Record<string, string>> } = {
  en: { ...siteEn, ...officeEn },
  de: { ...siteDe, ...officeDe },
};

/** The texts this release brings, of both entries; empty for a language it does not have yet. */
export const shippedTexts = (language: SiteLanguage): Readonly<Record<string, string>> =>
  SHIPPED[language] ?? {};
