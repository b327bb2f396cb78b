import { logger } from '#functions/platform/logger.ts';
import { mostTelling } from '#functions/platform/payments/ask-provider.ts';
import { giveBackRest } from '#functions/platform/payments/give-back-rest.ts';
import { findPayments } from '#functions/platform/payments/provider-payment.ts';
import {
  recordCapture,
  recordFailedCapture,
  recordPendingCapture,
} from '#functions/platform/payments/record-capture.ts';
import type { Order } from '#shared/orders/order.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';
import { isCaptureRunning } from '#shared/payments/reconciliation.ts';
import { groupOfResult } from '#shared/payments/result-code.ts';
import { answerText, type ProviderPayment } from '#shared/payments/settle-attempt.ts';
import { followUpId } from '#shared/payments/transaction-id.ts';

/** What became of a capture at the provider, after its answer was lost or said "pending". @throws ProviderUnreachable */
export const askAboutCapture = async (attempt: PaymentAttempt): Promise<ProviderPayment | undefined> =>
  mostTelling(await findPayments(followUpId(attempt, 'CP')), 'CP');

const isCertain = (attempt: PaymentAttempt, answer: ProviderPayment | undefined, now: Date): boolean => {
  const group = answer && groupOfResult(answer.result_code);
  if (group === 'success' || group === 'pending') return true;
  if (group === 'review' || group === 'communication' || isCaptureRunning(attempt, now)) return false;
  // A capture that was told to be on its way does not disappear.
  return group !== undefined || attempt.state === 'capturing';
};

/**
 * Brings a capture whose outcome is open to rest, or leaves it as it is when nothing is certain yet. What failed
 * goes back to the office and is logged, for a person has to look at it.
 * @throws ProviderUnreachable; DomainError `changed_meanwhile`
 */
export const settleCapture = async (order: Order, attempt: PaymentAttempt, now: Date): Promise<void> => {
  const answer = await askAboutCapture(attempt);
  if (!isCertain(attempt, answer, now)) return;
  const group = answer && groupOfResult(answer.result_code);
  if (group === 'success') {
    await recordCapture(order, attempt, answer?.payment_id, now);
    return giveBackRest(attempt);
  }
  if (group === 'pending') {
    if (attempt.state === 'capturing') await recordPendingCapture(order, attempt, answer?.payment_id, now);
    return;
  }
  logger.warn('capture failed', { payment: attempt.merchant_transaction_id, code: answer?.result_code });
  await recordFailedCapture(order, attempt, answer && answerText(answer), now);
};
