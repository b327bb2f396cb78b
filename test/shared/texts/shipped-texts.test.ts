import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '#shared/domain-error.ts';
import { type BookingErrorCode, bookingErrors } from '#shared/orders/booking-errors.ts';
import { shippedTexts } from '#shared/texts/shipped-texts.ts';

const en = shippedTexts('en');
const de = shippedTexts('de');
const placeholdersIn = (text = ''): string[] =>
  Array.from(text.matchAll(/\{\{(\w+)\}\}/g), ([, name]) => name ?? '').sort();

/** Every code of an error answer with the key of its text; 100 and 101 are the login's own. */
const ERROR_KEYS: Readonly<Record<ErrorCode, string>> = {
  invalid_input: 'error.invalid_input',
  not_logged_in: 'error.not_logged_in',
  not_allowed: 'error.not_allowed',
  not_found: 'error.not_found',
  refused_transition: 'error.refused_transition',
  changed_meanwhile: 'error.changed_meanwhile',
  already_exists: 'error.already_exists',
  price_changed: 'error.price_changed',
  payment_failed: 'error.payment_failed',
  payment_unknown: 'error.payment_unknown',
  too_large: 'error.too_large',
  too_many_requests: 'error.too_many_requests',
  internal: 'error.internal',
  unavailable: 'error.unavailable',
  100: 'login.error.100',
  101: 'login.error.101',
};

describe('the texts of this release', () => {
  it('are the same in English and German, key by key, and none is blank', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    const blank = [...Object.entries(en), ...Object.entries(de)].filter(([, text]) => text.trim() === '');
    expect(blank).toEqual([]);
  });

  it('carry the same placeholders in both languages', () => {
    const different = Object.keys(en).filter(
      (key) => placeholdersIn(en[key]).join() !== placeholdersIn(de[key]).join(),
    );
    expect(different).toEqual([]);
  });

  it('have a singular for every plural', () => {
    const lonely = Object.keys(en).filter(
      (key) => key.endsWith('_other') && !(key.replace(/_other$/, '_one') in en),
    );
    expect(lonely).toEqual([]);
  });
});

describe('every problem of a booking', () => {
  const codes = Object.keys(bookingErrors) as BookingErrorCode[];

  it.each(codes)('%s has its own text under book.errors, in English and German', (code) => {
    const key = `book.errors.${code}`;
    expect(en[key]).toBe(bookingErrors[code]);
    expect(de[key]).toMatch(/\S/);
    expect(de[key]).not.toBe(en[key]);
  });
});

describe('the texts that the specification names', () => {
  it.each([
    'login.error.no_input',
    'login.error.email.invalid',
    'login.error.100',
    'login.error.101',
    'login.error.failed',
    'book.payment.errors.generic',
    'book.payment.errors.reauthorize',
    'book.error_list.intro_one',
    'book.error_list.intro_other',
    'book.error_list.outro',
  ])('%s is there in English and German', (key) => {
    expect(en[key]).toMatch(/\S/);
    expect(de[key]).toMatch(/\S/);
    expect(de[key]).not.toBe(en[key]);
  });

  it('say "Payment was successful, thanks!" on the card page', () => {
    expect(en['card.success']).toBe('Payment was successful, thanks!');
  });

  it.each(Object.entries(ERROR_KEYS))('tell what the error %s means (%s)', (_, key) => {
    expect(en[key]).toMatch(/\S/);
    expect(de[key]).toMatch(/\S/);
  });
});
