import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CatalogueApi } from '#shared/catalogue/catalogue-api.ts';
import { apiClient } from '#web/common/call-api.ts';

const call = apiClient<CatalogueApi>();

/** An answer whose head arrived, and whose body broke off: the visitor went on, or the line was cut. */
const brokenOff = (status: number): Response =>
  new Response(new ReadableStream({ start: (body) => body.error(new TypeError('aborted')) }), { status });

const answering = (response: Response): void => {
  vi.stubGlobal('fetch', async () => response);
};

afterEach(() => vi.unstubAllGlobals());

describe('a call of the API', () => {
  it('that breaks off is a failure, never an empty success that could be kept', async () => {
    answering(brokenOff(200));
    await expect(call('GET /api/airports/{lang}', { params: { lang: 'en' } })).rejects.toMatchObject({
      status: 0,
      code: 'unavailable',
    });
  });

  it('that is refused without words still says its status', async () => {
    answering(brokenOff(502));
    await expect(call('GET /api/prices', {})).rejects.toMatchObject({ status: 502, code: 'unavailable' });
  });

  it('answers what the server sent', async () => {
    answering(Response.json([{ code: 'bag', price: 12 }]));
    await expect(call('GET /api/prices', {})).resolves.toEqual([{ code: 'bag', price: 12 }]);
  });

  it('that got no answer goes again under the same key, and under a new one once it was answered', async () => {
    const keys: (string | null)[] = [];
    const answers = [brokenOff(200), new Response('', { status: 503 }), Response.json({ count: 1 })];
    vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
      keys.push(new Headers(headers).get('idempotency-key'));
      const answer = answers.shift();
      if (!answer) throw new TypeError('no line');
      return answer;
    });
    const ask = (val: string) =>
      call('POST /api/airlines/typeahead', { body: { val } }).then(
        () => 'answered',
        () => 'not answered',
      );
    const said = [await ask('a'), await ask('a'), await ask('a'), await ask('a'), await ask('b')];
    expect(said).toEqual(['not answered', 'not answered', 'answered', 'not answered', 'not answered']);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect([keys[1], keys[2]]).toEqual([keys[0], keys[0]]);
    expect(new Set(keys).size).toBe(3);
  });
});
