import { settings } from '#infra/seed/settings.ts';
import type { Page, PageName, PageText } from '#shared/content/page.ts';

/** What a page says in one language, with white space around its HTML taken off. */
export const pageText = (texts: PageText): PageText => ({ ...texts, html: texts.html.trim() });

/** A page without a picture. */
export const contentPage = (name: PageName, texts: Page['texts'] & { readonly de: PageText }): Page => ({
  name,
  background: null,
  texts,
});

/** A value of the company as the settings have it at first, for imprint, terms and privacy. */
export const ofSeller = (name: string): string => {
  const found = settings.find(({ key }) => key === `seller_${name}`);
  if (!found) throw new Error(`there is no setting seller_${name}`);
  return String(found.value);
};
