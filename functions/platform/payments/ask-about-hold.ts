import { findPayments } from '#functions/platform/payments/provider-payment.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';
import { groupOfResult } from '#shared/payments/result-code.ts';
import { belongsToAttempt, type ProviderPayment } from '#shared/payments/settle-attempt.ts';
import { followUpId } from '#shared/payments/transaction-id.ts';

const isGood = ({ result_code }: ProviderPayment): boolean => groupOfResult(result_code) === 'success';

/**
 * Whether the provider still holds the sum of an authorised attempt: it knows the hold, and no reversal of it, be it
 * ours or one that somebody made at the provider, which goes under the hold's own name. A hold that is gone cannot be
 * captured any more. @throws ProviderUnreachable
 */
export const doesHoldStand = async (attempt: PaymentAttempt): Promise<boolean> => {
  const known = await Promise.all([
    findPayments(attempt.merchant_transaction_id),
    findPayments(followUpId(attempt, 'RV')),
  ]);
  const good = known.flat().filter(isGood);
  return (
    good.some((payment) => payment.payment_id === attempt.payment_id && belongsToAttempt(attempt, payment)) &&
    !good.some(({ payment_type }) => payment_type === 'RV')
  );
};
