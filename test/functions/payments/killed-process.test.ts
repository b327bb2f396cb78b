import { afterAll, expect, it } from 'vitest';
import { encryptWebhook } from '#infra/local/card-provider/webhooks/encrypt-webhook.ts';
import { aloneFolder, aloneStack, restartAloneStack } from '#test/support/alone-stack.ts';
import { fillOrder, ok, payOrder, submitBody } from '#test/support/booking-calls.ts';
import { type BrowserClient, openBrowser } from '#test/support/browser-client.ts';
import { movedMoney } from '#test/support/card-ledger.ts';
import { openSandbox } from '#test/support/card-sandbox.ts';
import {
  afterWrite,
  atCall,
  beforeWrite,
  type Fate,
  type Moment,
  never,
  openDoomedFunctions,
} from '#test/support/doomed-functions.ts';
import { fetchFrom } from '#test/support/fetch-from.ts';
import { openInbox } from '#test/support/inbox.ts';
import { staffBrowser } from '#test/support/staff.ts';
import { openTable } from '#test/support/table.ts';

const stack = await aloneStack();
const doomed = await openDoomedFunctions(stack, aloneFolder());
const sandbox = openSandbox(stack);
afterAll(doomed.close);
const inbox = openInbox(`http://127.0.0.1:${stack.ports.inbox}`);
const table = await openTable(stack);
const admin = await staffBrowser(stack, 'admin@example.com');

/**
 * One for the whole way, and one for each moment at which a process is killed: both sides of all that write or move
 * money. What becomes of every piece of work that writes is in `test/fault-matrix.md`.
 */
const ORDERS = 5;
const HOUR_MS = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const cookieOf = ({ cookies }: BrowserClient) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

type Booked = {
  readonly id: string;
  readonly cents: number;
  readonly email: string;
  readonly visitor: BrowserClient;
};

/** Paid by card, not ordered yet. Checkouts are limited per address: each visitor has one of their own. */
const pay = async (number: number): Promise<Booked> => {
  const visitor = openBrowser(stack.url, fetchFrom(`127.0.7.${number + 1}`));
  const email = `killed-${number}@example.com`;
  const order = await fillOrder(visitor, { personal: { email } });
  await payOrder(stack, visitor, order);
  return { id: order.id, cents: Math.round(order.total * 100), email, visitor };
};

const ask = (browser: BrowserClient, method: string, path: string, body: object, dies: Moment) =>
  doomed.request(dies, stack.url + path, {
    method,
    body: JSON.stringify(body),
    headers: {
      origin: stack.url,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      cookie: cookieOf(browser),
    },
  });
const submit = ({ id, visitor }: Booked, dies: Moment) =>
  ask(visitor, 'PATCH', `/api/orders/submit/${id}`, submitBody(), dies);
const desk = (call: 'capturePayment' | 'refundPayment') => (order: Booked, dies: Moment) =>
  ask(admin, 'POST', `/api/payments/${call}`, { order: order.id }, dies);

/** A notice as only the provider can seal it. */
const sealed = (notice: object) => {
  const iv = 'AB'.repeat(12);
  const { body, tag } = encryptWebhook(doomed.webhookKey, iv, JSON.stringify(notice));
  return {
    method: 'POST',
    body,
    headers: {
      'content-type': 'text/plain',
      'x-initialization-vector': iv,
      'x-authentication-tag': tag,
    },
  };
};

/** The provider tells of the last payment of an order, and the function that hears it dies. */
const tell = async ({ id }: Booked, dies: Moment) => {
  const { payments } = (await (
    await fetch(`http://127.0.0.1:${stack.ports.cards}/control/ledger`)
  ).json()) as {
    payments: { merchantTransactionId: string; code: string; cents: number }[];
  };
  const {
    code = '',
    cents = 0,
    ...payment
  } = payments.findLast(({ merchantTransactionId }) => merchantTransactionId.startsWith(`${id}-P`)) ?? {};
  const payload = { ...payment, amount: (cents / 100).toFixed(2), result: { code, description: '' } };
  return doomed.request(dies, `${stack.url}/api/payments/webhook`, sealed({ type: 'PAYMENT', payload }));
};

/** The lease of whoever died has ended, and the reconciler looks at payments that are old enough. */
const letTimePass = async ({ id }: Booked): Promise<void> => {
  const key = { PK: `ORDER#${id}`, SK: 'PAYMENT#001' };
  const attempt = await table.read(key);
  for (const since of ['capturing_since', 'refunding_since']) {
    if (attempt?.[since]) await table.set(key, since, ago(HOUR_MS));
  }
  // It begins with those that have waited longest: what other tests have left comes behind.
  if (attempt?.owner_sk) await table.set(key, 'owner_sk', `${ago(24 * HOUR_MS)}#${id}`);
};

const inTurns = async <T, R>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += 4) {
    const some = items.slice(start, start + 4);
    results.push(...(await Promise.all(some.map((item, index) => work(item, start + index)))));
  }
  return results;
};

const stateOf = async ({ id }: Booked): Promise<string> => {
  const { status, payment_status } = (await table.read({ PK: `ORDER#${id}`, SK: 'ORDER' })) ?? {};
  return `${status}/${payment_status}`;
};
const jobsOf = ({ id }: Booked) =>
  Promise.all(
    ['001', '002', '003'].map(
      async (number) => (await table.read({ PK: `ORDER#${id}`, SK: `JOB#${number}` }))?.status,
    ),
  );
const countOf = async (order: Booked, type: string): Promise<number[]> =>
  (await movedMoney(stack, order.id))
    .filter(({ paymentType }) => paymentType === type)
    .map(({ cents }) => cents);
const mailsOf = async ({ email }: Booked, subject: string): Promise<number> => {
  await inbox.mailTo(email, subject);
  return (await inbox.mailsTo(email)).filter((mail) => mail.subject.startsWith(subject)).length;
};

const matrix: Record<string, string | number>[] = [];
afterAll(() => console.table(matrix));

type Work = (order: Booked, dies: Moment) => Promise<Fate>;

const note = (what: string, fates: readonly Fate[]): void => {
  const killed = fates.filter((fate) => !('result' in fate));
  expect(killed.length).toBeGreaterThan(0);
  matrix.push({ what, killed: killed.length, ended: fates.length - killed.length });
};

/**
 * Lets a piece of work end for the first order, which tells what it asks the outside for; for the others its process is
 * killed on both sides of each call that writes or moves money, and, where orders are left, at the last of the others.
 */
const killAtWrites = async (what: string, orders: readonly Booked[], work: Work): Promise<void> => {
  const [first, ...others] = orders;
  if (!first) throw new Error('no orders');
  const whole = await work(first, never);
  expect(whole).toHaveProperty('result');
  const sides = whole.writes.flatMap((write) => [write, write + 1]).filter((nth) => nth <= whole.calls);
  const backwards = Array.from({ length: whole.calls }, (_, index) => whole.calls - index);
  const moments = [...new Set([...sides, ...backwards])].slice(0, others.length);
  expect(moments).toEqual(expect.arrayContaining(sides));
  const fates = await inTurns(others, (order, index) => work(order, atCall(moments[index] ?? 1)));
  expect(fates.every((fate) => !('result' in fate))).toBe(true);
  note(what, fates);
};

/** Kills who hears of the last payments, before or after it has written what is new to it. */
const killListeners = async (orders: readonly Booked[]): Promise<void> => {
  const work = (order: Booked, index: number) => tell(order, index % 2 ? afterWrite(1) : beforeWrite(1));
  note('notice', await inTurns(orders, work));
};

/** Kills the reconciler before its first write, the next one after it, the next before the second, and so on. */
const killReconcilers = async (): Promise<void> => {
  const moments = [1, 2, 3].flatMap((nth) => [beforeWrite(nth), afterWrite(nth)]);
  note('reconciler', await inTurns(moments, (dies) => doomed.call('payment-reconciler', {}, dies)));
};

it('a process killed before or after whatever it writes, in ordering, capturing, refunding, a notice or the reconciliation, neither loses nor doubles anything', {
  timeout: 240_000,
}, async () => {
  await sandbox.control('webhooks/hold');
  const orders = await inTurns(
    Array.from({ length: ORDERS }, (_, number) => number),
    pay,
  );

  await killAtWrites('submit', orders, submit);
  // The visitor presses again.
  await inTurns(orders, async ({ id, visitor }) =>
    ok(await visitor.send('PATCH', `/api/orders/submit/${id}`, submitBody())),
  );
  for (const order of orders) {
    expect([await stateOf(order), await jobsOf(order)]).toEqual([
      'ordered/authorized',
      ['new', 'new', undefined],
    ]);
  }

  await killAtWrites('capture', orders, desk('capturePayment'));
  // Where the money moved, the provider tells of it, to one that dies too.
  await killListeners(orders);
  await inTurns(orders, letTimePass);
  await killReconcilers();
  // Who was killed while asking the provider had a lease of its own.
  await inTurns(orders, letTimePass);
  await stack.run('payment-reconciler');
  for (const order of orders) {
    // Where nothing had been sent, the order waits for the office as before.
    if ((await stateOf(order)) === 'confirmed/done') continue;
    expect(await countOf(order, 'CP')).toEqual([]);
    ok(await admin.send('POST', '/api/payments/capturePayment', { order: order.id }));
  }
  for (const order of orders) {
    expect(await countOf(order, 'CP')).toEqual([order.cents]);
    expect([await stateOf(order), await jobsOf(order)]).toEqual([
      'confirmed/done',
      ['active', 'active', undefined],
    ]);
    expect(await mailsOf(order, 'Confirmed')).toBe(1);
  }

  await killAtWrites('refund', orders, desk('refundPayment'));
  await inTurns(orders, letTimePass);
  await killReconcilers();
  // Who was killed while asking the provider had a lease of its own.
  await inTurns(orders, letTimePass);
  await stack.run('payment-reconciler');
  for (const order of orders) {
    if ((await stateOf(order)) === 'cancelled/cancelled') continue;
    expect(await countOf(order, 'RF')).toEqual([]);
    ok(await admin.send('POST', '/api/payments/refundPayment', { order: order.id }));
  }
  for (const order of orders) {
    expect(await countOf(order, 'RF')).toEqual([order.cents]);
    expect(await stateOf(order)).toBe('cancelled/cancelled');
    expect(await mailsOf(order, 'Refunded')).toBe(1);
    const invoice = await sandbox.until('the invoice is settled', async () => {
      const found = await table.read({ PK: `INVOICE#${order.id}-P1`, SK: 'INVOICE' });
      return found?.amount_left === 0 ? found : undefined;
    });
    expect(invoice.amount_brutto).toBe(order.cents);
  }
  await sandbox.control('webhooks/release');
});

it.each([
  ['of a type that we do not know', { type: 'RISK', payload: { score: 3 } }],
  ['without a payment', { type: 'PAYMENT', payload: {} }],
  [
    'of a registration',
    { type: 'REGISTRATION', action: 'CREATED', payload: { id: 'r1', result: { code: '000.100.110' } } },
  ],
])('a sealed notice %s is taken, so that it does not come again, and changes nothing', async (_, notice) => {
  const answer = await fetch(`${stack.url}/api/payments/webhook`, sealed(notice));
  expect(answer.status).toBe(200);
});

it('a restart of everything between payment and order loses neither', async () => {
  const before = await aloneStack();
  const visitor = openBrowser(before.url);
  const order = await fillOrder(visitor);
  await payOrder(before, visitor, order);
  const after = await restartAloneStack();
  const again = openBrowser(after.url);
  const cookie = cookieOf(visitor);
  const placed = await again.send('PATCH', `/api/orders/submit/${order.id}`, submitBody(), { cookie });
  expect(ok(placed)).toMatchObject({ result: 'ok', order: { _id: order.id, status: 'ordered' } });
  expect(await movedMoney(after, order.id)).toHaveLength(1);
});
