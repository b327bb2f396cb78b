import { alternatesOf } from '#shared/content/search-files.ts';
import { INDEXED_PATHS, inLanguagePath } from '#shared/content/site-paths.ts';
import type { SiteLanguage } from '#shared/languages.ts';

/** What a page says of itself, for tabs, search engines and shared links. */
export type PageHead = {
  readonly title: string;
  readonly description?: string | undefined;
  /** Below the language prefix. */
  readonly path: string;
  readonly language: SiteLanguage;
  /** Where visitors open the site, without a slash at the end. */
  readonly site: string;
};

/** A tag of the document's head. */
export type HeadTag = {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
};

/** Names of languages and regions as shared links know them. */
const LOCALES: Readonly<Record<SiteLanguage, string>> = {
  en: 'en_GB',
  de: 'de_DE',
  ru: 'ru_RU',
  zh: 'zh_CN',
  ja: 'ja_JP',
  es: 'es_ES',
  ar: 'ar_AR',
};

const SHARE_PICTURE = { path: '/share.png', width: '1200', height: '630' };

const meta = (attributes: Readonly<Record<string, string>>): HeadTag => ({ tag: 'meta', attributes });
const property = (name: string, content: string): HeadTag => meta({ property: name, content });

const openGraph = ({ title, description, path, language, site }: PageHead): HeadTag[] => [
  property('og:type', 'website'),
  property('og:title', title),
  ...(description ? [property('og:description', description)] : []),
  property('og:url', site + inLanguagePath(path, language)),
  property('og:locale', LOCALES[language]),
  property('og:image', site + SHARE_PICTURE.path),
  property('og:image:width', SHARE_PICTURE.width),
  property('og:image:height', SHARE_PICTURE.height),
];

/** The tags of a page beside its title. Pages of customers and payments ask not to be listed. */
export const headTags = (head: PageHead): readonly HeadTag[] => {
  const { description, path, language, site } = head;
  if (!INDEXED_PATHS.includes(path)) return [meta({ name: 'robots', content: 'noindex' })];
  return [
    ...(description ? [meta({ name: 'description', content: description })] : []),
    { tag: 'link', attributes: { rel: 'canonical', href: site + inLanguagePath(path, language) } },
    ...alternatesOf(site, path).map(
      ({ hreflang, href }): HeadTag => ({ tag: 'link', attributes: { rel: 'alternate', hreflang, href } }),
    ),
    ...openGraph(head),
  ];
};
