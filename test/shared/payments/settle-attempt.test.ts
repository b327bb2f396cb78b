import { describe, expect, it } from 'vitest';
import {
  ATTEMPT_STATES,
  type AttemptState,
  CHECKOUT_LIFETIME_MINUTES,
  merchantTransactionId,
} from '#shared/payments/payment-attempt.ts';
import type { ResultGroup } from '#shared/payments/result-code.ts';
import { belongsToAttempt, settleAttempt } from '#shared/payments/settle-attempt.ts';
import { anAnswer, anAttempt } from '#test/support/builders/attempt.ts';
import { NOW } from '#test/support/builders/order.ts';

const CODE_OF: Readonly<Record<ResultGroup, string>> = {
  success: '000.000.000',
  review: '000.400.000',
  pending: '100.400.500',
  communication: '900.100.300',
  chargeback: '000.100.203',
  workflow: '700.400.580',
  declined: '800.100.152',
};
const CHECKOUT_CREATED = '000.200.100';

const minutesAfter = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const WITHIN = minutesAfter(CHECKOUT_LIFETIME_MINUTES);
const OVER = new Date(WITHIN.getTime() + 1);

const OPEN = ['prepared', 'pending', 'review'] as const;
const CLOSED = ATTEMPT_STATES.filter(
  (state) => state !== 'expired' && !(OPEN as readonly string[]).includes(state),
);

/** What an open attempt becomes, while its checkout lives and after. */
const POLICY: Readonly<Record<ResultGroup, readonly [within: AttemptState, over: AttemptState]>> = {
  success: ['authorized', 'authorized'],
  review: ['review', 'review'],
  pending: ['pending', 'pending'],
  communication: ['pending', 'pending'],
  chargeback: ['prepared', 'expired'],
  workflow: ['prepared', 'expired'],
  declined: ['prepared', 'expired'],
};
const groups = Object.keys(POLICY) as ResultGroup[];

describe.each(OPEN)('an attempt that is %s', (state) => {
  const attempt = anAttempt({ state });

  it.each(groups.map((group) => [group, POLICY[group][0]] as const))(
    'becomes, with a result of the group %s while the checkout lives, %s',
    (group, then) => {
      expect(settleAttempt(attempt, anAnswer(CODE_OF[group]), WITHIN)).toBe(then);
    },
  );

  it.each(groups.map((group) => [group, POLICY[group][1]] as const))(
    'becomes, with a result of the group %s after the lifetime of the checkout, %s',
    (group, then) => {
      expect(settleAttempt(attempt, anAnswer(CODE_OF[group]), OVER)).toBe(then);
    },
  );

  it('is done at once when the sum was debited, not only held', () => {
    const debit = anAttempt({ state, payment_type: 'DB' });
    const answer = anAnswer(CODE_OF.success, { payment_type: 'DB' });
    expect(settleAttempt(debit, answer, WITHIN)).toBe('done');
  });

  it.each([
    ['a cent less', { amount: 16699 }],
    ['a cent more', { amount: 16701 }],
    ['no sum', { amount: undefined }],
    ['another currency', { currency: 'USD' }],
    ['no currency', { currency: undefined }],
    ['another order', { merchant_transaction_id: '10002-P1' }],
    ['another attempt', { merchant_transaction_id: '10001-P2' }],
    ['no order', { merchant_transaction_id: undefined }],
    ['a debit instead of a hold', { payment_type: 'DB' }],
    ['a reversal', { payment_type: 'RV' }],
    ['no payment type', { payment_type: undefined }],
  ])('is paid by no success and put in review by none that speaks of %s', (_, foreign) => {
    for (const group of ['success', 'review'] as const) {
      const answer = anAnswer(CODE_OF[group], foreign);
      expect(belongsToAttempt(attempt, answer)).toBe(false);
      expect(settleAttempt(attempt, answer, WITHIN)).toBe(state);
    }
  });

  it('waits for a card while the provider knows of a checkout only, and ends with it', () => {
    const unpaid = anAnswer(CHECKOUT_CREATED, { payment_id: undefined });
    expect(settleAttempt(attempt, unpaid, WITHIN)).toBe('prepared');
    expect(settleAttempt(attempt, unpaid, OVER)).toBe('expired');
    // Some answers name the checkout where a payment would stand.
    expect(settleAttempt(attempt, anAnswer(CHECKOUT_CREATED), WITHIN)).toBe('prepared');
  });

  it('can still be paid with another card after a decline', () => {
    const declined = settleAttempt(attempt, anAnswer(CODE_OF.declined), minutesAfter(1));
    const after = anAttempt({ state: declined });
    expect(settleAttempt(after, anAnswer(CODE_OF.success), minutesAfter(2))).toBe('authorized');
  });
});

describe('an attempt that ended unpaid', () => {
  const attempt = anAttempt({ state: 'expired' });

  it.each([
    ['success', 'authorized'],
    ['review', 'review'],
    ['pending', 'pending'],
    ['communication', 'pending'],
    ['declined', 'expired'],
    ['workflow', 'expired'],
    ['chargeback', 'expired'],
  ] as const)('is still found when a card was sent in the last moment (%s: %s)', (group, then) => {
    expect(settleAttempt(attempt, anAnswer(CODE_OF[group]), OVER)).toBe(then);
  });

  it('stays so when the provider knows of no card', () => {
    const unpaid = anAnswer(CHECKOUT_CREATED, { payment_id: undefined });
    expect(settleAttempt(attempt, unpaid, WITHIN)).toBe('expired');
  });
});

describe.each(CLOSED)('an attempt that is %s', (state) => {
  it.each(groups)('stays so, whatever a late or repeated notice says (%s)', (group) => {
    for (const moment of [WITHIN, OVER]) {
      expect(settleAttempt(anAttempt({ state }), anAnswer(CODE_OF[group]), moment)).toBe(state);
    }
  });
});

describe('a checkout', () => {
  it('lives 30 minutes', () => {
    expect(CHECKOUT_LIFETIME_MINUTES).toBe(30);
  });

  it('is known to the provider by its order and attempt', () => {
    expect(merchantTransactionId('10001', 2)).toBe('10001-P2');
  });
});
