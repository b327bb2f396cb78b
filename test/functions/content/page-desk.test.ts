import { beforeAll, describe, expect, inject, it } from 'vitest';
import { ok } from '#test/support/booking-calls.ts';
import type { BrowserClient } from '#test/support/browser-client.ts';
import { pngOf } from '#test/support/pictures.ts';
import { staffBrowser } from '#test/support/staff.ts';
import { waitUntil } from '#test/support/wait-until.ts';

/** Other tests read the pages in English and German at the same moment: this one writes Spanish and Japanese. */
const stack = inject('stack');
let admin: BrowserClient;
let other: BrowserClient;
beforeAll(async () => {
  [admin, other] = await Promise.all([
    staffBrowser(stack, 'admin@example.com'),
    staffBrowser(stack, 'admin2@example.com'),
  ]);
});

type Text = { title: string; subtitle: string; meta_title: string; meta_description: string; html: string };
type Draft = {
  name: string;
  version: number;
  status: string;
  background: string | null;
  texts: { [lang: string]: Text };
};

const draftOf = async (name: string): Promise<Draft> =>
  ok(await admin.get(`/api/pages/${name}/draft`)) as unknown as Draft;

const spanish = (changes: Partial<Text> = {}): Text => ({
  title: 'Asistente',
  subtitle: '',
  meta_title: 'Asistente en el aeropuerto',
  meta_description: 'Le acompañamos.',
  html: '<p>Hola</p>',
  ...changes,
});

const saveText = ({ name, texts, background, version }: Draft, lang: string, text: Text, by = admin) =>
  by.send('PUT', `/api/pages/${name}`, { texts: { ...texts, [lang]: text }, background, version });

const publish = ({ name, version }: Draft) => admin.send('POST', `/api/pages/${name}/publish`, { version });

describe('the content pages in the office', () => {
  it('are listed with their texts for search engines and their status', async () => {
    const rows = ok(await admin.send('POST', '/api/pages/list', { limit: 100, lang: 'de' })).rows as Draft[];
    expect(rows.map(({ name }) => name)).toEqual([
      ...['main', 'about', 'assistant', 'porter', 'vip', 'privacy', 'agb', 'imprint', 'faq'],
    ]);
    expect(rows[3]).toMatchObject({
      title: 'Gepäckträger',
      subtitle: expect.stringMatching(/\S/),
      meta_title: expect.stringMatching(/\S/),
      meta_description: expect.stringMatching(/\S/),
      status: 'published',
    });
    expect(ok(await admin.send('POST', '/api/pages/count', {}))).toEqual({ count: 9 });
  });

  it('are edited as they are stored, saved as a draft, previewed, published, and restored', async () => {
    const first = await draftOf('assistant');
    expect(first.texts.en?.html).toContain('href="/');
    const saved = ok(
      await saveText(first, 'es', spanish({ html: '<p><a href="/faq">Preguntas</a></p>' })),
    ) as unknown as Draft;
    expect(saved.status).toBe('changed');
    const published = async () => ok(await admin.get('/api/pages/assistant/es')).content;
    expect(await published()).toMatchObject([{ lang: 'en' }]);
    expect(ok(await admin.get('/api/pages/assistant/es/draft')).content).toMatchObject([
      { lang: 'es', title: 'Asistente', html: '<p><a href="/es/faq">Preguntas</a></p>' },
    ]);

    expect(ok(await publish(saved))).toMatchObject({ status: 'published', published: { number: 2 } });
    expect(await published()).toMatchObject([{ lang: 'es', title: 'Asistente' }]);
    await waitUntil('the page as it was published', async () =>
      (await (await fetch(`${stack.url}/es/assistant`)).text()).includes('<title>Asistente en el aeropuerto'),
    );
    const kept = (await draftOf('assistant')).texts.es;
    expect(kept?.html).toBe('<p><a href="/faq">Preguntas</a></p>');

    const versions = ok(await admin.get('/api/pages/assistant/versions')).rows;
    expect(versions).toMatchObject([
      { number: 2, by: { kind: 'user', name: 'Miriam Vogt' } },
      { number: 1, by: { kind: 'system' } },
    ]);
    const old = ok(await admin.get('/api/pages/assistant/versions/1')) as unknown as Draft;
    expect(old.texts.es).toBeUndefined();
    const { version } = await draftOf('assistant');
    const restored = ok(await admin.send('POST', '/api/pages/assistant/versions/1/restore', { version }));
    expect(restored).toMatchObject({ status: 'changed', version: version + 1 });
    expect(await published()).toMatchObject([{ lang: 'es' }]);
    expect((await publish(restored as unknown as Draft)).status).toBe(200);
    expect(await published()).toMatchObject([{ lang: 'en' }]);
  });

  it('refuse who saves or publishes what somebody else has changed, and name who it was', async () => {
    const read = await draftOf('privacy');
    ok(await saveText(read, 'ja', spanish(), other));
    const stale = {
      status: 409,
      body: {
        code: 'changed_meanwhile',
        reason: { key: 'content.changed', values: { name: 'Jonas Brandt' } },
      },
    };
    expect(await saveText(read, 'ja', spanish({ title: 'Mine' }))).toMatchObject(stale);
    expect(await publish(read)).toMatchObject(stale);
    expect((await draftOf('privacy')).texts.ja?.title).toBe('Asistente');
  });

  it('let only one of two win who save at the same moment', async () => {
    const read = await draftOf('agb');
    const statuses = await Promise.all([
      saveText(read, 'ja', spanish({ title: 'A' })),
      saveText(read, 'ja', spanish({ title: 'B' }), other),
    ]);
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('are not published with a language that lacks something, and say where', async () => {
    const saved = ok(await saveText(await draftOf('about'), 'ja', spanish({ meta_title: ' ' })));
    expect(await publish(saved as unknown as Draft)).toMatchObject({
      status: 400,
      body: { fields: { 'texts.ja.meta_title': { code: 'empty' } } },
    });
    expect(
      await saveText(saved as unknown as Draft, 'ja', spanish({ title: 'x'.repeat(151) })),
    ).toMatchObject({
      status: 400,
      body: { fields: { 'texts.ja.title': { code: 'too_long' } } },
    });
  });

  it('keep nothing that acts, and no picture from elsewhere', async () => {
    const { src } = ok(
      await admin.send('POST', '/api/pictures', {
        ...{ name: 'a.png', type: 'image/png' },
        file: pngOf(8, 6).toString('base64'),
      }),
    );
    const html = [
      '<h2 id="part" onclick="alert(1)">A</h2><script>alert(1)</script><p style="position:fixed">B</p>',
      `<img src="${src}" alt="C" onerror="alert(1)"><img src="https://evil.example/pixel.png"><img src="/logo.svg">`,
      '<a href="javascript:alert(1)">D</a><iframe src="https://evil.example"></iframe><svg onload="alert(1)"/>',
    ].join('');
    const draft = await draftOf('faq');
    const saved = ok(await saveText(draft, 'ja', spanish({ html }))) as unknown as Draft;
    expect(saved.texts.ja?.html).toBe(
      `<h2 id="part">A</h2><p>B</p><img src="${src}" alt="C" width="8" height="6" /><a>D</a>`,
    );
    const foreign = { ...saved, background: 'https://evil.example/a.png' };
    expect(await saveText(foreign, 'ja', spanish())).toMatchObject({
      status: 400,
      body: { fields: { background: { code: 'invalid' } } },
    });
    // A draft shows it: it cannot be deleted.
    const id = /files\/([0-9a-f-]{36})/.exec(String(src))?.[1];
    expect(await admin.send('DELETE', `/api/pictures/${id}`)).toMatchObject({
      status: 409,
      body: { reason: { key: 'picture.used' } },
    });
  });

  it('are in the hands of admins alone, and are those of the site: none is added or deleted', async () => {
    const agency = await staffBrowser(stack, 'agency@example.com');
    expect((await agency.get('/api/pages/about/draft')).status).toBe(403);
    expect((await agency.send('PUT', '/api/pages/about', {})).status).toBe(403);
    expect((await admin.get('/api/pages/secrets/draft')).status).toBe(400);
    expect((await admin.send('DELETE', '/api/pages/about')).status).toBe(404);
  });
});
