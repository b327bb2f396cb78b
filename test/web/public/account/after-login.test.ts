import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressAfterLogin } from '#web/public/account/after-login.ts';
import { referringPage } from '#web/public/account/referring-page.ts';

/** What browsers take for another host. */
const ELSEWHERE = [
  'https://evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
];

/** Addresses as somebody would write them who wants to lead a visitor away. */
const crafted = fc
  .array(
    fc.oneof(
      fc.constantFrom('/', '\\', '\t', '.', '..', 'de', '@', ':', '?', '#', 'evil.example'),
      fc.string(),
    ),
  )
  .map((parts) => parts.join(''));

it('no address that somebody has made up leads from a login or logout to another site', () => {
  const site = 'https://airport-assist.example';
  fc.assert(
    fc.property(crafted, fc.constantFrom('webclient', 'admin'), (wanted, role) => {
      for (const path of [addressAfterLogin(role, wanted).path, referringPage(wanted)]) {
        expect(new URL(path, site).origin).toBe(site);
        expect(new URL(path, `${site}/de/`).pathname).not.toMatch(/^\/\//);
      }
    }),
    { numRuns: 2_000, seed: 2026 },
  );
});

describe('where a login leads', () => {
  it('takes a client back to the booking, or home', () => {
    expect(addressAfterLogin('webclient', '/book/personal-details').path).toBe('/book/personal-details');
    expect(addressAfterLogin('webclient', undefined).path).toBe('/');
  });

  it('takes staff to what they wanted in the office, else to the jobs, whoever they are', () => {
    expect(addressAfterLogin('admin', '/admin/orders?date=1')).toEqual({
      path: '/admin/orders?date=1',
      isOffice: true,
    });
    for (const role of ['admin', 'emp', 'agency'] as const) {
      expect(addressAfterLogin(role, '/')).toEqual({ path: '/admin/jobs', isOffice: true });
    }
  });

  it('never takes a client into the office', () => {
    expect(addressAfterLogin('webclient', '/admin/jobs')).toEqual({ path: '/', isOffice: false });
  });

  it.each([...ELSEWHERE, '/logout', '/login?referrer=/'])('does not follow %s', (wanted) => {
    expect(addressAfterLogin('webclient', wanted).path).toBe('/');
  });
});

describe('where a logout returns to', () => {
  it('is the referring public page, in the language that is shown', () => {
    expect(referringPage('/de/book/travel-details')).toBe('/book/travel-details');
  });

  it.each([null, '', '/admin/orders', '/de/user_settings', '/de//evil.example', ...ELSEWHERE])(
    'is home after %s',
    (referrer) => {
      expect(referringPage(referrer)).toBe('/');
    },
  );
});
