import type { PageName } from '#shared/content/page.ts';
import type { SiteLanguage } from '#shared/languages.ts';

/** What a published page is drawn from on the server, before any browser asks for it. */
export type PageToRender = {
  readonly name: PageName;
  readonly language: SiteLanguage;
  /** Where visitors open the site, without a slash at the end. */
  readonly site: string;
  /** Texts that the office has edited since they were shipped, by key. */
  readonly texts: Readonly<Record<string, string>>;
  /** Answers of the API that the page shows at once, by the names under which the site keeps them. */
  readonly data: Readonly<Record<string, unknown>>;
};

/** Draws a page to a whole HTML document. The site's build brings it; `page-renderer` calls it. */
export type RenderPage = (page: PageToRender) => Promise<string>;

/** Where a rendered page lies in its bucket, and the shell that stands in for it in the site's. */
export const renderedFile = (name: PageName, language: SiteLanguage): string =>
  `pages/${language}/${name}.html`;

/** The name under which the site keeps a published page. */
export const pageDataKey = (name: PageName, language: SiteLanguage): string => `page:${name}:${language}`;

/** The name under which the site keeps the slides of the home page. */
export const slidesDataKey = (language: SiteLanguage): string => `slides:${language}`;
