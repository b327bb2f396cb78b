import { checkoutStatus } from '#functions/platform/payments/provider-checkout.ts';
import { ProviderUnreachable } from '#functions/platform/payments/provider-connection.ts';
import { findPayments } from '#functions/platform/payments/provider-payment.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';
import { groupOfResult, type ResultGroup } from '#shared/payments/result-code.ts';
import type { ProviderPayment } from '#shared/payments/settle-attempt.ts';

/** Unknown to the provider: foreign, over, or its success was read before. */
const NOT_FOUND = '200.300.404';
/** Asked too often: says nothing about the payment. */
const ASKED_TOO_OFTEN = '800.120.100';

/** What was decided outweighs what is open; a decline counts only when nothing else was tried. */
const WEIGHT: readonly ResultGroup[] = ['success', 'review', 'pending', 'communication'];

/**
 * The payment that speaks for all that were tried under one merchantTransactionId: a declined card, or a bank's
 * page that was left, says nothing once another card was good.
 */
export const mostTelling = (
  payments: readonly ProviderPayment[],
  paymentType: string,
): ProviderPayment | undefined => {
  const ofThisKind = payments.filter(({ payment_type }) => payment_type === paymentType);
  const heaviest = WEIGHT.flatMap((group) =>
    ofThisKind.filter(({ result_code }) => groupOfResult(result_code) === group),
  );
  return heaviest[0] ?? ofThisKind.at(-1);
};

/**
 * What the provider knows of an attempt under its name, without touching its checkout: undefined when no card was
 * tried. The status of a checkout tells a success once and may be read twice a minute; both belong to the page on
 * which somebody waits. @throws ProviderUnreachable
 */
export const askByName = async (attempt: PaymentAttempt): Promise<ProviderPayment | undefined> =>
  mostTelling(await findPayments(attempt.merchant_transaction_id), attempt.payment_type);

/**
 * How an attempt's checkout ended. A success that was read before, and whose answer was lost, is still found under
 * the attempt's name.
 * @throws ProviderUnreachable
 */
export const askAboutCheckout = async (attempt: PaymentAttempt): Promise<ProviderPayment> => {
  const answer = await checkoutStatus(attempt.checkout_id);
  if (answer.result_code !== NOT_FOUND && answer.result_code !== ASKED_TOO_OFTEN) return answer;
  const known = await askByName(attempt);
  if (!known && answer.result_code === ASKED_TOO_OFTEN) throw new ProviderUnreachable(answer.result_code);
  return known ?? answer;
};
