import { describe, expect, it } from 'vitest';
import { decryptNotice } from '#functions/payments/decrypt-notice.ts';

/** The known answer of the provider's documentation. */
const KEY = '000102030405060708090a0b0c0d0e0f'.repeat(2);
const NOTICE = {
  iv: '0'.repeat(24),
  tag: 'CE573FB7A41AB78E743180DC83FF09BD',
  body: '0A3471C72D9BE49A8520F79C66BBD9A12FF9',
};

describe('a notice of the card provider', () => {
  it('is read as the provider documents it, in capitals or not', () => {
    const small = { iv: NOTICE.iv, tag: NOTICE.tag.toLowerCase(), body: NOTICE.body.toLowerCase() };
    for (const sealed of [NOTICE, small]) expect(decryptNotice(KEY, sealed)).toBe('{"type":"PAYMENT"}');
  });

  it.each([
    ['the body was altered', { body: `1${NOTICE.body.slice(1)}` }],
    ['the tag was altered', { tag: `D${NOTICE.tag.slice(1)}` }],
    ['the tag was cut short', { tag: NOTICE.tag.slice(0, 8) }],
    ['the vector is another', { iv: '1'.repeat(24) }],
    ['the vector has another length', { iv: '0'.repeat(32) }],
    ['nothing was sealed', { body: '' }],
    ['the body is not hex', { body: '{"type":"PAYMENT"}' }],
    ['half a digit is missing', { body: NOTICE.body.slice(1) }],
  ])('is refused when %s', (_, changes) => {
    expect(() => decryptNotice(KEY, { ...NOTICE, ...changes })).toThrow();
  });

  it('is refused when it was sealed with another key', () => {
    expect(() => decryptNotice('f'.repeat(64), NOTICE)).toThrow();
  });
});
