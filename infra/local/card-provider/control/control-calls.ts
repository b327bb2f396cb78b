/**
 * The control interface: JSON in, JSON out, no token; refused to pages of other origins. For tests and for
 * playing through rare cases by hand with curl.
 *
 * GET  /control/ledger                                 checkouts and payments, amounts in cents
 * POST /control/outcomes {outcomes: [{on?, outcome}]}  for coming calls; on: card (default), CP, RF, RV;
 *                                                      outcome: a result code, or `challenge` (card only)
 * POST /control/faults {on, kind, status?, delayMs?, times?}
 *                                                      on: checkout, status, CP, RF, RV, query, card;
 *                                                      kind: lose-answer (applied, then the socket is cut),
 *                                                      fail (5xx, not applied), timeout (never answers, not
 *                                                      applied), delay
 * POST /control/payments/{id}/settle {code?}           a pending, reviewed or unknown payment; default success
 * POST /control/payments/{id}/chargeback {cents?, code?}  at the provider, told by webhook only; default: all
 * POST /control/payments/{id}/refund {cents?}          that is refundable, 000.100.200 and 000.100.110
 * POST /control/clock {advanceSeconds}
 * POST /control/throttle {on}                          2 status reads a minute and checkout
 * POST /control/reset                                  forgets ledger, queues, faults; clock and throttle too
 * GET  /control/webhooks                               deliveries, in the order of their announcement
 * POST /control/webhooks/hold
 * POST /control/webhooks/release {order?}              as-announced (default) or reversed
 * POST /control/webhooks/next {treatment, times?}      duplicate, corrupt, drop, as-json
 * POST /control/webhooks/tell {payment}               tells of any payment, also of one that is not ours
 * POST /control/webhooks/repeat {paymentId}            tells a payment once more, as it is now
 * POST /control/webhooks/drain                         answers when no delivery is under way
 */
import * as z from 'zod/mini';
import { json } from '../http/answers.ts';
import type { Answer, Call } from '../http/messages.ts';
import { balanceOf } from '../ledger/balances.ts';
import { followUp } from '../ledger/follow-ups.ts';
import type { Ledger, Payment } from '../ledger/ledger.ts';
import { settlePayment } from '../ledger/settle-payment.ts';
import type { Provider } from '../provider.ts';

const code = z.string().check(z.regex(/^\d{3}\.\d{3}\.\d{3}$/));
const times = z._default(z.int().check(z.positive()), 1);
const cents = z.optional(z.int().check(z.positive()));
const outcome = z.union([code, z.literal('challenge')]);

const schemas = {
  outcomes: z.object({
    outcomes: z.array(z.object({ on: z._default(z.enum(['card', 'CP', 'RF', 'RV']), 'card'), outcome })),
  }),
  fault: z.object({
    on: z.enum(['checkout', 'status', 'CP', 'RF', 'RV', 'query', 'card']),
    kind: z.enum(['lose-answer', 'fail', 'timeout', 'delay']),
    status: z._default(z.int().check(z.gte(500), z.lte(599)), 503),
    delayMs: z._default(z.int().check(z.nonnegative()), 1000),
    times,
  }),
  settle: z.object({ code: z._default(code, '000.100.110') }),
  moneyBack: z.object({ cents, code: z.optional(code) }),
  clock: z.object({ advanceSeconds: z.number() }),
  throttle: z.object({ on: z.boolean() }),
};

const parse = <Schema extends z.ZodMiniType>(schema: Schema, call: Call): z.infer<Schema> =>
  schema.parse(call.body === '' ? {} : JSON.parse(call.body));

const done = (body: object = { done: true }): Answer => json(200, body);

const applyChange = (
  provider: Provider,
  change: { ledger: Ledger; payment: Payment } | undefined,
): Answer => {
  if (!change) return json(404, { error: 'There is no such payment.' });
  provider.commit(change.ledger, [change.payment]);
  return done(change.payment);
};

export const showLedger = (provider: Provider): Answer => done(provider.ledger());

const returnMoney = (paymentType: 'CB' | 'RF', usualCode: string) => (provider: Provider, call: Call) => {
  const asked = parse(schemas.moneyBack, call);
  const payment = provider.ledger().payments.find(({ id }) => id === call.param);
  const refundable = payment ? balanceOf(provider.ledger(), payment).refundable : 0;
  return applyChange(
    provider,
    followUp(provider.ledger(), call.param, {
      id: provider.newId(),
      paymentType,
      cents: asked.cents ?? refundable,
      currency: payment?.currency,
      code: asked.code ?? usualCode,
      now: provider.now(),
    }),
  );
};

export const paymentControls = {
  settle: (provider: Provider, call: Call): Answer =>
    applyChange(provider, settlePayment(provider.ledger(), call.param, parse(schemas.settle, call).code)),
  chargeback: returnMoney('CB', '000.100.200'),
  refund: returnMoney('RF', '000.100.110'),
};

export const sandboxControls = {
  outcomes: (provider: Provider, call: Call): Answer => {
    for (const { on, outcome } of parse(schemas.outcomes, call).outcomes)
      provider.controls.queueOutcome(on, outcome);
    return done();
  },
  faults: (provider: Provider, call: Call): Answer => {
    const { times: count, ...fault } = parse(schemas.fault, call);
    for (let queued = 0; queued < count; queued += 1) provider.controls.queueFault(fault);
    return done();
  },
  clock: (provider: Provider, call: Call): Answer => {
    provider.controls.clockOffsetMs += parse(schemas.clock, call).advanceSeconds * 1000;
    return done({ now: new Date(provider.now()).toISOString() });
  },
  throttle: (provider: Provider, call: Call): Answer => {
    provider.controls.isThrottling = parse(schemas.throttle, call).on;
    provider.statusReads.clear();
    return done();
  },
  reset: (provider: Provider): Answer => {
    provider.controls.reset();
    provider.webhooks.reset();
    provider.statusReads.clear();
    provider.commit({ checkouts: [], payments: [] });
    return done();
  },
};
