import { publishedPages } from '#functions/page-renderer/published-pages.ts';
import { loadRenderer } from '#functions/page-renderer/renderer.ts';
import { storeFile } from '#functions/page-renderer/store-file.ts';
import { environment } from '#functions/platform/environment.ts';
import { renderedFile } from '#shared/content/rendered-page.ts';
import { robotsTxt, sitemapXml } from '#shared/content/search-files.ts';

/**
 * Draws all published pages in all languages, with what search engines ask for. It runs after a deployment, after
 * every edit of the office (the raised version of the catalogue announces it) and by the clock, which makes up for a
 * run that failed; what is drawn is always the state of now.
 */
export const handler = async (): Promise<void> => {
  const [render, pages] = await Promise.all([loadRenderer(), publishedPages()]);
  for (const page of pages) {
    await storeFile(renderedFile(page.name, page.language), 'text/html', await render(page));
  }
  await storeFile('sitemap.xml', 'application/xml', sitemapXml(environment.SITE_URL));
  await storeFile('robots.txt', 'text/plain', robotsTxt(environment.SITE_URL));
};
