import { groupOf } from '../result-codes.ts';
import { lastAttempt } from './checkouts.ts';
import type { Ledger, Payment } from './ledger.ts';
import { settlePayment } from './settle-payment.ts';

/** Long enough to find a phone, and never longer than the checkout itself. */
const CHALLENGE_LIFETIME_MS = 30 * 60 * 1000;
const CHALLENGE_OPEN = '000.200.000';

const isChallengeOpen = (payment: Payment): boolean =>
  payment.challengeReturnUrl !== undefined && payment.code === CHALLENGE_OPEN;

/** Whether a card may be tried in this checkout: not after a success or while the money may still move.
 * A payer who came back from an unfinished challenge may try again. */
export const acceptsAttempt = (ledger: Ledger, checkoutId: string): boolean => {
  const last = lastAttempt(ledger, checkoutId);
  return !last || isChallengeOpen(last) || ['declined', 'communication'].includes(groupOf(last.code));
};

/** Records a card attempt; an open challenge of the same checkout ends, so that it cannot succeed as well.
 * The checkout must accept it. */
export const recordAttempt = (
  ledger: Ledger,
  attempt: Payment & { checkoutId: string },
): { ledger: Ledger; changed: Payment[] } => {
  const last = lastAttempt(ledger, attempt.checkoutId);
  const ended = last && isChallengeOpen(last) ? settlePayment(ledger, last.id, '100.396.104') : undefined;
  const before = ended?.ledger ?? ledger;
  return {
    ledger: { ...before, payments: [...before.payments, attempt] },
    changed: ended ? [ended.payment, attempt] : [attempt],
  };
};

/** The payer never came back from the challenge: the bank's time limit makes it a decline. */
export const expireChallenges = (ledger: Ledger, now: number): { ledger: Ledger; changed: Payment[] } => {
  const isOverdue = (payment: Payment) =>
    isChallengeOpen(payment) && now - payment.createdAt >= CHALLENGE_LIFETIME_MS;
  const changed = ledger.payments
    .filter(isOverdue)
    .map((payment): Payment => ({ ...payment, code: '100.380.501' }));
  if (changed.length === 0) return { ledger, changed };
  const payments = ledger.payments.map((payment) => changed.find(({ id }) => id === payment.id) ?? payment);
  return { ledger: { ...ledger, payments }, changed };
};
