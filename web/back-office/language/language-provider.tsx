import type { i18n } from 'i18next';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { DEFAULT_LANGUAGE } from '#shared/languages.ts';
import type { OfficeLanguage } from '#web/back-office/language/office-language.ts';
import { startTexts, type Texts } from '#web/common/i18n.ts';

/** The same as on the visitor's site, so that the login speaks the language chosen here. */
const STORAGE_KEY = 'language';

const loadTexts = async (language: string): Promise<Texts> =>
  language === 'de'
    ? (await import('#shared/texts/office-de.ts')).officeDe
    : (await import('#shared/texts/office-en.ts')).officeEn;

/** The texts in the language chosen on this device before, else in English. */
export const startOfficeTexts = (): Promise<i18n> =>
  speak(localStorage.getItem(STORAGE_KEY) === 'de' ? 'de' : 'en');

/** The texts in a language, with what the office has edited. */
export const textsIn = (language: OfficeLanguage): Promise<i18n> =>
  startTexts(language, loadTexts, () => loadTexts(DEFAULT_LANGUAGE));

const speak = async (language: OfficeLanguage): Promise<i18n> => {
  const texts = await textsIn(language);
  document.documentElement.lang = language;
  return texts;
};

const ChangeLanguage = createContext<(language: OfficeLanguage) => Promise<void>>(async () => undefined);

/** Changes the language of all that is on screen, and remembers it on this device. */
export const useChangeLanguage = () => useContext(ChangeLanguage);

export const LanguageProvider = ({ texts, children }: { texts: i18n; children: ReactNode }) => {
  const [current, setCurrent] = useState(texts);
  const change = useCallback(async (language: OfficeLanguage) => {
    setCurrent(await speak(language));
    localStorage.setItem(STORAGE_KEY, language);
  }, []);
  return (
    <I18nextProvider i18n={current}>
      <ChangeLanguage value={change}>{children}</ChangeLanguage>
    </I18nextProvider>
  );
};
