import { request } from 'node:http';
import { describe, expect, inject, it } from 'vitest';
import { ok } from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { everyCall, filledPath } from '#test/support/every-call.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');
const { url } = stack;

/** Sends what no library would: the address and the body exactly as they are. */
const raw = (
  path: string,
  {
    method = 'GET',
    body,
    headers = {},
  }: { method?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; headers: Record<string, unknown>; text: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const asked = request({ hostname, port, path, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    asked.on('error', reject);
    asked.end(body);
  });

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  raw(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

describe('a body', () => {
  it('of more than a function takes is refused as too large', async () => {
    const { status } = await post('/auth/local', JSON.stringify({ email: 'x'.repeat(11_000_000) }));
    expect(status).toBe(413);
  });

  it('that nests without end is refused as input, or as no JSON', async () => {
    for (const body of ['['.repeat(200_000), `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`]) {
      expect((await post('/auth/local', body)).status).toBe(400);
    }
  });

  it('that is no JSON, or of another kind, is refused as input', async () => {
    for (const body of ['{', 'null', '"text"', '[]', '{"email":1e999}', '\u0000'])
      expect((await post('/auth/local', body)).status).toBe(400);
    expect(
      (await post('/auth/local', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' })).status,
    ).toBe(400);
  });

  it('cannot give objects properties that they all inherit', async () => {
    const body =
      '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}},"email":"a@b.de","password":"x"}';
    expect((await post('/auth/local', body)).status).toBeLessThan(500);
    expect((await raw('/api/users/me')).status).toBe(401);
  });
});

describe('an address', () => {
  it.each([
    '/api/../admin',
    '/api/%2e%2e/%2e%2e/etc/passwd',
    '/api/orders/%00',
    '/api//users/me',
    '/files/../../etc/passwd',
    '/files/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/..%5c..%5cwindows',
    '/%E0%A4%A',
    `/${'a'.repeat(6_000)}`,
  ])('%s leads to nothing of ours and breaks nothing', async (path) => {
    const { status, text } = await raw(path);
    expect([path, status < 500]).toEqual([path, true]);
    expect(text).not.toMatch(/root:|at file:\/\//);
  });

  it('that names another site as the way back leads nowhere else', async () => {
    for (const path of ['//evil.example', '/\\evil.example', '/en//evil.example', '/%2f%2fevil.example']) {
      const { status, headers } = await raw(path);
      const location = String(headers.location ?? '');
      expect([path, status >= 300 && status < 400 && /^(https?:)?[/\\]{2}evil/.test(location)]).toEqual([
        path,
        false,
      ]);
    }
  });
});

describe('a session', () => {
  it('that somebody else put into a browser is not taken over at login', async () => {
    const planted = 'eyJhbGciOiJIUzI1NiJ9.planted.by-somebody';
    const browser = openBrowser(url);
    const answer = await browser.send(
      'POST',
      '/auth/local',
      { email: 'client@example.com', password: 'Demo-2026' },
      { cookie: `session=${planted}` },
    );
    const { token } = ok(answer) as { token: string };
    expect(token).not.toContain('planted');
    expect([...browser.cookies.values()]).toContain(token);
    expect(answer.headers.getSetCookie().join()).toMatch(/HttpOnly/i);
    expect(answer.headers.getSetCookie().join()).toMatch(/SameSite=Lax/i);
  });

  it('is no session when its signature, its algorithm or its content was changed', async () => {
    const browser = openBrowser(url);
    const { token } = ok(
      await browser.send('POST', '/auth/local', { email: 'client@example.com', password: 'Demo-2026' }),
    ) as { token: string };
    const [head = '', content = '', signature = ''] = token.split('.');
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(content, 'base64url').toString()) as object;
    const forged = [
      `${encoded({ alg: 'none' })}.${content}.`,
      `${head}.${encoded({ ...claims, role: 'admin', sub: 'demo-admin' })}.${signature}`,
      // The first letter: of the last one not all bits count, and it may be what is put there.
      `${head}.${content}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    ];
    for (const bearer of forged)
      expect(
        (await openBrowser(url).get('/api/users/me', { authorization: `Bearer ${bearer}` })).status,
      ).toBe(401);
  });
});

it('no write of another site is taken from a browser that is logged in, whatever call it is', async () => {
  const admin = await staffBrowser(stack, 'admin3@example.com');
  const foreign = [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'https://other.localhost' },
    { 'sec-fetch-site': '', origin: 'null' },
  ];
  const taken: string[] = [];
  for (const [index, one] of everyCall.filter(({ method }) => method !== 'GET').entries()) {
    // All calls have one door: each is tried by one of the ways, in turn.
    const headers = foreign[index % foreign.length];
    const path = filledPath(one, () => 'no-such-thing');
    const { status } = await admin.send(one.method as 'POST', path, {}, headers);
    if (status !== 403) taken.push(`${one.key} ${headers?.origin}: ${status}`);
  }
  expect(taken).toEqual([]);
});

it('no answer of the API may be framed, guessed at or kept by others, and each has an id to read out', async () => {
  const admin = await staffBrowser(stack, 'admin3@example.com');
  for (const answer of [await admin.get('/api/users/me'), await openBrowser(url).get('/api/orders')]) {
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(
      answer.headers.get('content-security-policy') ?? answer.headers.get('x-frame-options'),
    ).toBeTruthy();
    expect(answer.headers.get('cache-control')).toMatch(/no-cache|no-store/);
    expect(answer.headers.get('x-request-id')).toMatch(/\S+/);
  }
});
