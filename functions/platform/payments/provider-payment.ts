import * as z from 'zod/mini';
import { answerSchema, parseAnswer, paymentOf } from '#functions/platform/payments/provider-answer.ts';
import { callProvider, ProviderUnreachable } from '#functions/platform/payments/provider-connection.ts';
import { type Cents, centsToDecimal } from '#shared/money.ts';
import type { ProviderPayment } from '#shared/payments/settle-attempt.ts';

/** Captures (CP), refunds (RF) or reverses (RV) an authorised payment. @throws ProviderUnreachable */
export const followUp = async (
  paymentId: string,
  wanted: { paymentType: 'CP' | 'RF' | 'RV'; amount: Cents; merchantTransactionId: string },
): Promise<ProviderPayment> =>
  paymentOf(
    parseAnswer(
      await callProvider('POST', `/v1/payments/${encodeURIComponent(paymentId)}`, {
        // A reversal gives back all that is still held and names no sum.
        ...(wanted.paymentType !== 'RV' && { amount: centsToDecimal(wanted.amount), currency: 'EUR' }),
        paymentType: wanted.paymentType,
        merchantTransactionId: wanted.merchantTransactionId,
      }),
    ),
  );

const NOTHING_FOUND = '700.400.580';

const found = z.object({ payments: z.array(answerSchema) });

/** All payments the provider knows under a merchantTransactionId. @throws ProviderUnreachable */
export const findPayments = async (merchantTransactionId: string): Promise<ProviderPayment[]> => {
  const answer = await callProvider('GET', '/v1/query', { merchantTransactionId });
  const list = z.safeParse(found, answer);
  if (list.success) return list.data.payments.map(paymentOf);
  // Only the provider's own word that there is none counts as none.
  const { result } = parseAnswer(answer);
  if (result.code !== NOTHING_FOUND) throw new ProviderUnreachable(result);
  return [];
};

/** What the provider's ids look like; nothing else is worth asking, nor fit to stand in an address. */
const PAYMENT_ID = /^\w[\w.-]{0,63}$/;

/** The payment of an id; undefined when the provider knows none. @throws ProviderUnreachable */
export const findPayment = async (paymentId: string): Promise<ProviderPayment | undefined> => {
  if (!PAYMENT_ID.test(paymentId)) return undefined;
  const answer = parseAnswer(await callProvider('GET', `/v1/query/${encodeURIComponent(paymentId)}`, {}));
  if (answer.result.code === NOTHING_FOUND) return undefined;
  if (answer.id !== paymentId) throw new ProviderUnreachable(answer.result);
  return paymentOf(answer);
};
