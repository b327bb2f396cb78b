import type { Cents } from '#shared/money.ts';
import type { AttemptState, PaymentAttempt } from '#shared/payments/payment-attempt.ts';
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

const settled = { PA: 'authorized', DB: 'done' } as const satisfies Record<string, AttemptState>;

/** Whether the answer speaks of this attempt: any successful checkout must not pay any order. */
export const belongsToAttempt = (attempt: PaymentAttempt, answer: ProviderPayment): boolean =>
  answer.merchant_transaction_id === attempt.merchant_transaction_id &&
  answer.amount === attempt.amount &&
  answer.currency === attempt.currency &&
  answer.payment_type === attempt.payment_type;

/**
 * The state an open attempt takes after the provider's answer. A decline leaves the checkout open for another
 * card; an answer that says nothing certain leaves the state as it was, or makes it pending.
 * Only `prepared`, `pending` and `review` attempts are open; all others keep their state.
 */
export const settleAttempt = (attempt: PaymentAttempt, answer: ProviderPayment): AttemptState => {
  if (!['prepared', 'pending', 'review'].includes(attempt.state)) return attempt.state;
  switch (groupOfResult(answer.result_code)) {
    case 'success':
      return belongsToAttempt(attempt, answer) ? settled[attempt.payment_type] : attempt.state;
    case 'review':
      return belongsToAttempt(attempt, answer) ? 'review' : attempt.state;
    case 'pending':
      // 000.200.1: the checkout is open and nobody has paid yet.
      return answer.result_code.startsWith('000.200.1') || answer.payment_id === undefined
        ? attempt.state
        : 'pending';
    case 'communication':
      return 'pending';
    default:
      return attempt.state === 'prepared' ? 'prepared' : 'expired';
  }
};
