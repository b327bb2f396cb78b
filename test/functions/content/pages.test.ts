import { describe, expect, inject, it } from 'vitest';
import { pages } from '#infra/seed/pages.ts';
import { slides } from '#infra/seed/slides.ts';
import { linksInLanguage } from '#shared/content/language-links.ts';
import { PAGE_NAMES } from '#shared/content/page.ts';
import { SITE_LANGUAGES } from '#shared/languages.ts';
import { ok } from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';

const stack = inject('stack');
const stranger = openBrowser(stack.url);

type Row = { readonly [field: string]: unknown };
const rowsOf = async (path: string): Promise<Row[]> => ok(await stranger.get(path)).rows as Row[];
const contentOf = async (path: string): Promise<Row> =>
  (ok(await stranger.get(path)).content as Row[])[0] as Row;

describe('the content pages', () => {
  it('are listed for everybody, in the language asked for, without their texts', async () => {
    const rows = await rowsOf('/api/pages/de');
    expect(rows.map(({ name }) => name)).toEqual([...PAGE_NAMES].sort());
    expect(rows.find(({ name }) => name === 'porter')).toEqual({
      name: 'porter',
      title: 'Gepäckträger',
      subtitle: expect.stringMatching(/\S/),
      meta_title: expect.stringMatching(/\S/),
      meta_description: expect.stringMatching(/\S/),
    });
  });

  it.each(PAGE_NAMES)(
    '%s has its title, subtitle, meta texts and HTML in English and German',
    async (name) => {
      const seeded = pages.find((page) => page.name === name)?.texts;
      for (const lang of ['en', 'de'] as const) {
        expect(ok(await stranger.get(`/api/pages/${name}/${lang}`))).toMatchObject({
          name,
          background: null,
        });
        const { html, ...content } = await contentOf(`/api/pages/${name}/${lang}`);
        const { html: seededHtml, ...texts } = seeded?.[lang] ?? { html: '' };
        expect(content).toEqual({ ...texts, lang });
        expect(String(html).length).toBeGreaterThanOrEqual(seededHtml.length);
      }
    },
  );

  it('read English, and say so, in a language that they lack', async () => {
    const { html, ...english } = await contentOf('/api/pages/about/en');
    for (const lang of SITE_LANGUAGES.filter((one) => one !== 'en' && one !== 'de')) {
      const links = linksInLanguage(String(html), lang);
      expect(await contentOf(`/api/pages/about/${lang}`)).toEqual({ ...english, html: links });
    }
  });

  it('the home page’s content carries what search engines show', async () => {
    expect(await contentOf('/api/pages/main/de')).toMatchObject({
      meta_title: expect.stringContaining('Frankfurt'),
      meta_description: expect.stringContaining('Gepäckträger'),
    });
  });

  it('of a name that is none are not found, of a language that is none refused', async () => {
    expect(await stranger.get('/api/pages/secrets/en')).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect(await stranger.get('/api/pages/about/xx')).toMatchObject({
      status: 400,
      body: { fields: { lang: { code: 'invalid' } } },
    });
  });

  it.each(['/api/pages/de', '/api/pages/about/de', '/api/slides/de'])(
    '%s costs no body while nothing has changed',
    async (path) => {
      const etag = (await stranger.get(path)).headers.get('etag') ?? '';
      const again = await stranger.get(path, { 'if-none-match': etag });
      expect(again).toMatchObject({ status: 304, body: undefined });
      expect(await stranger.get(path, { 'if-none-match': '"another"' })).toMatchObject({ status: 200 });
    },
  );
});

describe('the slides of the home page', () => {
  it.each(['de', 'ja'] as const)('come in their order, in %s when that is asked for', async (language) => {
    const rows = await rowsOf(`/api/slides/${language}`);
    expect(rows.map(({ title }) => title)).toEqual(slides.map(({ title }) => title[language]));
    for (const row of rows) expect(row).toMatchObject({ link: expect.stringMatching(/^\//), image: null });
  });
});
