import { describe, expect, it } from 'vitest';
import type { Order } from '#shared/orders/order.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';
import { decideReconciliation, isHoldOld, type Reconciliation } from '#shared/payments/reconciliation.ts';
import { anAttempt } from '#test/support/builders/attempt.ts';
import { aDraft, aPaidDraft, NOW } from '#test/support/builders/order.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
const ago = (ms: number): string => new Date(NOW.getTime() - ms).toISOString();

const paid = aPaidDraft();
const placed = aPaidDraft({
  status: 'ordered',
  payment_status: 'authorized',
  submitted_at: ago(9 * HOUR),
});
const cancelled = (since: number) => aPaidDraft({ ...placed, status: 'cancelled', updated_at: ago(since) });
const waiting = aDraft({ payment_attempts: 1, submitted_at: ago(50 * HOUR) });
const hold = (since: number, more: Partial<PaymentAttempt> = {}) =>
  anAttempt({ state: 'authorized', authorized_at: ago(since), ...more });
const refused = (until: string) => anAttempt({ state: 'expired', pay_again_until: until });

const CASES: readonly [what: string, then: Reconciliation, order: Order, attempt: PaymentAttempt][] = [
  ['a checkout that is open', 'ask', paid, anAttempt()],
  ['a bank that has not answered', 'ask', paid, anAttempt({ state: 'pending' })],
  ['a payment in review', 'ask', paid, anAttempt({ state: 'review' })],
  [
    'a capture that is running',
    'leave',
    placed,
    anAttempt({ state: 'capturing', capturing_since: ago(60 * SECOND) }),
  ],
  [
    'a capture whose answer was lost',
    'ask_capture',
    placed,
    anAttempt({ state: 'capturing', capturing_since: ago(61 * SECOND) }),
  ],
  ['money that is on its way', 'ask_capture', placed, anAttempt({ state: 'captured' })],
  ['a hold of a draft, for 2 hours', 'leave', paid, hold(2 * HOUR)],
  ['a hold of a draft that nobody submitted for longer', 'release', paid, hold(2 * HOUR + SECOND)],
  ['a hold of a placed order', 'leave', placed, hold(100 * HOUR)],
  ['a hold of an order cancelled 48 hours ago', 'leave', cancelled(48 * HOUR), hold(60 * HOUR)],
  ['a hold of an order cancelled before', 'release', cancelled(48 * HOUR + SECOND), hold(60 * HOUR)],
  ['a hold that no order rests on', 'release', paid, hold(0, { attempt: 2 })],
  ['a release that was not answered', 'release', paid, anAttempt({ state: 'releasing' })],
  ['a checkout that ended', 'leave', paid, anAttempt({ state: 'expired' })],
  ['a client who may still pay', 'leave', waiting, refused(ago(-SECOND))],
  ['a client who did not pay in time', 'give_up', waiting, refused(ago(SECOND))],
  ['a client who is trying again', 'unwatch', { ...waiting, payment_attempts: 2 }, refused(ago(SECOND))],
  ['a client who has paid', 'unwatch', placed, refused(ago(SECOND))],
  ['a payment that is done', 'leave', placed, anAttempt({ state: 'done' })],
  ['a hold that was given back', 'leave', paid, anAttempt({ state: 'released' })],
];

describe('what the reconciler does about', () => {
  it.each(CASES)('%s: %s', (_, then, order, attempt) => {
    expect(decideReconciliation(order, attempt, NOW)).toBe(then);
  });
});

describe('a hold is old', () => {
  it.each([
    [5 * 24 * HOUR, 'authorized', false],
    [5 * 24 * HOUR + SECOND, 'authorized', true],
    [9 * 24 * HOUR, 'captured', false],
  ] as const)('after %i ms, when it is %s: %j, because banks drop it after a week', (since, state, isOld) => {
    expect(isHoldOld(hold(since, { state }), NOW)).toBe(isOld);
  });
});
