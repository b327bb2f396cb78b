import { parseAnswer, paymentOf } from '#functions/platform/payments/provider-answer.ts';
import { callProvider, ProviderUnreachable } from '#functions/platform/payments/provider-connection.ts';
import { type Cents, centsToDecimal } from '#shared/money.ts';
import type { ProviderPayment } from '#shared/payments/settle-attempt.ts';

/** The only form of path that may follow the provider's host: our bearer token goes there. */
const RESOURCE_PATH = /^\/v\d+\/checkouts\/[A-Za-z0-9.-]+\/payment$/;

/** Opens a checkout for a sum. @throws ProviderUnreachable */
export const prepareCheckout = async (wanted: {
  amount: Cents;
  paymentType: 'PA' | 'DB';
  merchantTransactionId: string;
}): Promise<{ id: string; integrity: string }> => {
  const answer = parseAnswer(
    await callProvider('POST', '/v1/checkouts', {
      amount: centsToDecimal(wanted.amount),
      currency: 'EUR',
      paymentType: wanted.paymentType,
      merchantTransactionId: wanted.merchantTransactionId,
      integrity: 'true',
    }),
  );
  if (!answer.id || !answer.integrity) throw new ProviderUnreachable(answer.result);
  return { id: answer.id, integrity: answer.integrity };
};

export const isResourcePath = (path: string): boolean => RESOURCE_PATH.test(path);

/** How a checkout ended. @throws ProviderUnreachable */
export const checkoutStatus = async (checkoutId: string): Promise<ProviderPayment> => {
  const path = `/v1/checkouts/${encodeURIComponent(checkoutId)}/payment`;
  return paymentOf(parseAnswer(await callProvider('GET', path, {})));
};
