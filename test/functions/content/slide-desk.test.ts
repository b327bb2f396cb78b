import { beforeAll, describe, expect, inject, it } from 'vitest';
import { slides } from '#infra/seed/slides.ts';
import { ok } from '#test/support/booking-calls.ts';
import { type BrowserClient, openBrowser } from '#test/support/browser-client.ts';
import { pngOf } from '#test/support/pictures.ts';
import { staffBrowser } from '#test/support/staff.ts';

/** Other tests read the published slides in their order, in German and Japanese: what is published here is Spanish. */
const stack = inject('stack');
let admin: BrowserClient;
beforeAll(async () => {
  admin = await staffBrowser(stack, 'admin@example.com');
});

type Set = {
  version: number;
  status: string;
  rows: { _id: string; active: boolean; title: { en: string } }[];
};

const read = async (): Promise<Set> => ok(await admin.send('POST', '/api/slides/list', {})) as unknown as Set;

const input = (changes: object = {}) => ({
  title: { en: 'Summer', de: 'Sommer' },
  text: { en: 'Warm', de: 'Warm' },
  link: '/porter',
  link_text: { en: 'More', de: 'Mehr' },
  scene: 'porter',
  image: null,
  active: false,
  ...changes,
});

const add = async (changes: object = {}) => {
  const { version } = await read();
  return admin.send('POST', '/api/slides', { slide: input(changes), version });
};

const seeded = (id: string) => {
  const found = slides.find(({ _id }) => _id === id);
  if (!found) throw new Error(`${id} is seeded`);
  const { _id, position, ...rest } = found;
  return rest;
};

/** What was just published is a version, the one before it becomes the draft again, and the site stays as it is. */
const versionsAreKept = async (es: string): Promise<void> => {
  const { rows } = ok(await admin.get('/api/slides/versions')) as { rows: { number: number; by: object }[] };
  const [last, before] = rows;
  expect(last?.by).toMatchObject({ name: 'Miriam Vogt' });
  const said = async (number: number | undefined) =>
    JSON.stringify(ok(await admin.get(`/api/slides/versions/${number}`)));
  expect(await said(last?.number)).toContain(es);
  expect(await said(before?.number)).not.toContain(es);
  const { version, rows: drafts } = await read();
  const path = `/api/slides/versions/${before?.number}/restore`;
  const restored = ok(await admin.send('POST', path, { version })) as unknown as Set;
  expect(JSON.stringify(restored.rows)).not.toContain(es);
  // A slide that no version has stays, but would not be published.
  expect(restored.rows.map(({ _id }) => _id).sort()).toEqual(drafts.map(({ _id }) => _id).sort());
  expect(restored.rows.at(-1)).toMatchObject({ title: { en: 'Summer' }, active: false });
  expect(JSON.stringify(ok(await openBrowser(stack.url).get('/api/slides/es')))).toContain(es);
  expect(await admin.send('POST', path, { version })).toMatchObject({ status: 409 });
  expect(await admin.get('/api/slides/versions/999999')).toMatchObject({ status: 404 });
};

describe('the slides of the home page in the office', () => {
  it('are added, changed, put in order and taken away, each step with the version of all', async () => {
    const before = await read();
    const added = ok(await add()) as unknown as Set;
    const id = added.rows.at(-1)?._id ?? '';
    expect(added.rows).toHaveLength(before.rows.length + 1);
    expect(added.rows.at(-1)).toMatchObject({ title: { en: 'Summer' }, active: false });

    const ids = [id, ...before.rows.map(({ _id }) => _id)];
    const ordered = ok(await admin.send('PUT', '/api/slides/order', { ids, version: added.version }));
    expect((ordered as unknown as Set).rows.map(({ _id }) => _id)).toEqual(ids);
    expect(await admin.send('PUT', '/api/slides/order', { ids, version: added.version })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', reason: { values: { name: 'Miriam Vogt' } } },
    });
    const twice = [id, ...ids.slice(0, -1)];
    const { version } = ordered as unknown as Set;
    expect((await admin.send('PUT', '/api/slides/order', { ids: twice, version })).status).toBe(400);

    const gone = ok(await admin.send('DELETE', `/api/slides/${id}`)) as unknown as Set;
    expect(gone.rows.map(({ _id }) => _id)).toEqual(before.rows.map(({ _id }) => _id));
    expect((await admin.send('DELETE', `/api/slides/${id}`)).status).toBe(404);
  });

  it('are published together, and previewed before; what is not active stays in the office', async () => {
    ok(await add());
    const { version } = await read();
    const es = `Pronto ${crypto.randomUUID()}`;
    const vip = seeded('vip');
    const slide = { ...vip, active: true, title: { ...vip.title, es } };
    const saved = ok(await admin.send('PUT', '/api/slides/vip', { slide, version })) as unknown as Set;
    expect(saved.status).toBe('changed');
    const titles = async (path: string) =>
      (ok(await openBrowser(stack.url).get(path)).rows as { title: string }[]).map(({ title }) => title);
    expect(await titles('/api/slides/es')).not.toContain(es);
    const drafts = ok(await admin.get('/api/slides/es/draft')).rows as { title: string }[];
    expect(drafts.map(({ title }) => title)).toEqual([...(await titles('/api/slides/es')).slice(0, 3), es]);
    const published = ok(await admin.send('POST', '/api/slides/publish', { version: saved.version }));
    expect(published).toMatchObject({ status: 'published' });
    expect((await titles('/api/slides/es'))[3]).toBe(es);
    expect(await titles('/api/slides/de')).toEqual(slides.map(({ title }) => title.de));
    await versionsAreKept(es);
  });

  it('say by field what is missing, too long or no address', async () => {
    const long = { en: 'x'.repeat(81), de: ' ' };
    const image = { src: 'https://evil.example/a.png', alt: { en: '', de: '' } };
    expect(await add({ title: long, link: 'javascript:alert(1)', image })).toMatchObject({
      status: 400,
      body: {
        fields: {
          'slide.title.en': { code: 'too_long' },
          'slide.title.de': { code: 'empty' },
          'slide.link': { code: 'invalid' },
          'slide.image': { code: 'invalid' },
        },
      },
    });
  });

  it('show an uploaded picture in its size', async () => {
    const file = pngOf(120, 80).toString('base64');
    const { src } = ok(await admin.send('POST', '/api/pictures', { name: 'a.png', type: 'image/png', file }));
    const alt = { en: 'A beach', de: 'Ein Strand' };
    const { rows } = ok(await add({ image: { src, alt } })) as unknown as Set;
    expect(rows.at(-1)).toMatchObject({ image: { src, width: 120, height: 80, alt } });
    const added = rows.at(-1)?._id;
    expect((await admin.send('DELETE', `/api/slides/${added}`)).status).toBe(200);
  });
});
