import type { i18n } from 'i18next';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { DEFAULT_LANGUAGE } from '#shared/languages.ts';
import type { OfficeLanguage } from '#web/back-office/language/office-language.ts';
import { SHELL_TEXTS, TEXT_PARTS, type TextPart } from '#web/back-office/language/text-parts.ts';
import { addTexts, startTexts, type Texts } from '#web/common/i18n.ts';

/** The same as on the visitor's site, so that the login speaks the language chosen here. */
const STORAGE_KEY = 'language';

/** The parts that screens have asked for on this page: a change of language brings them too. */
const asked = new Map<TextPart, Promise<void>>();
let current: Promise<i18n> | undefined;

const languageOf = (language: string): OfficeLanguage => (language === 'de' ? 'de' : 'en');

const loadTexts = async (language: string): Promise<Texts> => {
  const parts = [SHELL_TEXTS, ...[...asked.keys()].map((part) => TEXT_PARTS[part])];
  const texts = await Promise.all(parts.map((part) => part[languageOf(language)]()));
  return Object.assign({}, ...texts);
};

/** A page that begins with the screen starts its texts with these among them. */
const bring = async (part: TextPart): Promise<void> => {
  const instance = await current;
  if (instance) addTexts(instance, await TEXT_PARTS[part][languageOf(instance.language)]());
};

/** Brings what a screen says, once; the screen opens when it is there. */
export const bringTexts = (part: TextPart): Promise<void> => {
  const before = asked.get(part);
  if (before) return before;
  const coming = bring(part);
  asked.set(part, coming);
  return coming;
};

/** The texts in the language chosen on this device before, else in English. */
export const startOfficeTexts = (): Promise<i18n> =>
  speak(localStorage.getItem(STORAGE_KEY) === 'de' ? 'de' : 'en');

/** The texts in a language, with what the office has edited. */
export const textsIn = (language: OfficeLanguage): Promise<i18n> =>
  startTexts(language, loadTexts, () => loadTexts(DEFAULT_LANGUAGE));

const speak = async (language: OfficeLanguage): Promise<i18n> => {
  current = textsIn(language);
  const texts = await current;
  document.documentElement.lang = language;
  return texts;
};

const ChangeLanguage = createContext<(language: OfficeLanguage) => Promise<void>>(async () => undefined);

/** Changes the language of all that is on screen, and remembers it on this device. */
export const useChangeLanguage = () => useContext(ChangeLanguage);

export const LanguageProvider = ({ texts, children }: { texts: i18n; children: ReactNode }) => {
  const [shown, setShown] = useState(texts);
  const change = useCallback(async (language: OfficeLanguage) => {
    setShown(await speak(language));
    localStorage.setItem(STORAGE_KEY, language);
  }, []);
  return (
    <I18nextProvider i18n={shown}>
      <ChangeLanguage value={change}>{children}</ChangeLanguage>
    </I18nextProvider>
  );
};
