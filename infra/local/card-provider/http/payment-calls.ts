import * as z from 'zod/mini';
import { toCents } from '../ledger/amounts.ts';
import { followUp } from '../ledger/follow-ups.ts';
import { paymentJson } from '../payment-json.ts';
import type { Provider } from '../provider.ts';
import { platformAnswer, refuseParameters } from './answers.ts';
import type { Answer, Call } from './messages.ts';
import { parametersOf, strayParameters } from './server-access.ts';

const KNOWN =
  /^(entityId|amount|currency|paymentType|merchantTransactionId|descriptor|testMode|merchantInvoiceId|customParameters\[.+\])$/;

const amount = z.string().check(z.refine((text) => toCents(text) !== undefined));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));
const merchantTransactionId = z.optional(z.string().check(z.minLength(1), z.maxLength(255)));

const followUpSchema = z.discriminatedUnion('paymentType', [
  z.object({ paymentType: z.enum(['CP', 'RF']), amount, currency, merchantTransactionId }),
  z.object({
    paymentType: z.literal('RV'),
    amount: z.optional(amount),
    currency: z.optional(currency),
    merchantTransactionId,
  }),
]);

/** `POST /v1/payments/{paymentId}`: capture, refund, reverse. */
export const moveMoney = (provider: Provider, call: Call): Answer => {
  const parameters = parametersOf(call);
  const stray = strayParameters(parameters, KNOWN);
  if (stray.length > 0) return refuseParameters(provider, stray);
  const parsed = followUpSchema.safeParse(Object.fromEntries(parameters));
  if (!parsed.success)
    return refuseParameters(
      provider,
      parsed.error.issues.map(({ path }) => path.join('.')),
    );
  const { paymentType, amount: sent = '0', ...rest } = parsed.data;
  const applied = followUp(provider.ledger(), call.param, {
    ...rest,
    id: provider.newId(),
    paymentType,
    cents: toCents(sent) ?? 0,
    code: provider.controls.takeOutcome(paymentType) ?? '000.100.110',
    now: provider.now(),
  });
  if (!applied) return platformAnswer(provider, '700.400.580');
  provider.commit(applied.ledger, [applied.payment]);
  return platformAnswer(provider, applied.payment.code, paymentJson(applied.payment));
};

/** `GET /v1/query/{paymentId}` */
export const queryPayment = (provider: Provider, call: Call): Answer => {
  const stray = strayParameters(parametersOf(call), /^entityId$/);
  if (stray.length > 0) return refuseParameters(provider, stray);
  const payment = provider.ledger().payments.find(({ id }) => id === call.param);
  if (!payment) return platformAnswer(provider, '700.400.580');
  return { ...platformAnswer(provider, payment.code, paymentJson(payment)), status: 200 };
};

/** `GET /v1/query?merchantTransactionId=`: everything under that number, the oldest first. */
export const queryByTransaction = (provider: Provider, call: Call): Answer => {
  const parameters = parametersOf(call);
  const wanted = parameters.get('merchantTransactionId');
  const stray = strayParameters(parameters, /^(entityId|merchantTransactionId)$/);
  if (stray.length > 0 || !wanted)
    return refuseParameters(provider, stray.length > 0 ? stray : ['merchantTransactionId']);
  const payments = provider.ledger().payments.filter((payment) => payment.merchantTransactionId === wanted);
  const code = payments.length > 0 ? '000.000.100' : '700.400.580';
  return platformAnswer(provider, code, { payments: payments.map(paymentJson) });
};
