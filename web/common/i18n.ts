import i18next, { type InitOptions, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, type SiteLanguage } from '#shared/languages.ts';

/** Texts of one language, flat: `book.errors.airport.empty`. Placeholders are `{{name}}`. */
export type Texts = Readonly<Record<string, string>>;

const NAMESPACE = 'translation';

const loadEdited = async (language: SiteLanguage): Promise<Texts> => {
  const response = await fetch(`/api/translations/${language}`);
  return response.ok ? ((await response.json()) as Texts) : {};
};

/**
 * The texts of one language, all given: nothing is asked of the server.
 * @param missing what happens when a text is not among them
 */
export const createTexts = async (
  language: SiteLanguage,
  texts: Texts,
  missing: InitOptions = {},
): Promise<i18n> => {
  const instance = i18next.createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { [NAMESPACE]: texts } },
    ...missing,
    react: { bindI18nStore: 'added', useSuspense: false },
  });
  return instance;
};

/**
 * What happens when a language lacks a text: nothing shows until the English one is there, never the key; and it is
 * reported in the console, once per key, where the operator's browser checks find it.
 */
const filledFromEnglish = (target: () => i18n, loadEnglish: () => Promise<Texts>) => {
  const reported = new Set<string>();
  return {
    saveMissing: true,
    saveMissingTo: 'current' as const,
    parseMissingKeyHandler: () => '',
    missingKeyHandler: (languages: readonly string[], _namespace: string, key: string) => {
      if (reported.has(key)) return;
      const first = reported.size === 0;
      reported.add(key);
      console.error(`No text for ${key} in ${languages.join(', ')}`);
      if (!first) return;
      loadEnglish()
        .then((texts) => target().addResourceBundle(DEFAULT_LANGUAGE, NAMESPACE, texts, true, false))
        .catch(() => undefined);
    },
  };
};

/**
 * Starts the texts of an entry. The texts that were built in show at once; what the office has edited since
 * takes their place as soon as it arrives.
 * @param load brings the built-in texts of a language, split per language
 * @param loadEnglish brings what stands in for texts that the language lacks
 */
export const startTexts = async (
  language: SiteLanguage,
  load: (language: SiteLanguage) => Promise<Texts>,
  loadEnglish: () => Promise<Texts>,
): Promise<i18n> => {
  const instance: i18n = await createTexts(
    language,
    await load(language),
    filledFromEnglish(() => instance, loadEnglish),
  );
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
