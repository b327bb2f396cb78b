import { describe, expect, it } from 'vitest';
import { isCounted } from '#web/public/page/counted-page.ts';

describe('which pages are counted', () => {
  it.each(['/', '/about', '/faq', '/book/travel-details', '/book/overview', '/thankyou', '/login-help'])(
    '%s is',
    (path) => {
      expect(isCounted(path)).toBe(true);
    },
  );

  it.each([
    '/login',
    '/login/',
    '/signup',
    '/user_settings',
    '/logout',
    '/forgot-password',
    '/reset-password',
    '/book/payment',
    '/payment',
    '/payment/return',
    '/admin',
    '/admin/orders',
    '/agencies',
    '/cms',
  ])('%s is not', (path) => {
    expect(isCounted(path)).toBe(false);
  });
});
