import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { encryptWebhook } from './encrypt-webhook.ts';

/** The provider repeats for 30 days; here a restarting application is back within seconds. */
const RETRY_DELAYS_MS = [250, 500, 1000, 2000, 5000];
const ANSWER_WITHIN_MS = 30_000;

export type Treatment = 'duplicate' | 'corrupt' | 'drop' | 'as-json';
type Delivery = {
  paymentId: string;
  code: string;
  state: 'held' | 'sending' | 'delivered' | 'refused' | 'dropped';
  attempts: number;
  plaintext: string;
  isCorrupt: boolean;
  isJson: boolean;
};

const post = async (target: { url: string; key: string }, delivery: Delivery, closing: AbortSignal) => {
  const iv = randomBytes(12).toString('hex').toUpperCase();
  const { body, tag } = encryptWebhook(target.key, iv, delivery.plaintext);
  const headers = {
    'Content-Type': delivery.isJson ? 'application/json' : 'text/plain',
    'X-Initialization-Vector': iv,
    'X-Authentication-Tag': delivery.isCorrupt ? '0'.repeat(tag.length) : tag,
  };
  const signal = AbortSignal.any([closing, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
  const sent = delivery.isJson ? JSON.stringify({ encryptedBody: body }) : body;
  const answer = await fetch(target.url, { method: 'POST', headers, body: sent, signal });
  await answer.arrayBuffer();
  return answer.ok;
};

const deliver = async (target: { url: string; key: string }, delivery: Delivery, closing: AbortSignal) => {
  delivery.state = 'sending';
  for (const delay of [...RETRY_DELAYS_MS, undefined]) {
    delivery.attempts += 1;
    if (await post(target, delivery, closing).catch(() => false)) {
      delivery.state = 'delivered';
      return;
    }
    if (closing.aborted || delay === undefined) break;
    await pause(delay, undefined, { signal: closing }).catch(() => undefined);
  }
  delivery.state = 'refused';
};

/** Tells the application about payments, and misbehaves on request. What is held or being repeated is lost
 * when the provider ends. */
export const createWebhookSender = (target: { url: string; key: string } | undefined) => {
  const closing = new AbortController();
  const treatments: Treatment[] = [];
  let deliveries: Delivery[] = [];
  let isHolding = false;
  const running = new Set<Promise<void>>();

  const track = (work: Promise<void>) => {
    running.add(work);
    void work.finally(() => running.delete(work));
  };
  const send = (to: { url: string; key: string }, delivery: Delivery) => {
    deliveries.push(delivery);
    if (delivery.state === 'sending') track(deliver(to, delivery, closing.signal));
  };
  return {
    /** `payment` is told as it is now, even when the webhook is held and the payment changes meanwhile. */
    announce: (payment: { id: string; result: { code: string } }) => {
      if (!target) return;
      const treatment = treatments.shift();
      const delivery: Delivery = {
        paymentId: payment.id,
        code: payment.result.code,
        state: treatment === 'drop' ? 'dropped' : isHolding ? 'held' : 'sending',
        attempts: 0,
        plaintext: JSON.stringify({ type: 'PAYMENT', payload: payment }),
        isCorrupt: treatment === 'corrupt',
        isJson: treatment === 'as-json',
      };
      send(target, delivery);
      if (treatment === 'duplicate') send(target, { ...delivery });
    },
    hold: () => {
      isHolding = true;
    },
    /** One after the other, so that the asked order is the order of arrival. */
    release: (order: 'as-announced' | 'reversed') => {
      isHolding = false;
      const held = deliveries.filter(({ state }) => state === 'held');
      if (order === 'reversed') held.reverse();
      const sendAll = async () => {
        for (const delivery of held) if (target) await deliver(target, delivery, closing.signal);
      };
      track(sendAll());
    },
    treatNext: (treatment: Treatment, times: number) => {
      treatments.push(...Array<Treatment>(times).fill(treatment));
    },
    /** Resolves when nothing is being sent or repeated any more; held ones stay held. */
    drain: async () => {
      while (running.size > 0) await Promise.all(running);
    },
    list: () => deliveries.map(({ plaintext: _, ...told }) => told),
    reset: () => {
      treatments.length = 0;
      isHolding = false;
      deliveries = deliveries.filter(({ state }) => state === 'sending');
    },
    close: () => closing.abort(),
  };
};
