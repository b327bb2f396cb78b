import { checkoutStatus, findPayments } from '#functions/platform/payments/provider.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';
import { groupOfResult } from '#shared/payments/result-code.ts';
import type { ProviderPayment } from '#shared/payments/settle-attempt.ts';

/** Unknown to the provider: foreign, over, or its success was read before. */
const NOT_FOUND = '200.300.404';

const isDecided = ({ result_code }: ProviderPayment): boolean =>
  ['success', 'review', 'pending'].includes(groupOfResult(result_code));

/**
 * What the provider knows about an attempt. A checkout's success can be read once only; when that answer was
 * lost, the payment is still found under its merchantTransactionId.
 * @throws ProviderUnreachable
 */
export const askAboutCheckout = async (attempt: PaymentAttempt): Promise<ProviderPayment> => {
  const answer = await checkoutStatus(attempt.checkout_id);
  if (answer.result_code !== NOT_FOUND) return answer;
  const payments = await findPayments(attempt.merchant_transaction_id);
  const ofThisKind = payments.filter(({ payment_type }) => payment_type === attempt.payment_type);
  return ofThisKind.find(isDecided) ?? answer;
};
