import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, type SiteLanguage } from '#shared/languages.ts';

/** Texts of one language, flat: `book.errors.airport.empty`. Placeholders are `{{name}}`. */
export type Texts = Readonly<Record<string, string>>;

const NAMESPACE = 'translation';

const loadEdited = async (language: SiteLanguage): Promise<Texts> => {
  const response = await fetch(`/api/translations/${language}`);
  return response.ok ? ((await response.json()) as Texts) : {};
};

/** The texts of one language, all given: nothing is asked of the server. */
export const createTexts = async (language: SiteLanguage, texts: Texts): Promise<i18n> => {
  const instance = i18next.createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { [NAMESPACE]: texts } },
    react: { bindI18nStore: 'added', useSuspense: false },
  });
  return instance;
};

/**
 * Starts the texts of an entry. The texts that were built in show at once; what the office has edited since
 * takes their place as soon as it arrives.
 * @param load brings the built-in texts of a language, split per language
 */
export const startTexts = async (
  language: SiteLanguage,
  load: (language: SiteLanguage) => Promise<Texts>,
): Promise<i18n> => {
  const instance = await createTexts(language, await load(language));
  loadEdited(language)
    .then((edited) => instance.addResourceBundle(language, NAMESPACE, edited, true, true))
    .catch(() => undefined);
  return instance;
};

/** All texts that an instance has of its language. */
export const textsOf = (instance: i18n): Texts => instance.getResourceBundle(instance.language, NAMESPACE);

/** Adds the built-in texts of a part that is loaded later; texts that are there already, edited ones, stay. */
export const addTexts = (instance: i18n, texts: Texts): void => {
  instance.addResourceBundle(instance.language, NAMESPACE, texts, true, false);
};
