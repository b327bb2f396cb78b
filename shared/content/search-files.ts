import { INDEXED_PATHS, inLanguagePath } from '#shared/content/site-paths.ts';
import { DEFAULT_LANGUAGE, SITE_LANGUAGES } from '#shared/languages.ts';

/** A version of a page in another language; `x-default` is for readers of none of ours. */
export type Alternate = { readonly hreflang: string; readonly href: string };

/** Where a page stands in each language. `site` has no slash at its end. */
export const alternatesOf = (site: string, path: string): readonly Alternate[] => [
  ...SITE_LANGUAGES.map((language) => ({
    hreflang: language,
    href: site + inLanguagePath(path, language),
  })),
  { hreflang: 'x-default', href: site + inLanguagePath(path, DEFAULT_LANGUAGE) },
];

const entryOf = (href: string, alternates: readonly Alternate[]): string =>
  [
    '<url>',
    `<loc>${href}</loc>`,
    ...alternates.map(
      (other) => `<xhtml:link rel="alternate" hreflang="${other.hreflang}" href="${other.href}"/>`,
    ),
    '</url>',
  ].join('\n');

/** The list of all addresses that search engines may list, in every language (sitemaps.org, version 0.9). */
export const sitemapXml = (site: string): string => {
  const entries = INDEXED_PATHS.flatMap((path) => {
    const alternates = alternatesOf(site, path);
    return SITE_LANGUAGES.map((language) => entryOf(site + inLanguagePath(path, language), alternates));
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
};

/** What search engines may read. Pages that they may read but not list say so themselves. */
export const robotsTxt = (site: string): string =>
  ['User-agent: *', 'Disallow: /admin', 'Disallow: /auth/', '', `Sitemap: ${site}/sitemap.xml`, ''].join(
    '\n',
  );
