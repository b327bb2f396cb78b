import * as z from 'zod/mini';
import { environment } from '#functions/platform/environment.ts';
import { secretText } from '#functions/platform/secrets.ts';
import { DomainError } from '#shared/domain-error.ts';
import { type Cents, centsToDecimal, eurosToCents } from '#shared/money.ts';
import type { ProviderPayment } from '#shared/payments/settle-attempt.ts';

/** The provider may take this long; the screen then says that it is still being checked. */
const TIMEOUT_MS = 10_000;

/** The only form of path that may follow the provider's host: our bearer token goes there. */
const RESOURCE_PATH = /^\/v\d+\/checkouts\/[A-Za-z0-9.-]+\/payment$/;

const credentials = z.object({ entityId: z.string(), bearerToken: z.string() });

const cardAnswer = z.object({
  holder: z.optional(z.string()),
  last4Digits: z.optional(z.string()),
  expiryMonth: z.optional(z.string()),
  expiryYear: z.optional(z.string()),
});

/** The parts of the provider's answers that we use; new fields appear unannounced and are ignored. */
const answerSchema = z.object({
  id: z.optional(z.string()),
  integrity: z.optional(z.string()),
  paymentType: z.optional(z.string()),
  paymentBrand: z.optional(z.string()),
  merchantTransactionId: z.optional(z.string()),
  amount: z.optional(z.string()),
  currency: z.optional(z.string()),
  result: z.object({ code: z.string(), description: z.optional(z.string()) }),
  card: z.optional(cardAnswer),
});
type Answer = z.infer<typeof answerSchema>;

/** No answer, or none that can be read: what happened at the provider is unknown. */
export class ProviderUnreachable extends DomainError {
  constructor(cause?: unknown) {
    super('unavailable', 'The card provider does not answer. Please try again in a moment.');
    this.cause = cause;
  }
}

const request = async (
  method: 'GET' | 'POST',
  path: string,
  fields: Record<string, string>,
): Promise<unknown> => {
  const { entityId, bearerToken } = z.parse(
    credentials,
    JSON.parse(await secretText(environment.PAYMENT_SECRET_NAME)),
  );
  const form = new URLSearchParams({ entityId, ...fields });
  const url = new URL(path, environment.PAYMENT_BASE_URL);
  if (method === 'GET') for (const [name, value] of form) url.searchParams.set(name, value);
  try {
    const response = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${bearerToken}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
      ...(method === 'POST' && { body: form }),
    });
    // Refusals come with HTTP 400 and a result code: the code decides, never the status.
    return await response.json();
  } catch (cause) {
    throw new ProviderUnreachable(cause);
  }
};

const parseAnswer = (answer: unknown): Answer => {
  const parsed = z.safeParse(answerSchema, answer);
  if (!parsed.success) throw new ProviderUnreachable(parsed.error);
  return parsed.data;
};

const centsOf = (amount: string | undefined): Cents | undefined =>
  amount && /^\d{1,10}(\.\d{1,2})?$/.test(amount) ? eurosToCents(Number(amount)) : undefined;

const paymentOf = (answer: Answer): ProviderPayment => ({
  payment_id: answer.id,
  payment_type: answer.paymentType,
  payment_brand: answer.paymentBrand,
  merchant_transaction_id: answer.merchantTransactionId,
  amount: centsOf(answer.amount),
  currency: answer.currency,
  result_code: answer.result.code,
  result_description: answer.result.description ?? '',
  card: answer.card && {
    holder: answer.card.holder ?? '',
    last4digits: answer.card.last4Digits ?? '',
    expiryMonth: answer.card.expiryMonth ?? '',
    expiryYear: answer.card.expiryYear ?? '',
  },
});

/** Opens a checkout for a sum. @throws ProviderUnreachable */
export const prepareCheckout = async (wanted: {
  amount: Cents;
  paymentType: 'PA' | 'DB';
  merchantTransactionId: string;
}): Promise<{ id: string; integrity: string }> => {
  const answer = parseAnswer(
    await request('POST', '/v1/checkouts', {
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
  return paymentOf(parseAnswer(await request('GET', path, {})));
};

/** Captures (CP), refunds (RF) or reverses (RV) an authorised payment. @throws ProviderUnreachable */
export const followUp = async (
  paymentId: string,
  wanted: { paymentType: 'CP' | 'RF' | 'RV'; amount: Cents; merchantTransactionId: string },
): Promise<ProviderPayment> =>
  paymentOf(
    parseAnswer(
      await request('POST', `/v1/payments/${encodeURIComponent(paymentId)}`, {
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
  const answer = await request('GET', '/v1/query', { merchantTransactionId });
  const list = z.safeParse(found, answer);
  if (list.success) return list.data.payments.map(paymentOf);
  // Only the provider's own word that there is none counts as none.
  const { result } = parseAnswer(answer);
  if (result.code !== NOTHING_FOUND) throw new ProviderUnreachable(result);
  return [];
};

/** The payment of an id; undefined when the provider knows none. @throws ProviderUnreachable */
export const findPayment = async (paymentId: string): Promise<ProviderPayment | undefined> => {
  const answer = parseAnswer(await request('GET', `/v1/query/${encodeURIComponent(paymentId)}`, {}));
  if (answer.result.code === NOTHING_FOUND) return undefined;
  if (answer.id !== paymentId) throw new ProviderUnreachable(answer.result);
  return paymentOf(answer);
};
