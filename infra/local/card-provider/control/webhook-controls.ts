import * as z from 'zod/mini';
import { json } from '../http/answers.ts';
import type { Answer, Call } from '../http/messages.ts';
import { paymentJson } from '../payment-json.ts';
import type { Provider } from '../provider.ts';

const releaseSchema = z.object({ order: z._default(z.enum(['as-announced', 'reversed']), 'as-announced') });
const nextSchema = z.object({
  treatment: z.enum(['duplicate', 'corrupt', 'drop', 'as-json']),
  times: z._default(z.int().check(z.positive()), 1),
});
const tellSchema = z.object({
  payment: z.looseObject({ id: z.string(), result: z.looseObject({ code: z.string() }) }),
});
const repeatSchema = z.object({ paymentId: z.string() });

const bodyOf = (call: Call): unknown => (call.body === '' ? {} : JSON.parse(call.body));

const listed = (provider: Provider): Answer => json(200, { deliveries: provider.webhooks.list() });

/** Documented with the other control calls. */
export const webhookControls = {
  list: listed,
  hold: (provider: Provider): Answer => {
    provider.webhooks.hold();
    return listed(provider);
  },
  release: (provider: Provider, call: Call): Answer => {
    provider.webhooks.release(releaseSchema.parse(bodyOf(call)).order);
    return listed(provider);
  },
  next: (provider: Provider, call: Call): Answer => {
    const { treatment, times } = nextSchema.parse(bodyOf(call));
    provider.webhooks.treatNext(treatment, times);
    return listed(provider);
  },
  repeat: (provider: Provider, call: Call): Answer => {
    const { paymentId } = repeatSchema.parse(bodyOf(call));
    const payment = provider.ledger().payments.find(({ id }) => id === paymentId);
    if (!payment) return json(404, { error: 'There is no such payment.' });
    provider.webhooks.announce(paymentJson(payment));
    return listed(provider);
  },
  tell: (provider: Provider, call: Call): Answer => {
    provider.webhooks.announce(tellSchema.parse(bodyOf(call)).payment);
    return listed(provider);
  },
  drain: async (provider: Provider): Promise<Answer> => {
    await provider.webhooks.drain();
    return listed(provider);
  },
};
