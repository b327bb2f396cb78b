import { beforeAll, describe, expect, inject, it } from 'vitest';
import { ok } from '#test/support/booking-calls.ts';
import type { BrowserClient } from '#test/support/browser-client.ts';
import { JPEG, pngOf } from '#test/support/pictures.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');
let admin: BrowserClient;
beforeAll(async () => {
  admin = await staffBrowser(stack, 'admin@example.com');
});

type Picture = { readonly _id: string; readonly src: string; readonly version: number };

const upload = (file: Buffer, name = 'gate.png', type = 'image/png') =>
  admin.send('POST', '/api/pictures', { name, type, file: file.toString('base64') });

const uploaded = async (name: string): Promise<Picture> =>
  ok(await upload(pngOf(64, 48), name)) as unknown as Picture;

const find = async (text: string) =>
  ok(await admin.send('POST', '/api/pictures/list', { where: { text } })).rows as Picture[];

describe('pictures of pages and slides', () => {
  it('are served by the site under a name that nobody guesses, with their size, and kept for good', async () => {
    const { src } = ok(await upload(JPEG, 'Gate 7.jpg', 'image/jpeg')) as unknown as Picture;
    expect(src).toMatch(/^\/files\/[0-9a-f-]{36}-16x9\.jpg$/);
    const served = await fetch(stack.url + src);
    expect(served.status).toBe(200);
    expect(Buffer.from(await served.arrayBuffer()).equals(JPEG)).toBe(true);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect((await fetch(`${stack.url}/files/none-1x1.png`)).status).toBe(404);
  });

  it('are refused with a reason when they are none, and of 5 MB', async () => {
    expect(
      await upload(Buffer.from('<svg onload="alert(1)"/>'.repeat(3)), 'a.svg', 'image/svg+xml'),
    ).toMatchObject({
      status: 409,
      body: { reason: { key: 'picture.kind' } },
    });
    expect((await upload(pngOf(10, 10, 5 * 1024 * 1024))).status).toBe(413);
    expect(await upload(pngOf(10, 10, 4.2 * 1024 * 1024))).toMatchObject({
      status: 413,
      body: { reason: { key: 'picture.too_heavy' } },
    });
  });

  it('are described in each language; a stale description is refused', async () => {
    const name = `sign-${crypto.randomUUID()}.png`;
    const { _id, version } = await uploaded(name);
    const alt = { en: 'A name sign', de: 'Ein Namensschild' };
    expect(ok(await admin.send('PUT', `/api/pictures/${_id}`, { alt, version }))).toMatchObject({ alt });
    expect(await admin.send('PUT', `/api/pictures/${_id}`, { alt: {}, version })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    });
    expect(await find(name)).toMatchObject([{ _id, alt, width: 64, height: 48, used: false }]);
    const where = { text: name, used: true };
    expect(ok(await admin.send('POST', '/api/pictures/count', { where }))).toEqual({ count: 0 });
  });

  it('that nothing shows can be deleted, and are gone from the site', async () => {
    const name = `old-${crypto.randomUUID()}.png`;
    const { _id, src } = await uploaded(name);
    expect((await admin.send('DELETE', `/api/pictures/${_id}`)).status).toBe(204);
    expect((await fetch(stack.url + src)).status).toBe(404);
    expect(await find(name)).toEqual([]);
    expect((await admin.send('DELETE', `/api/pictures/${_id}`)).status).toBe(404);
  });

  it('are in the hands of admins alone', async () => {
    const agency = await staffBrowser(stack, 'agency@example.com');
    const body = { name: 'a.png', type: 'image/png', file: pngOf(1, 1).toString('base64') };
    expect((await agency.send('POST', '/api/pictures', body)).status).toBe(403);
    expect((await agency.send('POST', '/api/pictures/list', {})).status).toBe(403);
  });
});
