import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { environment } from '#functions/platform/environment.ts';
import { SITE_LANGUAGES } from '#shared/languages.ts';

/** Names of the site's languages, each in itself; Arabic is written from right to left. */
const NAMES = {
  en: 'English',
  de: 'Deutsch',
  ru: 'Русский',
  zh: '中文',
  ja: '日本語',
  es: 'Español',
  ar: 'العربية',
} as const;

/** The public settings by key; what only the office may know stays out. */
export const readPublicSettings = async () => {
  const { version, settings } = await readCatalogue();
  const visible = settings.filter((setting) => setting.public);
  return {
    version,
    settings: Object.fromEntries(visible.map(({ key, value }) => [key, value])),
    ...(environment.ANALYTICS_URL && { analytics_url: environment.ANALYTICS_URL }),
  };
};

export const readSettings = async () => [...(await readCatalogue()).settings];

export const readSiteLanguages = async () =>
  SITE_LANGUAGES.map((code) => ({
    code,
    name: NAMES[code],
    dir: code === 'ar' ? ('rtl' as const) : ('ltr' as const),
  }));
