import { expect, it } from 'vitest';
import { isSafeAddress } from '#shared/content/safe-address.ts';

it.each(['/', '/porter', '/book/travel-details?service=porter', '#price', 'https://example.com/a?b=c'])(
  '%s may stand in a page',
  (address) => {
    expect(isSafeAddress(address)).toBe(true);
  },
);

it.each([
  '',
  'porter',
  '//evil.example',
  '/\\evil.example',
  'http://evil.example',
  'javascript:alert(1)',
  ' https://example.com',
  'https://example.com/"onload="x',
  '/a\nb',
])('%j may not', (address) => {
  expect(isSafeAddress(address)).toBe(false);
});
