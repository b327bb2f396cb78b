import { describe, expect, it } from 'vitest';
import { TEST_CARDS } from '#infra/local/card-provider/test-cards.ts';
import { brandOf, isCardNumber } from '#infra/local/card-provider/widget/card-rules.ts';
import { checkCard } from '#infra/local/card-provider/widget/check-card.ts';
import { formatExpiry, parseExpiry } from '#infra/local/card-provider/widget/expiry.ts';
import { formatNumber } from '#infra/local/card-provider/widget/format-number.ts';
import { widgetTexts } from '#infra/local/card-provider/widget/texts.ts';

const today = new Date(2026, 7, 31);
const right = { number: '4200 0000 0000 0000', holder: 'KEIKO TANAKA', expiry: '08 / 26', cvv: '123' };
const check = (changes: Partial<typeof right>, brands = ['VISA', 'MASTER', 'AMEX']) =>
  checkCard({ ...right, ...changes }, brands, today, widgetTexts('en'));

describe('the card form', () => {
  it.each(Object.values(TEST_CARDS))(
    'the test card $number is a valid $brand number',
    ({ number, brand }) => {
      expect([brandOf(number), isCardNumber(number)]).toEqual([brand, true]);
    },
  );

  it('a card is good until the last day of its month', () => {
    expect(check({})).toEqual({ number: '', holder: '', expiry: '', cvv: '' });
    expect(check({ expiry: '07 / 26' }).expiry).toBe('This card has expired.');
  });

  it('a mistyped digit is noticed', () => {
    expect(check({ number: '4200 0000 0000 0001' }).number).toBe('Check the card number.');
  });

  it('a brand that the shop does not take is named', () => {
    expect(check({ number: TEST_CARDS.amex.number }, ['VISA', 'MASTER']).number).toBe(
      'We take VISA, MASTER.',
    );
  });

  it('an AMEX has a security code of four digits', () => {
    expect(check({ number: TEST_CARDS.amex.number }).cvv).toBe('Four digits, on the front.');
    expect(check({ number: TEST_CARDS.amex.number, cvv: '1234' }).cvv).toBe('');
  });

  it('the name on the card is required', () => {
    expect(check({ holder: ' ' }).holder).not.toBe('');
  });

  it.each([
    ['0829', '08', '2029'],
    ['8/29', '08', '2029'],
    ['08 / 29', '08', '2029'],
    ['08/2029', '08', '2029'],
  ])('%s is read as an expiry', (text, month, year) => {
    expect(parseExpiry(text)).toEqual({ month, year });
  });

  it('digits are grouped as they stand on the card', () => {
    expect(formatNumber('4200000000000000')).toBe('4200 0000 0000 0000');
    expect(formatNumber('374500262001008')).toBe('3745 002620 01008');
    expect(formatExpiry('829')).toBe('08 / 29');
    expect(formatExpiry('12')).toBe('12');
  });

  it('a page can replace the button text in its own language', () => {
    expect(widgetTexts('de').submit).toBe('Jetzt bezahlen');
    expect(widgetTexts('de-DE', { submit: 'Reservieren' }).submit).toBe('Reservieren');
  });
});
