import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { PAGE_NAMES } from '#shared/content/page.ts';
import { renderedFile } from '#shared/content/rendered-page.ts';
import { inLanguagePath, pathOfPage } from '#shared/content/site-paths.ts';
import { SITE_LANGUAGES } from '#shared/languages.ts';

type EdgeRequest = { uri: string; headers: Record<string, { value: string }> };
type EdgeAnswer = EdgeRequest & { statusCode?: number; body?: string };

const source = readFileSync('infra/constructs/viewer-request.js', 'utf8');
const handler: (event: unknown) => EdgeAnswer = runInNewContext(`${source}; handler`, {
  NOT_FOUND_SHELL: '<title>Site</title>',
  SITE_POLICY: "default-src 'self'",
});

const ask = (uri: string, headers: EdgeRequest['headers'] = {}, more: object = {}): EdgeAnswer =>
  handler({
    version: '1.0',
    viewer: { ip: '203.0.113.7' },
    request: { method: 'GET', uri, headers, querystring: {}, cookies: {}, ...more },
  });

describe("the edge's routing", () => {
  it.each([
    ['/login', '/index.html'],
    ['/user_settings', '/index.html'],
    ['/book', '/index.html'],
    ['/book/travel-details', '/index.html'],
    ['/de/book/payment/', '/index.html'],
    ['/thankyou', '/index.html'],
    ['/booking', '/index.html'],
    ['/de/bookings', '/index.html'],
    ['/forgot-password', '/index.html'],
    ['/de/reset-password', '/index.html'],
  ])('%s is a page of the public site', (uri, file) => {
    expect(ask(uri).uri).toBe(file);
  });

  it.each([
    ['/', '/pages/en/main.html'],
    ['/de', '/pages/de/main.html'],
    ['/de/', '/pages/de/main.html'],
    ['/about', '/pages/en/about.html'],
    ['/ar/faq/', '/pages/ar/faq.html'],
  ])('%s is a page that was rendered with its content', (uri, file) => {
    expect(ask(uri).uri).toBe(file);
  });

  it('knows every page that is rendered, in every language', () => {
    for (const name of PAGE_NAMES) {
      for (const language of SITE_LANGUAGES) {
        const address = inLanguagePath(pathOfPage(name), language);
        expect(ask(address).uri).toBe(`/${renderedFile(name, language)}`);
      }
    }
  });

  const choosing = (language: string) => ({ cookies: { language: { value: language } } });

  it.each([
    ['/', '/de'],
    ['/faq/', '/de/faq'],
    ['/book/travel-details', '/de/book/travel-details'],
  ])('whoever chose German before and opens %s is led to %s before any page arrives', (uri, to) => {
    const answer = ask(uri, {}, choosing('de'));
    expect(answer.statusCode).toBe(302);
    expect(answer.headers).toMatchObject({
      location: { value: to },
      'cache-control': { value: 'no-store' },
    });
  });

  it('what stands behind the address goes along to the chosen language', () => {
    const querystring = {
      service: { value: 'porter' },
      a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
    };
    const answer = ask('/book/travel-details', {}, { ...choosing('ar'), querystring });
    expect(answer.headers.location?.value).toBe('/ar/book/travel-details?service=porter&a=1&a=2');
  });

  it.each([
    ['/de/faq', 'ar', '/pages/de/faq.html'],
    ['/faq', 'en', '/pages/en/faq.html'],
    ['/faq', 'xx', '/pages/en/faq.html'],
    ['/faq', '/evil.example', '/pages/en/faq.html'],
    ['/admin/orders', 'de', '/back-office.html'],
    ['/favicon.svg', 'de', '/favicon.svg'],
    ['/api/users/me', 'de', '/api/users/me'],
  ])('%s with the choice %s stays where it is', (uri, language, file) => {
    expect(ask(uri, {}, choosing(language)).uri).toBe(file);
  });

  it.each([...SITE_LANGUAGES])('every public page also exists in %s', (language) => {
    expect(ask(`/${language}`).uri).toBe(`/pages/${language}/main.html`);
    expect(ask(`/${language}/book/overview`).uri).toBe('/index.html');
  });

  it.each([
    '/admin',
    '/admin/',
    '/admin/orders',
    '/admin/invoices/form/17',
    '/agencies',
    '/cms',
    '/cms/',
    '/cms/pages/faq',
  ])('%s opens the back office', (uri) => {
    expect(ask(uri).uri).toBe('/back-office.html');
  });

  it.each([
    ['/payment', '/payment/index.html'],
    ['/payment/', '/payment/index.html'],
    ['/de/payment/', '/payment/index.html'],
    ['/payment/return', '/payment/return.html'],
    ['/payment/index.html', '/payment/index.html'],
  ])('%s is a static document of the card payment', (uri, file) => {
    expect(ask(uri).uri).toBe(file);
  });

  it.each(['/assets/site-4F2K.js', '/favicon.svg', '/api/openapi.json'])(
    '%s is a file and stays as it is',
    (uri) => {
      expect(ask(uri).uri).toBe(uri);
    },
  );

  it.each([
    ['/api/users/me', '/api/users/me'],
    ['/api/users/me/', '/api/users/me'],
    ['/api/payments/getStatusExternal//', '/api/payments/getStatusExternal'],
    ['/auth/local/', '/auth/local'],
    ['/api/no-such-call', '/api/no-such-call'],
  ])('%s goes to the API without a slash at its end', (uri, path) => {
    expect(ask(uri).uri).toBe(path);
  });

  it.each([
    '/page-not-found',
    '/nowhere',
    '/fr',
    '/xx/login',
    '/book/nowhere',
    '/adminx',
    '/de/admin',
    '/cms/nowhere',
    '/login/more',
    '/payment/a/b',
    '/de/de',
    '/apix',
  ])('%s does not exist: a real 404 that still is the site', (uri) => {
    const answer = ask(uri);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe('<title>Site</title>');
    expect(answer.headers['content-type']?.value).toBe('text/html; charset=utf-8');
  });

  it("names the viewer's address to the API, whatever the viewer claims", () => {
    const claimed = { 'x-viewer-address': { value: '198.51.100.1' } };
    expect(ask('/api/users/me', claimed).headers['x-viewer-address']).toEqual({ value: '203.0.113.7' });
  });
});
