import { changeAttempt } from '#functions/platform/data/payment-attempt.ts';
import { save } from '#functions/platform/data/write.ts';
import { mostTelling } from '#functions/platform/payments/ask-provider.ts';
import { findPayments, followUp } from '#functions/platform/payments/provider-payment.ts';
import { recordFailedRefund, recordRefund } from '#functions/platform/payments/record-refund.ts';
import type { Order } from '#shared/orders/order.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';
import { isRefundRunning } from '#shared/payments/reconciliation.ts';
import { groupOfResult } from '#shared/payments/result-code.ts';
import { answerText, type ProviderPayment } from '#shared/payments/settle-attempt.ts';
import { followUpId } from '#shared/payments/transaction-id.ts';

/** Where all money went back before there is nothing to ask for: what the provider would say to a refund of nothing. */
const nothingToSend = (attempt: PaymentAttempt): ProviderPayment | undefined =>
  attempt.refund?.amount === 0
    ? {
        payment_id: followUpId(attempt, 'RF'),
        payment_type: 'RF',
        payment_brand: attempt.payment_brand,
        merchant_transaction_id: followUpId(attempt, 'RF'),
        amount: 0,
        currency: attempt.currency,
        result_code: '000.000.000',
        result_description: '',
        card: undefined,
      }
    : undefined;

/** What became of a refund at the provider; undefined when it never arrived there. @throws ProviderUnreachable */
export const askAboutRefund = async (attempt: PaymentAttempt): Promise<ProviderPayment | undefined> =>
  nothingToSend(attempt) ?? mostTelling(await findPayments(followUpId(attempt, 'RF')), 'RF');

/** Asks the provider for a refund that was reserved. @throws ProviderUnreachable */
export const sendRefund = async (attempt: PaymentAttempt): Promise<ProviderPayment> =>
  nothingToSend(attempt) ??
  followUp(attempt.capture_id ?? attempt.payment_id ?? '', {
    paymentType: 'RF',
    amount: attempt.refund?.amount ?? 0,
    merchantTransactionId: followUpId(attempt, 'RF'),
  });

/** Takes the refund for this one alone, as long as nobody else has. @throws DomainError `changed_meanwhile` */
const renewRefund = async (attempt: PaymentAttempt, now: Date): Promise<PaymentAttempt> => {
  const renewed: PaymentAttempt = { ...attempt, refunding_since: now.toISOString() };
  await save(changeAttempt(attempt, renewed));
  return { ...renewed, version: attempt.version + 1 };
};

const isOpen = (answer: ProviderPayment): boolean =>
  ['pending', 'review', 'communication'].includes(groupOfResult(answer.result_code));

/**
 * Brings a refund whose outcome is open to rest. What the office was promised is done: a refund that never arrived
 * at the provider is sent again, by one alone, and only after the provider was asked.
 * @throws ProviderUnreachable; DomainError `changed_meanwhile`
 */
export const settleRefund = async (order: Order, attempt: PaymentAttempt, now: Date): Promise<void> => {
  const known = await askAboutRefund(attempt);
  const isRunning = isRefundRunning(attempt, now);
  if (isRunning && (!known || groupOfResult(known.result_code) !== 'success')) return;
  if (known && isOpen(known)) return;
  const renewed = known ? attempt : await renewRefund(attempt, now);
  const answer = known ?? (await sendRefund(renewed));
  if (isOpen(answer)) return;
  if (groupOfResult(answer.result_code) === 'success') {
    await recordRefund(order, renewed, answer.payment_id ?? followUpId(attempt, 'RF'), now);
  } else {
    await recordFailedRefund(order, renewed, answerText(answer), now);
  }
};
