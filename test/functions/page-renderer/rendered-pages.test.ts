import { describe, expect, inject, it } from 'vitest';
import { PAGE_NAMES } from '#shared/content/page.ts';
import { INDEXED_PATHS, inLanguagePath, pathOfPage } from '#shared/content/site-paths.ts';
import { SITE_LANGUAGES } from '#shared/languages.ts';
import { openPublishing } from '#test/support/data-layer.ts';
import { waitUntil } from '#test/support/wait-until.ts';

const stack = inject('stack');
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(stack.url + path, { headers, redirect: 'manual' });
const read = async (path: string): Promise<string> => (await get(path)).text();

const contentOf = async (path: string) => {
  const answer = await get(path);
  return (await answer.json()) as {
    content: [{ title: string; meta_title: string; meta_description: string }];
  };
};

/** As HTML writes a text. */
const written = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

describe('published pages', () => {
  it.each(PAGE_NAMES)(
    '%s arrives with its content, title and description, in English and German',
    async (name) => {
      for (const language of ['en', 'de'] as const) {
        const { content } = await contentOf(`/api/pages/${name}/${language}`);
        const html = await read(inLanguagePath(pathOfPage(name), language));
        expect(html).toContain(`<html lang="${language}" dir="ltr">`);
        expect(html).toContain(`<title>${written(content[0].meta_title)}</title>`);
        expect(html).toContain(`<meta name="description" content="${written(content[0].meta_description)}"`);
        const [, body = ''] =
          /<div id="site">(.+)<\/div>\n<script type="application\/json"/s.exec(html) ?? [];
        expect(body).toContain('<h1');
      }
    },
  );

  it('run from right to left in Arabic', async () => {
    expect(await read('/ar/faq')).toContain('<html lang="ar" dir="rtl">');
  });

  it('name their address, their other languages and what a shared link shows', async () => {
    const html = await read('/de/faq');
    expect(html).toContain(`<link rel="canonical" href="${stack.url}/de/faq"`);
    for (const language of SITE_LANGUAGES) {
      const href = stack.url + inLanguagePath('/faq', language);
      expect(html).toContain(`<link rel="alternate" hreflang="${language}" href="${href}"`);
    }
    expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${stack.url}/faq"`);
    for (const [property, content] of [
      ['og:url', `${stack.url}/de/faq`],
      ['og:locale', 'de_DE'],
      ['og:image', `${stack.url}/share.png`],
    ]) {
      expect(html).toContain(`<meta property="${property}" content="${content}"`);
    }
    const picture = await get('/share.png');
    expect(picture.headers.get('content-type')).toBe('image/png');
  });

  it('are asked for again each time, and sent again only when they changed', async () => {
    const first = await get('/about');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/about', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('show an edit on the next load, whatever it says', async () => {
    const { pages, publish } = await openPublishing(stack);
    const page = (await pages()).find(({ name }) => name === 'imprint');
    if (!page) throw new Error('the imprint is seeded');
    const title = 'Edited </script><script>alert(1)</script> & shown';
    await publish({ ...page, texts: { ...page.texts, en: { ...page.texts.en, title } } });
    const html = await waitUntil('the edit on the page', async () => {
      const text = await read('/imprint');
      return text.includes('Edited') && text;
    });
    expect(html).not.toContain('<script>alert');
    await publish(page);
    await waitUntil('the old page again', async () => !(await read('/imprint')).includes('Edited'));
  });

  it('lead who chose a language before to it, and crawlers to English', async () => {
    const led = await get('/faq?a=1', { cookie: 'language=de' });
    expect([led.status, led.headers.get('location')]).toEqual([302, '/de/faq?a=1']);
    expect(await read('/faq')).toContain('<html lang="en"');
  });
});

describe('for search engines', () => {
  it('the sitemap lists every published page in every language with its alternates', async () => {
    const answer = await get('/sitemap.xml');
    expect(answer.headers.get('content-type')).toMatch(/^application\/xml/);
    const xml = await answer.text();
    const listed = [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address);
    const addresses = INDEXED_PATHS.flatMap((path) =>
      SITE_LANGUAGES.map((language) => stack.url + inLanguagePath(path, language)),
    );
    expect(listed.toSorted()).toEqual(addresses.toSorted());
    expect(xml.match(/<xhtml:link /g)).toHaveLength(addresses.length * (SITE_LANGUAGES.length + 1));
    expect(xml).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n(<url>[^&]+<\/url>\n)+<\/urlset>\n$/,
    );
    for (const address of addresses) expect((await fetch(address)).status).toBe(200);
  });

  it('the robots file names the sitemap and keeps the back office out', async () => {
    const text = await read('/robots.txt');
    expect(text).toContain(`Sitemap: ${stack.url}/sitemap.xml`);
    expect(text).toContain('Disallow: /admin');
  });
});
