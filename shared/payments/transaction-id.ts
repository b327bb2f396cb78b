import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';

/** Captures, refunds and reversals go under names of their own: under them they are found after a lost answer. */
export const followUpId = (
  { merchant_transaction_id }: Pick<PaymentAttempt, 'merchant_transaction_id'>,
  kind: 'CP' | 'RF' | 'RV',
): string => `${merchant_transaction_id}-${kind}`;

/** The attempt that a name of ours, or of a follow-up, speaks of; undefined for any other text. */
export const attemptOfTransaction = (id: string): { order: string; attempt: number } | undefined => {
  const [, order, attempt] = /^(\d{1,12})-P(\d{1,3})(?:-(?:CP|RF|RV))?$/.exec(id) ?? [];
  return order && attempt ? { order, attempt: Number(attempt) } : undefined;
};
