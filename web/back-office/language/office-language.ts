import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfficeKey } from '#shared/texts/office-en.ts';

/** The languages of the back office, each named in itself (back-office specification, section 1). */
export const OFFICE_LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type OfficeLanguage = keyof typeof OFFICE_LANGUAGES;

/** Looks up a text of the back office; the key is checked when the code is compiled. */
export type Translate = (key: OfficeKey, values?: Readonly<Record<string, string | number>>) => string;

/** The texts of the back office in the reader's language. */
export const useTexts = (): { t: Translate; language: OfficeLanguage } => {
  const { t, i18n } = useTranslation();
  return useMemo(
    () => ({ t: (key, values) => t(key, values ?? {}), language: i18n.language === 'de' ? 'de' : 'en' }),
    [t, i18n.language],
  );
};
