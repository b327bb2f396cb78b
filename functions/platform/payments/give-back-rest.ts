import { logger } from '#functions/platform/logger.ts';
import { ProviderUnreachable } from '#functions/platform/payments/provider-connection.ts';
import { followUp } from '#functions/platform/payments/provider-payment.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';
import { groupOfResult } from '#shared/payments/result-code.ts';
import { followUpId } from '#shared/payments/transaction-id.ts';

/**
 * Gives back what is held beyond the sum that was captured, after an edit had lowered the price. Should that fail, the
 * client's bank drops it by itself within days: nothing waits for it.
 */
export const giveBackRest = async (attempt: PaymentAttempt): Promise<void> => {
  if ((attempt.captured_amount ?? attempt.amount) >= attempt.amount) return;
  const noted = { payment: attempt.merchant_transaction_id };
  try {
    const { result_code: code } = await followUp(attempt.payment_id ?? '', {
      paymentType: 'RV',
      amount: attempt.amount,
      merchantTransactionId: followUpId(attempt, 'RV'),
    });
    if (groupOfResult(code) !== 'success') logger.warn('rest of a hold not given back', { ...noted, code });
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    logger.warn('rest of a hold not given back', noted);
  }
};
