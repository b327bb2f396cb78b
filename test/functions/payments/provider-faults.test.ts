import { afterEach, describe, expect, it } from 'vitest';
import { TEST_CARDS } from '#infra/local/card-provider/test-cards.ts';
import { newEmail } from '#test/support/accounts.ts';
import { aloneStack } from '#test/support/alone-stack.ts';
import {
  bookAndPay,
  enterCard,
  fillOrder,
  ok,
  openCheckout,
  submitBody,
} from '#test/support/booking-calls.ts';
import { type BrowserClient, openBrowser } from '#test/support/browser-client.ts';
import { movedMoney } from '#test/support/card-ledger.ts';
import { openSandbox } from '#test/support/card-sandbox.ts';
import { openInbox } from '#test/support/inbox.ts';
import { detailsOf } from '#test/support/office-calls.ts';
import { staffBrowser } from '#test/support/staff.ts';

// The levers of a sandbox move it for everybody.
const stack = await aloneStack();
const sandbox = openSandbox(stack);
const inbox = openInbox(`http://127.0.0.1:${stack.ports.inbox}`);
const visitor = () => openBrowser(stack.url);
const admin = await staffBrowser(stack, 'admin@example.com');

const UNREACHABLE = { kind: 'fail', status: 503 };

const capture = (order: string, changes: object = {}) =>
  admin.send('POST', '/api/payments/capturePayment/', { order, ...changes });
const ask = (browser: BrowserClient, id: string, order: string) =>
  browser.send('POST', '/api/payments/getStatusExternal', { id, order });
const submit = (browser: BrowserClient, order: string) =>
  browser.send('PATCH', `/api/orders/submit/${order}`, submitBody());

const stateOf = async (order: string) => {
  const { status, payment_status } = await detailsOf(admin, order);
  return `${status}/${payment_status}`;
};
const untilState = (order: string, state: string) =>
  sandbox.until(`order ${order} is ${state}`, async () => (await stateOf(order)) === state);

/** What of an order needs a person. */
const mattersOf = async (order: string) => {
  const { attention } = ok(await admin.get(`/api/orders/${order}/en`)) as { attention: { kind: string }[] };
  return attention.map(({ kind }) => kind);
};

const capturesOf = async (order: string) =>
  (await movedMoney(stack, order)).filter(({ paymentType }) => paymentType === 'CP');

/** A checkout in which a card was entered, with nobody asking yet how it went. */
const enterOnly = async (
  browser: BrowserClient,
  personal: object = {},
  card: string = TEST_CARDS.visa.number,
) => {
  const order = await fillOrder(browser, { personal });
  const checkout = await openCheckout(browser, order.id, order.total);
  await enterCard(stack, checkout, card);
  return { ...order, checkout };
};

afterEach(() => sandbox.control('webhooks/release'));

describe('confirming an order', () => {
  it('ten clicks on Confirm capture once', async () => {
    const { id, total } = await bookAndPay(stack, visitor());
    const answers = await Promise.all(Array.from({ length: 10 }, () => capture(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect((await capturesOf(id)).map(({ cents }) => cents)).toEqual([total * 100]);
    expect(await stateOf(id)).toBe('confirmed/done');
    expect(await capture(id)).toMatchObject({ status: 409, body: { code: 'refused_transition' } });
  });

  it('mails the client once, and not at all when that is unwanted', async () => {
    const [told, untold] = [newEmail(), newEmail()];
    const one = await bookAndPay(stack, visitor(), { personal: { email: told } });
    const other = await bookAndPay(stack, visitor(), { personal: { email: untold } });
    ok(await capture(other.id, { send_mail: false }));
    ok(await capture(one.id, { html_de: '<b>a lie</b>' }));
    const mail = await inbox.mailTo(told, 'Confirmed');
    expect(mail.body.html).not.toContain('a lie');
    expect((await inbox.mailsTo(untold)).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining('Confirmed'),
    );
  });

  it('a lost answer on capture is found again', async () => {
    const { id } = await bookAndPay(stack, visitor());
    await sandbox.control('faults', { on: 'CP', kind: 'lose-answer' });
    expect(ok(await capture(id)).message).toContain('confirmed and paid');
    expect(await capturesOf(id)).toHaveLength(1);
    expect(await stateOf(id)).toBe('confirmed/done');
  });

  it('an outcome that nobody can tell is no failure: the notice brings it, and nothing is captured twice', async () => {
    const { id } = await bookAndPay(stack, visitor());
    await sandbox.control('webhooks/drain');
    await sandbox.control('webhooks/hold');
    await sandbox.control('faults', { on: 'CP', kind: 'lose-answer' });
    await sandbox.control('faults', { on: 'query', ...UNREACHABLE });
    expect(await capture(id)).toMatchObject({ status: 409, body: { code: 'payment_unknown' } });
    expect(await stateOf(id)).toBe('ordered/authorized');
    expect(await capture(id)).toMatchObject({ status: 409, body: { code: 'payment_unknown' } });
    await sandbox.control('webhooks/release');
    await untilState(id, 'confirmed/done');
    expect(await capturesOf(id)).toHaveLength(1);
  });

  it('a capture that the provider declines leaves the order as it was, and can be tried again', async () => {
    const { id } = await bookAndPay(stack, visitor());
    await sandbox.control('outcomes', { outcomes: [{ on: 'CP', outcome: '800.100.152' }] });
    const refused = await capture(id);
    expect(refused).toMatchObject({ status: 402, body: { code: 'payment_failed' } });
    expect((refused.body as { message: string }).message).toContain('800.100.152');
    expect(await stateOf(id)).toBe('ordered/authorized');
    ok(await capture(id));
    expect(await capturesOf(id)).toHaveLength(1);
  });

  it('money that is on its way confirms the order; its client is told when it is there', async () => {
    const email = newEmail();
    const { id } = await bookAndPay(stack, visitor(), { personal: { email } });
    await sandbox.control('outcomes', { outcomes: [{ on: 'CP', outcome: '000.200.000' }] });
    expect(ok(await capture(id)).message).toContain('on its way');
    expect(await stateOf(id)).toBe('confirmed/captured');
    await inbox.mailTo(email);
    expect(await inbox.mailsTo(email)).toHaveLength(1);
    await sandbox.settle(id, '000.100.110', 'CP');
    await untilState(id, 'confirmed/done');
    expect((await inbox.mailTo(email, 'Confirmed')).subject).toContain(`F${id}`);
  });

  it('money that did not come in the end puts the order back before the office', async () => {
    const { id } = await bookAndPay(stack, visitor());
    await sandbox.control('outcomes', { outcomes: [{ on: 'CP', outcome: '000.200.000' }] });
    ok(await capture(id));
    await sandbox.settle(id, '800.100.152', 'CP');
    await untilState(id, 'ordered/authorized');
    expect(await mattersOf(id)).toEqual(['capture_failed']);
    ok(await capture(id));
    expect(await mattersOf(id)).toEqual([]);
    expect(await stateOf(id)).toBe('confirmed/done');
    expect(await capturesOf(id)).toHaveLength(1);
  });
});

describe('a page and the provider’s notices with the same news', () => {
  it('return and webhook of one success make one order and one mail', async () => {
    const browser = visitor();
    const email = newEmail();
    await sandbox.control('webhooks/hold');
    await sandbox.control('webhooks/next', { treatment: 'duplicate' });
    const { id, checkout } = await enterOnly(browser, { email });
    const [answer] = await Promise.all([
      ask(browser, checkout, id),
      sandbox.control('webhooks/release'),
      ask(browser, checkout, id),
    ]);
    expect(ok(answer).outcome).toBe('paid');
    const placed = await Promise.all([submit(browser, id), sandbox.repeatNotice(id), submit(browser, id)]);
    expect(ok(placed[0])).toMatchObject({ result: 'ok', order: { status: 'ordered' } });
    await sandbox.noticesTaken();
    await inbox.mailTo(email);
    expect(await inbox.mailsTo(email)).toHaveLength(1);
    expect(await movedMoney(stack, id)).toHaveLength(1);
  });

  it('a notice alone is enough when the page never came back, and the page still gets its answer', async () => {
    const browser = visitor();
    const { id, checkout } = await enterOnly(browser);
    await sandbox.noticesTaken();
    const taken = ok(await browser.send('PATCH', `/api/orders/payment/${id}`, {}));
    expect(taken.payment).toMatchObject({ payment_brand: 'VISA', cc_last4digits: '0000' });
    expect(ok(await ask(browser, checkout, id))).toMatchObject({
      outcome: 'paid',
      result: { code: '000.100.110' },
    });
  });

  it('a notice that is sealed within JSON is read as well', async () => {
    const browser = visitor();
    await sandbox.control('webhooks/next', { treatment: 'as-json' });
    const { id } = await enterOnly(browser);
    await sandbox.noticesTaken();
    const taken = ok(await browser.send('PATCH', `/api/orders/payment/${id}`, {}));
    expect(taken.payment).toMatchObject({ payment_brand: 'VISA' });
  });

  it.each([
    ['an order that does not exist', { merchantTransactionId: '999999999-P1' }],
    ['a name that is not ours', { merchantTransactionId: 'somebody-else' }],
    ['no name at all', {}],
  ])(
    'a notice about %s is taken and changes nothing, so that it is not repeated for a month',
    async (_, named) => {
      const payment = { id: 'a'.repeat(32), paymentType: 'PA', result: { code: '000.100.110' }, ...named };
      await sandbox.control('webhooks/tell', { payment });
      const { deliveries } = await sandbox.control('webhooks/drain');
      expect((deliveries as object[]).at(-1)).toMatchObject({ state: 'delivered', attempts: 1 });
    },
  );

  it('the page alone is enough when the notice is lost', async () => {
    const browser = visitor();
    await sandbox.control('webhooks/next', { treatment: 'drop' });
    const { id, checkout } = await enterOnly(browser);
    expect(ok(await ask(browser, checkout, id)).outcome).toBe('paid');
    expect(ok(await submit(browser, id))).toMatchObject({ order: { status: 'ordered' } });
  });

  it('a decline that is told after the success it came before changes nothing', async () => {
    const browser = visitor();
    await sandbox.control('webhooks/hold');
    const { id, checkout } = await enterOnly(browser, {}, TEST_CARDS.declined.number);
    await enterCard(stack, checkout, TEST_CARDS.visa.number);
    await sandbox.control('webhooks/release', { order: 'reversed' });
    await sandbox.noticesTaken();
    expect(ok(await ask(browser, checkout, id)).outcome).toBe('paid');
    expect(ok(await submit(browser, id))).toMatchObject({ order: { status: 'ordered' } });
  });
});

describe('a provider that cannot be asked', () => {
  it('makes the outcome pending, never failed, and is asked again', async () => {
    const browser = visitor();
    await sandbox.control('webhooks/hold');
    const { id, checkout, total } = await enterOnly(browser);
    await sandbox.control('faults', { on: 'status', ...UNREACHABLE });
    expect(ok(await ask(browser, checkout, id)).outcome).toBe('pending');
    await sandbox.control('faults', { on: 'status', ...UNREACHABLE });
    const second = await browser.send('POST', '/api/payments/prepareCheckoutExternal', {
      amount: total,
      currency: 'EUR',
      order: id,
    });
    expect(second).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(ok(await ask(browser, checkout, id)).outcome).toBe('paid');
  });

  it('has told a success whose answer was lost: it is found under its name', async () => {
    const browser = visitor();
    await sandbox.control('webhooks/hold');
    const { id, checkout } = await enterOnly(browser);
    await sandbox.control('faults', { on: 'status', kind: 'lose-answer' });
    expect(ok(await ask(browser, checkout, id)).outcome).toBe('pending');
    expect(ok(await ask(browser, checkout, id)).outcome).toBe('paid');
    expect(await movedMoney(stack, id)).toHaveLength(1);
  });

  it('has been asked too often, which says nothing about the payment', async () => {
    const browser = visitor();
    await sandbox.control('webhooks/hold');
    const order = await fillOrder(browser);
    const checkout = await openCheckout(browser, order.id, order.total);
    await sandbox.control('throttle', { on: true });
    for (let reads = 0; reads < 2; reads += 1) ok(await ask(browser, checkout, order.id));
    await enterCard(stack, checkout, TEST_CARDS.visa.number);
    const answer = ok(await ask(browser, checkout, order.id));
    await sandbox.control('throttle', { on: false });
    expect(answer.outcome).toBe('paid');
  });
});
