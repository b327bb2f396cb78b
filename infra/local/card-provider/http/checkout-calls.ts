import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { toCents } from '../ledger/amounts.ts';
import { lastAttempt, liveCheckout, readCheckout } from '../ledger/checkouts.ts';
import { paymentJson } from '../payment-json.ts';
import type { Provider } from '../provider.ts';
import { groupOf } from '../result-codes.ts';
import { platformAnswer, refuseParameters } from './answers.ts';
import type { Answer, Call } from './messages.ts';
import { parametersOf, strayParameters } from './server-access.ts';

const KNOWN =
  /^(entityId|amount|currency|paymentType|merchantTransactionId|integrity|shopperResultUrl|descriptor|testMode|merchantInvoiceId|(customer|billing|shipping)\..+|customParameters\[.+\])$/;

const newCheckoutSchema = z.object({
  amount: z.string().check(z.refine((amount) => (toCents(amount) ?? 0) > 0)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  paymentType: z.enum(['PA', 'DB']),
  merchantTransactionId: z.string().check(z.minLength(1), z.maxLength(255)),
  integrity: z.optional(z.enum(['true', 'false'])),
  shopperResultUrl: z.optional(z.url()),
});

const THROTTLE = { reads: 2, withinMs: 60_000 };

/** `POST /v1/checkouts` */
export const prepareCheckout = (provider: Provider, call: Call): Answer => {
  const parameters = parametersOf(call);
  const stray = strayParameters(parameters, KNOWN);
  if (stray.length > 0) return refuseParameters(provider, stray);
  const parsed = newCheckoutSchema.safeParse(Object.fromEntries(parameters));
  if (!parsed.success)
    return refuseParameters(
      provider,
      parsed.error.issues.map(({ path }) => path.join('.')),
    );
  const { amount, integrity, shopperResultUrl, ...order } = parsed.data;
  const id = `${provider.newId().toUpperCase()}.sandbox-tx01`;
  const checkout = {
    ...order,
    id,
    cents: toCents(amount) ?? 0,
    ...(shopperResultUrl === undefined ? {} : { shopperResultUrl }),
    createdAt: provider.now(),
  };
  const ledger = provider.ledger();
  provider.commit({ ...ledger, checkouts: [...ledger.checkouts, checkout] });
  const digest = () => createHash('sha384').update(provider.widgetScript(id)).digest('base64');
  return platformAnswer(provider, '000.200.100', {
    id,
    ...(integrity === 'true' ? { integrity: `sha384-${digest()}` } : {}),
  });
};

const isThrottled = (provider: Provider, checkoutId: string): boolean => {
  const now = provider.now();
  const recent = (provider.statusReads.get(checkoutId) ?? []).filter(
    (read) => now - read < THROTTLE.withinMs,
  );
  if (provider.controls.isThrottling && recent.length >= THROTTLE.reads) return true;
  provider.statusReads.set(checkoutId, [...recent, now]);
  return false;
};

/** `GET /v1/checkouts/{id}/payment` */
export const readCheckoutStatus = (provider: Provider, call: Call): Answer => {
  const stray = strayParameters(parametersOf(call), /^entityId$/);
  if (stray.length > 0) return refuseParameters(provider, stray);
  if (isThrottled(provider, call.param)) return platformAnswer(provider, '800.120.100');
  const read = readCheckout(provider.ledger(), call.param, provider.now());
  if (!read) return refuseParameters(provider);
  if (read.ledger !== provider.ledger()) provider.commit(read.ledger);
  if (!read.attempt) return platformAnswer(provider, '000.200.000');
  return platformAnswer(provider, read.attempt.code, paymentJson(read.attempt));
};

/** `GET /v1/paymentWidgets.js?checkoutId=`: open to every page, it carries nothing but the checkout's id. */
export const serveWidget = (provider: Provider, call: Call): Answer => {
  const id = call.url.searchParams.get('checkoutId') ?? '';
  const isLive = liveCheckout(provider.ledger(), id, provider.now()) !== undefined;
  const attempt = lastAttempt(provider.ledger(), id);
  const isPaid = attempt !== undefined && groupOf(attempt.code) === 'success';
  return {
    status: isLive && !isPaid ? 200 : 404,
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-store',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
    body: isLive && !isPaid ? provider.widgetScript(id) : '// This checkout is unknown or has ended.\n',
  };
};
