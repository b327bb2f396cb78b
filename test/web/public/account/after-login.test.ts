import { describe, expect, it } from 'vitest';
import { addressAfterLogin } from '#web/public/account/after-login.ts';
import { referringPage } from '#web/public/account/referring-page.ts';

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

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/logout', '/login?referrer=/'])(
    'does not follow %s',
    (wanted) => {
      expect(addressAfterLogin('webclient', wanted).path).toBe('/');
    },
  );
});

describe('where a logout returns to', () => {
  it('is the referring public page, in the language that is shown', () => {
    expect(referringPage('/de/book/travel-details')).toBe('/book/travel-details');
  });

  it.each([null, '', '/admin/orders', '/de/user_settings', '//evil.example', 'https://evil.example'])(
    'is home after %s',
    (referrer) => {
      expect(referringPage(referrer)).toBe('/');
    },
  );
});
