import { describe, expect, it } from 'vitest';
import { settlement } from '#shared/payments/settlement.ts';
import { anAnswer, anAttempt } from '#test/support/builders/attempt.ts';
import { aDraft, aPaidDraft, NOW } from '#test/support/builders/order.ts';

const SUCCESS = '000.000.000';
const DECLINED = '800.100.152';
const draft = aDraft({ payment_attempts: 1, ttl: undefined });
const waiting = aDraft({ payment_attempts: 1, ttl: undefined, submitted_at: NOW.toISOString() });
const LATER = new Date(NOW.getTime() + 60_000);

describe('what a payment makes of its order', () => {
  it('the hold becomes the payment of a draft, as the provider tells it', () => {
    const { attempt, order, isPlaced } = settlement(draft, anAttempt(), anAnswer(SUCCESS), LATER);
    expect(attempt).toMatchObject({ state: 'authorized', authorized_at: LATER.toISOString() });
    expect(order).toMatchObject({
      status: 'created',
      payment: {
        attempt: 1,
        transaction_id: '10001-P1',
        payment_id: 'payment-1',
        payment_brand: 'VISA',
        authorized_amount: 16700,
        card: { holder: 'Anna Sørensen', last4digits: '0000', expiryMonth: '12', expiryYear: '2030' },
      },
    });
    expect(isPlaced).toBeUndefined();
  });

  it('an order that waited for its bank is placed', () => {
    const settled = settlement(waiting, anAttempt({ state: 'pending' }), anAnswer(SUCCESS), LATER);
    expect(settled).toMatchObject({
      isPlaced: true,
      order: { status: 'ordered', payment_status: 'authorized', submitted_at: NOW.toISOString() },
    });
  });

  it('an order that waited is not placed by a hold of another sum', () => {
    const dearer = { ...waiting, price: aDraft({ selected_service: 'porter' }).price };
    const settled = settlement(dearer, anAttempt({ state: 'pending' }), anAnswer(SUCCESS), LATER);
    expect(settled.attempt.state).toBe('authorized');
    expect(settled.order).toBeUndefined();
  });

  it('a second hold pays nothing', () => {
    const second = anAttempt({ attempt: 2, merchant_transaction_id: '10001-P2' });
    const answer = anAnswer(SUCCESS, { merchant_transaction_id: '10001-P2' });
    expect(settlement(aPaidDraft(), second, answer, LATER).order).toBeUndefined();
  });

  it('a success of another order, sum or currency pays nothing', () => {
    for (const foreign of [{ merchant_transaction_id: '10002-P1' }, { amount: 1 }, { currency: 'USD' }]) {
      const settled = settlement(draft, anAttempt(), anAnswer(SUCCESS, foreign), LATER);
      expect(settled.attempt.state).toBe('prepared');
      expect(settled.order).toBeUndefined();
    }
  });

  it('a decline leaves the checkout open for another card, and tells why', () => {
    const { attempt, order } = settlement(draft, anAttempt(), anAnswer(DECLINED), LATER);
    expect(attempt).toMatchObject({ state: 'prepared', result_code: DECLINED });
    expect(order).toBeUndefined();
  });

  it('a checkout that ended lets its draft live on for a day, no longer', () => {
    const over = new Date(NOW.getTime() + 31 * 60_000);
    const { attempt, order } = settlement(draft, anAttempt(), anAnswer(DECLINED), over);
    expect(attempt.state).toBe('expired');
    expect(order?.ttl).toBe(over.getTime() / 1000 + 24 * 3600);
  });

  it('a bank that says no to an order that waited has its client mailed a link, good for 48 hours', () => {
    const settled = settlement(waiting, anAttempt({ state: 'pending' }), anAnswer(DECLINED), LATER);
    expect(settled.isRefused).toBe(true);
    expect(settled.attempt).toMatchObject({
      state: 'expired',
      pay_again_until: new Date(LATER.getTime() + 48 * 3_600_000).toISOString(),
    });
  });

  it('a debit is done at once', () => {
    const debit = anAttempt({ payment_type: 'DB' });
    const settled = settlement(draft, debit, anAnswer(SUCCESS, { payment_type: 'DB' }), LATER);
    expect(settled).toMatchObject({
      attempt: { state: 'done', paid_at: LATER.toISOString() },
      order: { payment_status: 'done' },
    });
  });
});

describe.each(['authorized', 'capturing', 'captured', 'done', 'releasing', 'released'] as const)(
  'a payment that is %s',
  (state) => {
    const attempt = anAttempt({
      state,
      payment_id: 'payment-1',
      result_code: SUCCESS,
      authorized_at: NOW.toISOString(),
    });

    it.each([SUCCESS, DECLINED, '100.400.500', '900.100.300'])(
      'stays as it was first told, whatever comes late or again (%s)',
      (code) => {
        const late = anAnswer(code, { payment_id: 'payment-2' });
        expect(settlement(aPaidDraft(), attempt, late, LATER)).toEqual({ attempt });
      },
    );
  },
);
