import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningStack } from '#infra/local/run-stack.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { runSmallStack, START_LIMIT } from './small-stack.ts';

const MEGABYTE = 1024 * 1024;

const ECHO = `
export const handler = async (event) => ({
  statusCode: 201,
  headers: { 'X-Kind': 'echo' },
  cookies: ['session=1; HttpOnly', 'language=de'],
  body: JSON.stringify(event),
});`;

const ODD = `
export const handler = async (event) => {
  switch (event.pathParameters.what) {
    case 'throws': throw new Error('out of order');
    case 'large': return { statusCode: 200, body: 'x'.repeat(7 * 1024 * 1024) };
    case 'binary': return { statusCode: 200, isBase64Encoded: true, body: Buffer.from([0, 255]).toString('base64') };
    case 'bare': return { answer: 42 };
    default: process.exit(3);
  }
};`;

const SLOW = 'export const handler = () => new Promise(() => setTimeout(() => {}, 60_000));';

const VIEWER_REQUEST = `
function handler(event) {
  var request = event.request;
  if (request.uri === '/old') return { statusCode: 302, headers: { location: { value: '/new' } } };
  if (request.uri === '/gone') return { statusCode: 404, headers: { 'content-type': { value: 'text/html' } }, body: '<h1>Not here</h1>' };
  if (request.uri === '/about') request.uri = '/pages/about.html';
  if (request.uri.length > 1 && request.uri.endsWith('/')) request.uri = request.uri.slice(0, -1);
  return request;
}`;

type Echoed = {
  routeKey: string;
  headers: Record<string, string>;
  pathParameters?: Record<string, string>;
  queryStringParameters?: Record<string, string>;
  cookies?: string[];
  body?: string;
  isBase64Encoded: boolean;
  requestContext: { http: { sourceIp: string } };
};

describe('the gateway of the local stack', () => {
  let stack: RunningStack;
  beforeAll(async () => {
    stack = await runSmallStack({
      functions: { echo: ECHO, odd: ODD, slow: SLOW },
      timeouts: { slow: 1 },
      routes: {
        'GET /api/orders/{order}': 'echo',
        'GET /api/orders/newest': 'echo',
        'POST /api/orders': 'echo',
        'GET /api/odd/{what}': 'odd',
        'GET /api/slow': 'slow',
      },
      pages: { 'pages/about.html': '<h1>About</h1>', 'assets/app.js': `/* ${'a'.repeat(2_000)} */` },
      viewerRequest: VIEWER_REQUEST,
    });
  }, START_LIMIT);
  afterAll(() => stack.close());

  /** A path as it is written, which fetch would tidy up. */
  const statusOf = (path: string): Promise<number | undefined> =>
    new Promise((resolve, reject) =>
      request({ host: '127.0.0.1', port: stack.ports.site, path }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .once('error', reject)
        .end(),
    );
  const echoed = (body: unknown) => body as Echoed;

  it('hands a call over as API Gateway does', async () => {
    const answer = await openBrowser(stack.url).get('/api/orders/F%201?a=1&a=2&b=x%20y', {
      cookie: 'c=1; d=2',
    });
    const event = echoed(answer.body);
    expect(answer.status).toBe(201);
    expect(event.routeKey).toBe('GET /api/orders/{order}');
    expect(event.pathParameters).toEqual({ order: 'F 1' });
    expect(event.queryStringParameters).toEqual({ a: '1,2', b: 'x y' });
    expect(event.cookies).toEqual(['c=1', 'd=2']);
    expect(event.headers.cookie).toBeUndefined();
    expect(event.requestContext.http.sourceIp).toMatch(/^(127\.0\.0\.1|::1)$/);
  });

  it('turns headers and cookies of a function into the response', async () => {
    const browser = openBrowser(stack.url);
    const { headers } = await browser.get('/api/orders/1');
    expect(headers.get('x-kind')).toBe('echo');
    expect([...browser.cookies]).toEqual([
      ['session', '1'],
      ['language', 'de'],
    ]);
  });

  it('prefers the literal route to the variable one', async () => {
    const { body } = await openBrowser(stack.url).get('/api/orders/newest');
    expect(echoed(body).routeKey).toBe('GET /api/orders/newest');
  });

  it('adds the secret that proves the way through the edge, whatever the caller sent', async () => {
    const { body } = await openBrowser(stack.url).get('/api/orders/1', { 'x-origin-secret': 'guessed' });
    expect(echoed(body).headers['x-origin-secret']).toMatch(/^[A-Za-z0-9]{40}$/);
  });

  it('passes JSON as text and anything else in base 64', async () => {
    const browser = openBrowser(stack.url);
    const json = echoed((await browser.send('POST', '/api/orders', { name: 'Ñandú' })).body);
    expect(json).toMatchObject({ isBase64Encoded: false, body: '{"name":"Ñandú"}' });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const other = echoed((await browser.send('POST', '/api/orders', 1, form)).body);
    expect(other).toMatchObject({ isBase64Encoded: true, body: 'MQ==' });
  });

  it.each([
    ['/api/nothing', 404, 'Not Found'],
    ['/api/odd/throws', 500, 'Internal Server Error'],
    ['/api/odd/dies', 500, 'Internal Server Error'],
    ['/api/odd/large', 500, 'Internal Server Error'],
    ['/api/slow', 504, 'Task timed out after 1.00 seconds'],
  ])('answers %s with %i', async (path, status, message) => {
    const answer = await openBrowser(stack.url).get(path);
    expect(answer).toMatchObject({ status, body: { message } });
  });

  it('works on after a function died', async () => {
    const { body } = await openBrowser(stack.url).get('/api/odd/bare');
    expect(body).toEqual({ answer: 42 });
  });

  it('sends binary bodies as they are', async () => {
    const response = await fetch(`${stack.url}/api/odd/binary`);
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0, 255]);
  });

  it.each([
    ['more than Lambda takes', 6],
    ['more than the gateway takes', 10],
  ])('refuses a body of %s', async (_, megabytes) => {
    const text = 'x'.repeat(megabytes * MEGABYTE);
    const answer = await openBrowser(stack.url).send('POST', '/api/orders', text);
    expect(answer).toMatchObject({ status: 413, body: { message: 'Request Entity Too Large' } });
  });

  it('lets the CloudFront Function rewrite, redirect and refuse', async () => {
    const browser = openBrowser(stack.url);
    expect((await browser.get('/about')).body).toBe('<h1>About</h1>');
    expect((await browser.get('/old')).headers.get('location')).toBe('/new');
    expect(await browser.get('/gone')).toMatchObject({ status: 404, body: '<h1>Not here</h1>' });
    expect((await browser.get('/api/orders/1/')).status).toBe(201);
  });

  it('applies the headers policy, with the local card provider in it', async () => {
    const { headers } = await openBrowser(stack.url).get('/');
    expect(headers.get('content-security-policy')).toBe(
      `frame-src 'self' http://127.0.0.1:${stack.ports.cards}`,
    );
  });

  it('answers a page that has not changed with 304', async () => {
    const browser = openBrowser(stack.url);
    const etag = (await browser.get('/')).headers.get('etag') ?? '';
    expect((await browser.get('/', { 'if-none-match': etag })).status).toBe(304);
  });

  it.each(['br', 'gzip'])('compresses by %s when asked, assets for good', async (encoding) => {
    const { headers, body } = await openBrowser(stack.url).get('/assets/app.js', {
      'accept-encoding': encoding,
    });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cache-control')).toContain('immutable');
    expect(body).toContain('aaaa');
  });

  it('answers HEAD without a body', async () => {
    const response = await fetch(`${stack.url}/`, { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe('13');
    expect(await response.text()).toBe('');
  });

  it.each([
    '/assets/none.js',
    '/../assembly/small.json',
    '/%2e%2e/assembly/small.json',
    '/..%2fassembly/small.json',
    '/%00',
  ])('has no file %s', async (path) => {
    expect(await statusOf(path)).toBe(404);
  });
});
