import { describe, expect, inject, it } from 'vitest';
import { TEST_CARDS } from '#infra/local/card-provider/test-cards.ts';
import {
  enterCard,
  fillOrder,
  ok,
  openCheckout,
  payOrder,
  serviceBody,
  submitBody,
} from '#test/support/booking-calls.ts';
import { type BrowserClient, openBrowser } from '#test/support/browser-client.ts';
import { movedMoney } from '#test/support/card-ledger.ts';
import { openSandbox } from '#test/support/card-sandbox.ts';
import { openInbox } from '#test/support/inbox.ts';

const stack = inject('stack');
const sandbox = openSandbox(stack);
const inbox = openInbox(`http://127.0.0.1:${stack.ports.inbox}`);
const visitor = () => openBrowser(stack.url);

const status = (browser: BrowserClient, body: object) =>
  browser.send('POST', '/api/payments/getStatusExternal', body);
const prepare = (browser: BrowserClient, body: object) =>
  browser.send('POST', '/api/payments/prepareCheckoutExternal', body);
const submit = (browser: BrowserClient, order: string) =>
  browser.send('PATCH', `/api/orders/submit/${order}`, submitBody());
const compare = async (browser: BrowserClient, order: string) =>
  ok(await browser.send('POST', `/api/orders/compareAuthorizedToCalculatedAmount/${order}`, {}));
const paymentOf = (browser: BrowserClient, order: string) =>
  browser.send('PATCH', `/api/orders/payment/${order}`, {});

describe('paying by card', () => {
  it.each([
    [TEST_CARDS.visa, 'VISA', '0000'],
    [TEST_CARDS.master, 'MASTER', '0007'],
    [TEST_CARDS.amex, 'AMEX', '1008'],
  ])('is told with code, description, brand and last digits ($brand)', async (card, brand, last4Digits) => {
    const browser = visitor();
    const answer = await payOrder(stack, browser, await fillOrder(browser), card.number);
    expect(answer).toMatchObject({ outcome: 'paid', payment_brand: brand, card: { last4Digits } });
    expect(answer.result).toMatchObject({ code: '000.100.110', description: expect.stringMatching(/\w/) });
  });

  it.each([
    [TEST_CARDS.declined.number, '800.100.152'],
    [TEST_CARDS.overLimit.number, '800.100.155'],
    [TEST_CARDS.wrongSecurityCode.number, '800.100.153'],
  ])('card %s is declined with code %s and a description', async (number, code) => {
    const browser = visitor();
    const answer = await payOrder(stack, browser, await fillOrder(browser), number);
    expect(answer).toMatchObject({ outcome: 'declined', result: { code } });
    expect((answer.result as { description: string }).description).not.toBe('');
  });

  it('a declined first try does not cancel what is then paid in the same checkout', async () => {
    const browser = visitor();
    const email = 'second-try@example.com';
    const order = await fillOrder(browser, { personal: { email } });
    const first = await openCheckout(browser, order.id, order.total);
    await enterCard(stack, first, TEST_CARDS.declined.number);
    expect(ok(await status(browser, { id: first, order: order.id })).outcome).toBe('declined');
    expect(await openCheckout(browser, order.id, order.total)).toBe(first);
    await enterCard(stack, first, TEST_CARDS.visa.number);
    expect(ok(await status(browser, { id: first, order: order.id })).outcome).toBe('paid');
    await sandbox.noticesTaken();
    expect(ok(await submit(browser, order.id))).toMatchObject({ result: 'ok', order: { status: 'ordered' } });
    await inbox.mailTo(email);
    expect((await inbox.mailsTo(email)).map(({ subject }) => subject)).toHaveLength(1);
  });

  it('a created but unpaid checkout does not count as paid', async () => {
    const browser = visitor();
    const { id, total } = await fillOrder(browser);
    const checkout = await openCheckout(browser, id, total);
    expect(ok(await status(browser, { id: checkout, order: id })).outcome).toBe('declined');
    expect((await paymentOf(browser, id)).status).toBe(402);
    expect(ok(await submit(browser, id))).toMatchObject({ result: 'reauthorize' });
  });

  it('a success that was told once is told again from what was stored', async () => {
    const browser = visitor();
    const order = await fillOrder(browser);
    const first = await payOrder(stack, browser, order);
    const checkout = (await sandbox.paymentsOf(order.id))[0] as unknown as { checkoutId: string };
    const again = ok(await status(browser, { id: checkout.checkoutId, order: order.id }));
    expect(again).toEqual(first);
  });

  it('a paid order cannot be paid a second time', async () => {
    const browser = visitor();
    const { id, total } = await fillOrder(browser);
    await payOrder(stack, browser, { id, total });
    const otherTab = openBrowser(stack.url, undefined, [...browser.cookies]);
    ok(await submit(browser, id));
    const refused = await prepare(otherTab, { amount: total, currency: 'EUR', order: id });
    expect(refused).toMatchObject({ status: 409, body: { code: 'already_exists' } });
    expect(await movedMoney(stack, id)).toHaveLength(1);
  });
});

describe('what a page says is not believed', () => {
  it('the amount in the page’s address changes nothing', async () => {
    const browser = visitor();
    const { id, total } = await fillOrder(browser);
    for (const amount of [0.01, total - 0.01, total + 0.01, 0, -total]) {
      const refused = await prepare(browser, { amount, currency: 'EUR', order: id });
      expect(refused).toMatchObject({ status: 409, body: { code: 'price_changed' } });
    }
    const dollars = await prepare(browser, { amount: total, currency: 'USD', order: id });
    expect(dollars).toMatchObject({ status: 400, body: { fields: { currency: {} } } });
    expect(await sandbox.paymentsOf(id)).toEqual([]);
  });

  it.each([
    'https://evil.example/v1/checkouts/x/payment',
    '//evil.example/v1/checkouts/x/payment',
    '@evil.example/v1/checkouts/x/payment',
    '/v1/checkouts/x/payment@evil.example',
    '/v1/checkouts/../payments/x/payment',
    '/v1/checkouts/x/payment?entityId=other',
    '/v1/checkouts/x/payment\n',
    '/v1/query/x',
    '',
  ])('a resource path of another host or call is refused (%s)', async (resourcePath) => {
    const browser = visitor();
    const { id, total } = await fillOrder(browser);
    const checkout = await openCheckout(browser, id, total);
    const refused = await status(browser, {
      id: checkout,
      order: id,
      resourcePath: resourcePath.replace('x', checkout),
    });
    expect(refused).toMatchObject({ status: 400, body: { fields: { resourcePath: { code: 'invalid' } } } });
  });

  it('a success of another order pays nothing', async () => {
    const browser = visitor();
    const paid = await fillOrder(browser);
    const checkout = await openCheckout(browser, paid.id, paid.total);
    await enterCard(stack, checkout, TEST_CARDS.visa.number);
    const other = await fillOrder(browser);
    await openCheckout(browser, other.id, other.total);
    const refused = await status(browser, { id: checkout, order: other.id });
    expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await paymentOf(browser, other.id)).status).toBe(402);
    expect(ok(await submit(browser, other.id)).result).toBe('reauthorize');
  });

  it('an order of somebody else can neither be paid nor asked about', async () => {
    const { id, total } = await fillOrder(visitor());
    const stranger = visitor();
    expect(await prepare(stranger, { amount: total, currency: 'EUR', order: id })).toMatchObject({
      status: 404,
    });
    expect(await status(stranger, { id: 'checkout', order: id })).toMatchObject({ status: 404 });
    expect((await prepare(stranger, { amount: total, currency: 'EUR' })).status).toBe(400);
  });
});

describe('a price that changes after the payment', () => {
  it('takes the visitor back to the payment, gives the old hold back and makes one new one', async () => {
    const browser = visitor();
    const { id, total } = await fillOrder(browser);
    await payOrder(stack, browser, { id, total });
    const dearer = serviceBody({
      assistant: { persons: 3, language: 1, extra_hours: 0, extra_employee: 0 },
    });
    const saved = ok(await browser.send('PATCH', `/api/orders/service/${id}`, dearer));
    const price = (saved.price as { total: number }).total;
    expect(price).toBeGreaterThan(total);
    expect(await compare(browser, id)).toEqual({
      result: 'reauthorize',
      authorized_amount: total,
      calculated_amount: price,
    });
    expect(ok(await submit(browser, id))).toMatchObject({ result: 'reauthorize' });
    await payOrder(stack, browser, { id, total: price });
    expect(ok(await submit(browser, id))).toMatchObject({ result: 'ok', order: { status: 'ordered' } });
    const moved = (await movedMoney(stack, id)).map(({ paymentType, cents }) => [paymentType, cents]);
    expect(moved).toEqual([
      ['PA', total * 100],
      ['RV', total * 100],
      ['PA', price * 100],
    ]);
  });

  it('keeps the payment when the price comes back to what was authorised', async () => {
    const browser = visitor();
    const { id, total } = await fillOrder(browser);
    await payOrder(stack, browser, { id, total });
    const dearer = serviceBody({ porter: { bags: 9, bulky_luggage: 0, extra_hours: 0 } });
    ok(await browser.send('PATCH', `/api/orders/service/${id}`, dearer));
    ok(await browser.send('PATCH', `/api/orders/service/${id}`, serviceBody()));
    expect((await compare(browser, id)).result).toBe('ok');
    expect(await movedMoney(stack, id)).toHaveLength(1);
  });
});

describe('trying out cards', () => {
  it('ends after ten checkouts of one order within the hour, and says when to come back', async () => {
    const browser = visitor();
    const { id } = await fillOrder(browser);
    const answers = [];
    for (let bags = 1; bags <= 12; bags += 1) {
      const changed = serviceBody({ porter: { bags: bags + 2, bulky_luggage: 0, extra_hours: 0 } });
      const { price } = ok(await browser.send('PATCH', `/api/orders/service/${id}`, changed));
      const amount = (price as { total: number }).total;
      answers.push(await prepare(browser, { amount, currency: 'EUR', order: id }));
    }
    expect(answers.map((answer) => answer.status)).toEqual([...Array(10).fill(200), 429, 429]);
    const wait = Number(answers.at(-1)?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(3600);
  });
});
