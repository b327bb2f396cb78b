import { expect, it } from 'vitest';
import { cookieName } from '#shared/http/cookie-name.ts';

it('a cookie of the site is bound to its host, but on the http of one’s own machine, where browsers refuse that', () => {
  expect(cookieName('draft', 'https://assist.example.org')).toBe('__Host-draft');
  expect(cookieName('session', 'https://assist.example.org')).toBe('__Host-session');
  expect(cookieName('session', 'http://localhost:3000')).toBe('session');
});
