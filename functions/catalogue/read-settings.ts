import { readOffer } from '#functions/platform/data/catalogue.ts';
import { environment } from '#functions/platform/environment.ts';
import { directionOf, LANGUAGE_NAMES, SITE_LANGUAGES } from '#shared/languages.ts';

/** The public settings by key; what only the office may know stays out. */
export const readPublicSettings = async ({ now }: { readonly now: Date }) => {
  const { version, settings } = await readOffer(now);
  const visible = settings.filter((setting) => setting.public);
  return {
    version,
    settings: Object.fromEntries(visible.map(({ key, value }) => [key, value])),
    ...(environment.ANALYTICS_URL && { analytics_url: environment.ANALYTICS_URL }),
  };
};

export const readSiteLanguages = async () =>
  SITE_LANGUAGES.map((code) => ({
    code,
    name: LANGUAGE_NAMES[code],
    dir: directionOf(code),
  }));
