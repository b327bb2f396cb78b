import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, type SiteLanguage } from '#shared/languages.ts';

/** Texts of one language, flat: `book.errors.airport.empty`. Placeholders are `{{name}}`. */
export type Texts = Readonly<Record<string, string>>;

const loadEdited = async (language: SiteLanguage): Promise<Texts> => {
  const response = await fetch(`/api/translations/${language}`);
  return response.ok ? ((await response.json()) as Texts) : {};
};

/**
 * Starts the texts of an entry. The texts that were built in show at once; what the office has edited since
 * takes their place as soon as it arrives. A key that a language lacks shows in English.
 * @param load brings the built-in texts of a language, split per language
 */
export const startTexts = async (
  language: SiteLanguage,
  load: (language: SiteLanguage) => Promise<Texts>,
): Promise<i18n> => {
  const instance = i18next.createInstance();
  const resources = {
    [DEFAULT_LANGUAGE]: { translation: await load(DEFAULT_LANGUAGE) },
    ...(language !== DEFAULT_LANGUAGE && { [language]: { translation: await load(language) } }),
  };
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources,
  });
  loadEdited(language)
    .then((edited) => instance.addResourceBundle(language, 'translation', edited, true, true))
    .catch(() => undefined);
  return instance;
};
