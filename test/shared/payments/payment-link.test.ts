import { describe, expect, it } from 'vitest';
import {
  amountOfLink,
  type PaymentLink,
  paymentAddress,
  paymentTypeOfLink,
  signedFields,
} from '#shared/payments/payment-link.ts';

const aLink = (overrides: Partial<PaymentLink> = {}): PaymentLink => ({
  amt: '167.00',
  cur: 'EUR',
  order: '10001',
  ...overrides,
});

describe('the signature of a payment link', () => {
  it.each([
    ['amt', '1.00'],
    ['cur', 'USD'],
    ['order', '10002'],
    ['job', '10001-1'],
    ['service', 'sec24'],
    ['date', '2026-12-04'],
    ['time', '14:30'],
    ['airport', 'FRA'],
    ['customer', 'Anna'],
  ])('covers %s', (name, value) => {
    expect(signedFields(aLink({ [name]: value }))).not.toEqual(signedFields(aLink()));
  });

  it('does not cover what the card provider adds', () => {
    const returned = { ...aLink(), id: 'checkout-1', resourcePath: '/v1/checkouts/checkout-1/payment' };
    expect(signedFields(returned)).toEqual(signedFields(aLink()));
  });

  it('tells apart what stands in which parameter', () => {
    expect(signedFields(aLink({ date: 'x' }))).not.toEqual(signedFields(aLink({ time: 'x' })));
  });
});

describe('the address of a payment link', () => {
  it('carries what was signed, the signature and the language', () => {
    const link = aLink({ customer: 'Anna & Söhne' });
    const url = new URL(paymentAddress('https://example.com', link, 'abc', 'de'));
    expect(url.pathname).toBe('/payment/');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      amt: '167.00',
      cur: 'EUR',
      order: '10001',
      customer: 'Anna & Söhne',
      signature: 'abc',
      lang: 'de',
    });
  });
});

describe('the sum of a payment link', () => {
  it.each([
    ['167.00', 16700],
    ['0.05', 5],
    ['167', undefined],
    ['167.0', undefined],
    ['167,00', undefined],
    ['-1.00', undefined],
    ['1e3', undefined],
    ['167.001', undefined],
    ['', undefined],
  ])('%j is %j cents', (amt, cents) => {
    expect(amountOfLink(aLink({ amt }))).toBe(cents);
  });
});

describe('a payment link', () => {
  it.each([
    { more: {}, type: 'PA', what: 'holds the sum of an order' },
    { more: { job: '10001-1' }, type: 'DB', what: 'debits a job at once' },
    { more: { service: 'sec24' }, type: 'DB', what: 'debits the sec24 service at once' },
  ])('$what ($type)', ({ more, type }) => {
    expect(paymentTypeOfLink(aLink(more))).toBe(type);
  });
});
