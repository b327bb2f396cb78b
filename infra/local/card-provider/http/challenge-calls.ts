import * as z from 'zod/mini';
import { settlePayment } from '../ledger/settle-payment.ts';
import type { Provider } from '../provider.ts';
import { challengePage } from './challenge-page.ts';
import type { Answer, Call } from './messages.ts';

const CODE_BY_DECISION = { succeed: '000.100.110', fail: '100.380.401', cancel: '100.396.101' };
const decisionSchema = z.object({ decision: z.enum(['succeed', 'fail', 'cancel']) });

const html = (status: number, body: string): Answer => ({
  status,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
  },
  body,
});

const findChallenge = (provider: Provider, call: Call) => {
  const payment = provider.ledger().payments.find(({ id }) => id === call.param);
  return payment?.challengeReturnUrl === undefined
    ? undefined
    : { payment, returnUrl: payment.challengeReturnUrl, isOpen: payment.code === '000.200.000' };
};

const sendBack = (returnUrl: string): Answer => ({ status: 303, headers: { Location: returnUrl }, body: '' });

/** `GET /v1/challenges/{paymentId}`: the bank's page; once decided it only sends back. */
export const showChallenge = (provider: Provider, call: Call): Answer => {
  const challenge = findChallenge(provider, call);
  if (!challenge)
    return html(404, '<!doctype html><title>Not found</title><p>There is no such challenge.</p>');
  if (!challenge.isOpen) return sendBack(challenge.returnUrl);
  const locale = call.url.searchParams.get('locale') === 'de' ? 'de' : 'en';
  return html(200, challengePage(challenge.payment, locale));
};

/** `POST /v1/challenges/{paymentId}`: the payer's decision; a second one changes nothing. */
export const decideChallenge = (provider: Provider, call: Call): Answer => {
  const challenge = findChallenge(provider, call);
  const parsed = decisionSchema.safeParse(Object.fromEntries(new URLSearchParams(call.body)));
  if (!challenge || !parsed.success) return html(400, '<!doctype html><title>Refused</title><p>Refused.</p>');
  if (challenge.isOpen) {
    const code = CODE_BY_DECISION[parsed.data.decision];
    const settled = settlePayment(provider.ledger(), challenge.payment.id, code);
    if (settled) provider.commit(settled.ledger, [settled.payment]);
  }
  return sendBack(challenge.returnUrl);
};
