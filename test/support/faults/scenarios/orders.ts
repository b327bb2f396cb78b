import { TEST_CARDS } from '#infra/local/card-provider/test-cards.ts';
import { encryptWebhook } from '#infra/local/card-provider/webhooks/encrypt-webhook.ts';
import {
  bookAndPay,
  enterCard,
  fillOrder,
  ok,
  openCheckout,
  payOrder,
  personalBody,
  serviceBody,
  submitBody,
  travelBody,
} from '#test/support/booking-calls.ts';
import type { Answer, BrowserClient } from '#test/support/browser-client.ts';
import { openSandbox, type Recorded } from '#test/support/card-sandbox.ts';
import type { Scenario, World } from '#test/support/faults/scenario.ts';
import { lastMailTo } from '#test/support/faults/scenarios/mails.ts';
import { visitorOf } from '#test/support/faults/scenarios/people.ts';

const personal = (world: World) => ({ personal: { email: `guest-${world.unique()}@example.com` } });

type Drafted = { readonly browser: BrowserClient; readonly id: string; readonly total: number };
export const drafted = async (world: World): Promise<Drafted> => {
  const browser = visitorOf(world);
  return { browser, ...(await fillOrder(browser, personal(world))) };
};
const begun = async (world: World): Promise<{ browser: BrowserClient; id: string }> => {
  const browser = visitorOf(world);
  return { browser, id: String(ok(await browser.send('POST', '/api/orders/', { lang: 'en' }))._id) };
};
const paid = async (world: World): Promise<Drafted> => {
  const draft = await drafted(world);
  await payOrder(world.stack, draft.browser, draft);
  return draft;
};
/** A guest's order that is placed, with its hold; and the address of its client. */
export const placed = async (world: World) => {
  const who = personal(world);
  const browser = visitorOf(world);
  return { browser, email: who.personal.email, ...(await bookAndPay(world.stack, browser, who)) };
};
const captured = async (world: World): Promise<string> => {
  const { id } = await placed(world);
  ok(await world.admin.send('POST', '/api/payments/capturePayment', { order: id }));
  return id;
};

const LONG_AGO = '2026-01-01T00:00:00.000Z';
/** Time passes: the reconciler asks the provider about everything that is open of an order. */
export const reconcile = async ({ stack }: World, id: string): Promise<void> => {
  for (const attempt of await stack.table.readUnder(`ORDER#${id}`, 'PAYMENT#')) {
    const key = { PK: String(attempt.PK), SK: String(attempt.SK) };
    for (const since of ['capturing_since', 'refunding_since']) {
      if (attempt[since]) await stack.table.set(key, since, LONG_AGO);
    }
    if (attempt.owner_sk) await stack.table.set(key, 'owner_sk', `${LONG_AGO}#${id}`);
  }
  await stack.functions.invoke('payment-reconciler', {});
};

/** The provider tells of the last payment of an order, sealed as only it can. */
const notice = async ({ stack }: World, order: string): Promise<Answer> => {
  const ledger = await fetch(`http://127.0.0.1:${stack.ports.cards}/control/ledger`);
  const { payments } = (await ledger.json()) as { payments: (Recorded & { code: string })[] };
  const last = payments.findLast(({ merchantTransactionId }) =>
    merchantTransactionId.startsWith(`${order}-P`),
  );
  const { code = '', cents = 0, ...payment } = last ?? {};
  const payload = { ...payment, amount: (cents / 100).toFixed(2), result: { code, description: '' } };
  const iv = 'AB'.repeat(12);
  const { body, tag } = encryptWebhook(stack.webhookKey, iv, JSON.stringify({ type: 'PAYMENT', payload }));
  const headers = {
    'content-type': 'text/plain',
    'x-initialization-vector': iv,
    'x-authentication-tag': tag,
  };
  const answer = await fetch(`${stack.url}/api/payments/webhook`, { method: 'POST', headers, body });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
};

const money =
  (call: string, prepare: (world: World) => Promise<string>, more: object = {}): Scenario =>
  async (world) => {
    const id = await prepare(world);
    return {
      act: () => world.admin.send('POST', `/api/payments/${call}`, { order: id, ...more }),
      later: () => reconcile(world, id),
      // What the provider could not be asked for is refused, and the office presses again.
      isToRepeat: (status) => status >= 400,
    };
  };

const patch =
  (call: string, body: object): Scenario =>
  async (world) => {
    const { browser, id } = await drafted(world);
    return { act: () => browser.send('PATCH', `/api/orders/${call}/${id}`, body) };
  };

/** The booking of a guest, the desk of the office, and the money. */
export const orderScenarios = {
  'POST /api/orders': async (world) => {
    const browser = visitorOf(world);
    return {
      act: () => browser.send('POST', '/api/orders/', { lang: 'en' }),
      mayLeave: {
        line: /"PK":"ORDER#<number>".*"status":"created"/,
        why: 'a second draft that nobody opens; it expires within a day',
      },
    };
  },
  'PATCH /api/orders/travel/{order}': async (world) => {
    const { browser, id } = await begun(world);
    return { act: () => browser.send('PATCH', `/api/orders/travel/${id}`, travelBody()) };
  },
  'PATCH /api/orders/service/{order}': patch('service', serviceBody({ name_sign: 'Mr Ito' })),
  'PATCH /api/orders/personal/{order}': patch('personal', personalBody({ city: 'Osaka' })),
  'PATCH /api/orders/payment/{order}': async (world) => {
    const { browser, id } = await paid(world);
    return {
      act: () => browser.send('PATCH', `/api/orders/payment/${id}`, {}),
      onlyReads: 'writes nothing: the payment stands on the order since the provider was asked',
    };
  },
  'POST /api/orders/compareAuthorizedToCalculatedAmount/{order}': 'reads',
  'PATCH /api/orders/submit/{order}': async (world) => {
    const { browser, id } = await paid(world);
    return { act: () => browser.send('PATCH', `/api/orders/submit/${id}`, submitBody()) };
  },
  'POST /api/orders/booking/{order}/{signature}/cancel': async (world) => {
    const { email, browser } = await placed(world);
    const html = await lastMailTo(world, email);
    const [, order, signature] = /\/booking\?order=(\d+)&(?:amp;)?signature=([\w-]+)/.exec(html) ?? [];
    return { act: () => browser.send('POST', `/api/orders/booking/${order}/${signature}/cancel`) };
  },
  'POST /api/orders/changes': 'reads',
  'PUT /api/orders/{id}/update': async (world) => {
    const { id } = await placed(world);
    const { version } = ok(await world.admin.get(`/api/orders/${id}/en`));
    const body = { version, name_sign: 'Mr Ito', time: { hours: 9, minutes: 5 }, porter: { bags: 9 } };
    return { act: () => world.admin.send('PUT', `/api/orders/${id}/update`, body) };
  },
  'DELETE /api/orders/{id}': async (world) => {
    const { id } = await drafted(world);
    return { act: () => world.admin.send('DELETE', `/api/orders/${id}`) };
  },
  'POST /api/orders/contactClient': async (world) => {
    const { id } = await placed(world);
    const contact = { order_id: id, subject: 'Your flight is late', message: 'We wait for you.' };
    return { act: () => world.admin.send('POST', '/api/orders/contactClient/', { contact }) };
  },
  'PUT /api/orders/statusUpdate/{id}': async (world) => {
    const { id, email } = await placed(world);
    const body = { _id: id, status: 'cancelled', paymentStatus: 'authorized', email, sendEmail: true };
    return { act: () => world.admin.send('PUT', `/api/orders/statusUpdate/${id}`, body) };
  },
  'POST /api/payments/prepareCheckoutExternal': async (world) => {
    const { browser, id, total } = await drafted(world);
    const body = { amount: total, currency: 'EUR', order: id };
    return { act: () => browser.send('POST', '/api/payments/prepareCheckoutExternal', body) };
  },
  'POST /api/payments/getStatusExternal': async (world) => {
    const { browser, id: order, total } = await drafted(world);
    const id = await openCheckout(browser, order, total);
    await enterCard(world.stack, id, TEST_CARDS.visa.number);
    const body = { id, order, resourcePath: `/v1/checkouts/${id}/payment` };
    return {
      act: () => browser.send('POST', '/api/payments/getStatusExternal', body),
      later: () => reconcile(world, order),
    };
  },
  'POST /api/payments/calculatePrice': 'reads',
  'POST /api/payments/webhook': async (world) => {
    const { browser, id: order, total } = await drafted(world);
    const id = await openCheckout(browser, order, total);
    await enterCard(world.stack, id, TEST_CARDS.visa.number);
    return { act: () => notice(world, order), later: () => reconcile(world, order) };
  },
  'POST /api/payments/capturePayment': money('capturePayment', async (world) => (await placed(world)).id),
  'POST /api/payments/refundPayment': money('refundPayment', captured),
  'POST /api/payments/refundByLaw': money('refundByLaw', captured, { reason: 'withdrawal', note: 'letter' }),
  'POST /api/payments/restateOrder': money('restateOrder', async (world) => {
    const id = await captured(world);
    ok(await world.admin.send('POST', '/api/payments/refundPayment', { order: id }));
    return id;
  }),
  'POST /api/payments/attention/done': async (world) => {
    const id = await captured(world);
    const sandbox = openSandbox(world.stack);
    const charge = (await sandbox.paymentsOf(id)).find(({ paymentType }) => paymentType === 'CP');
    await sandbox.control(`payments/${charge?.id}/chargeback`);
    await notice(world, id);
    const { rows } = ok(await world.admin.send('POST', '/api/payments/attention/list', {})) as {
      rows: { _id: string; order: string; version: number }[];
    };
    const row = rows.find(({ order }) => order === id);
    const body = { _id: row?._id, version: row?.version };
    return { act: () => world.admin.send('POST', '/api/payments/attention/done', body) };
  },
} satisfies Record<string, Scenario | 'reads'>;
