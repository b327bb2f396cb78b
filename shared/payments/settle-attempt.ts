import type { Cents } from '#shared/money.ts';
import {
  type AttemptState,
  CHECKOUT_LIFETIME_MINUTES,
  isOpen,
  type PaymentAttempt,
} from '#shared/payments/payment-attempt.ts';
import { groupOfResult } from '#shared/payments/result-code.ts';

/** What the provider says about a payment, in our words; `amount` in cents. */
export type ProviderPayment = {
  readonly payment_id: string | undefined;
  readonly payment_type: string | undefined;
  readonly payment_brand: string | undefined;
  readonly merchant_transaction_id: string | undefined;
  readonly amount: Cents | undefined;
  readonly currency: string | undefined;
  readonly result_code: string;
  readonly result_description: string;
  readonly card: PaymentAttempt['card'];
};

/** The provider's words with their code, as the office reads them. */
export const answerText = ({ result_code, result_description }: ProviderPayment): string =>
  `${result_description} (${result_code})`;

const settled = { PA: 'authorized', DB: 'done' } as const satisfies Record<string, AttemptState>;

/** Whether the answer speaks of this attempt: any successful checkout must not pay any order. */
export const belongsToAttempt = (attempt: PaymentAttempt, answer: ProviderPayment): boolean =>
  answer.merchant_transaction_id === attempt.merchant_transaction_id &&
  answer.amount === attempt.amount &&
  answer.currency === attempt.currency &&
  answer.payment_type === attempt.payment_type;

const isOver = (attempt: PaymentAttempt, now: Date): boolean =>
  now.getTime() - Date.parse(attempt.created_at) > CHECKOUT_LIFETIME_MINUTES * 60_000;

/** Nobody has paid: the checkout stays open for another card, or has ended. */
const unpaid = (attempt: PaymentAttempt, now: Date): AttemptState => {
  if (attempt.state === 'expired') return 'expired';
  return isOver(attempt, now) ? 'expired' : 'prepared';
};

/**
 * Nobody has paid yet: no card was sent, or the bank's question (3-D Secure) stands unanswered. The same checkout
 * takes another card then, and ends with its first success, so that it is safe to offer it again. Once a bank was
 * found to be slow, the question of a checkout says nothing new.
 */
const isUnfinished = (attempt: PaymentAttempt, { payment_id, result_code }: ProviderPayment): boolean =>
  payment_id === undefined ||
  result_code.startsWith('000.200.1') ||
  (result_code.startsWith('000.200.') && attempt.state !== 'pending' && attempt.state !== 'review');

/**
 * The state an open attempt takes after the provider's answer. A decline leaves the checkout open for another
 * card until its lifetime ends; a success that speaks of another sum, order or currency pays nothing. An expired
 * attempt can still be found paid, when the card was sent in the last moment; all other states stand.
 * Source: docs/decisions.md, payments; the provider's result codes.
 */
export const settleAttempt = (attempt: PaymentAttempt, answer: ProviderPayment, now: Date): AttemptState => {
  if (!isOpen(attempt) && attempt.state !== 'expired') return attempt.state;
  const isOurs = answer.payment_id !== undefined && belongsToAttempt(attempt, answer);
  switch (groupOfResult(answer.result_code)) {
    case 'success':
      return isOurs ? settled[attempt.payment_type] : attempt.state;
    case 'review':
      return isOurs ? 'review' : attempt.state;
    case 'pending':
      return isUnfinished(attempt, answer) ? unpaid(attempt, now) : 'pending';
    case 'communication':
      return 'pending';
    default:
      return unpaid(attempt, now);
  }
};
