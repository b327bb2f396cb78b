import { findPayment, findPayments } from '#functions/platform/payments/provider-payment.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';
import { groupOfResult } from '#shared/payments/result-code.ts';
import { belongsToAttempt, type ProviderPayment } from '#shared/payments/settle-attempt.ts';
import { followUpId } from '#shared/payments/transaction-id.ts';

const isGood = ({ result_code }: ProviderPayment): boolean => groupOfResult(result_code) === 'success';

/**
 * Whether the provider still holds the sum of an authorised attempt: it knows the hold, and none that gave it back.
 * A hold that is gone cannot be captured any more. @throws ProviderUnreachable
 */
export const doesHoldStand = async (attempt: PaymentAttempt): Promise<boolean> => {
  if (!attempt.payment_id) return false;
  const [held, reversals] = await Promise.all([
    findPayment(attempt.payment_id),
    findPayments(followUpId(attempt, 'RV')),
  ]);
  return held !== undefined && isGood(held) && belongsToAttempt(attempt, held) && !reversals.some(isGood);
};
