import { describe, expect, inject, it } from 'vitest';
import { TEST_CARDS } from '#infra/local/card-provider/test-cards.ts';
import { enterCard, fillOrder, inTenDays, ok, payOrder, submitBody } from '#test/support/booking-calls.ts';
import { type BrowserClient, openBrowser } from '#test/support/browser-client.ts';
import { movedMoney } from '#test/support/card-ledger.ts';
import { openSandbox } from '#test/support/card-sandbox.ts';
import { openInbox } from '#test/support/inbox.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');
const sandbox = openSandbox(stack);
// Logging in is throttled: once for all tests of this file.
const admin = await staffBrowser(stack, 'admin2@example.com');
const inbox = openInbox(`http://127.0.0.1:${stack.ports.inbox}`);

const submit = async (browser: BrowserClient, order: string, changes: object = {}) =>
  ok(await browser.send('PATCH', `/api/orders/submit/${order}`, submitBody(changes)));

const statusOf = async (order: string) => {
  const day = inTenDays();
  const body = { where: { date_from: day, date_to: day }, limit: 100 };
  const { rows } = ok(await admin.send('POST', '/api/orders/list', body));
  const found = (rows as { _id: string; status: string; payment_status?: string }[]).find(
    ({ _id }) => _id === order,
  );
  return found && [found.status, found.payment_status];
};

const untilStatus = (order: string, status: string) =>
  sandbox.until(`order ${order} is ${status}`, async () => (await statusOf(order))?.[0] === status);

/** An order whose visitor has finished without waiting for the bank. */
const finishWithoutWaiting = async (email: string, card: string) => {
  const browser = openBrowser(stack.url);
  const order = await fillOrder(browser, { personal: { email } });
  const paid = await payOrder(stack, browser, order, card);
  const placed = await submit(browser, order.id);
  return { browser, order, paid, placed };
};

/** What a mailed link says, as the card page hands it on. */
const linkIn = (html: string) => {
  const address = /href="([^"]*\/payment\/[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const { lang, ...link } = Object.fromEntries(new URL(address).searchParams) as Record<string, string>;
  return { address: new URL(address), lang, link };
};

describe('finishing without waiting for the bank', () => {
  it.each([
    ['pending', TEST_CARDS.pending.number],
    ['a review', TEST_CARDS.review.number],
    ['unknown', TEST_CARDS.communicationFault.number],
  ])('is neither failure nor success while the payment is %s: the order waits', async (what, card) => {
    const email = `waits-${what.replace(' ', '-')}@example.com`;
    const { browser, order, paid, placed } = await finishWithoutWaiting(email, card);
    expect(paid.outcome).toBe('pending');
    expect(placed).toMatchObject({ result: 'ok', order: { status: 'created' } });
    expect((placed.order as { submitted_at?: string }).submitted_at).toMatch(/^\d{4}-/);
    expect((await inbox.mailTo(email)).subject).toContain('waiting for your bank');
    const second = await browser.send('POST', '/api/payments/prepareCheckoutExternal', {
      amount: order.total,
      currency: 'EUR',
      order: order.id,
    });
    expect(second).toMatchObject({ status: 409, body: { code: 'payment_unknown' } });
  });

  it('places the order, with jobs and receipt, when the bank says yes', async () => {
    const email = 'yes-later@example.com';
    const { order } = await finishWithoutWaiting(email, TEST_CARDS.pending.number);
    await sandbox.settle(order.id);
    await untilStatus(order.id, 'ordered');
    expect(await statusOf(order.id)).toEqual(['ordered', 'authorized']);
    const receipt = await inbox.mailTo(email, 'Your order');
    expect(receipt.subject).toContain(`F${order.id}`);
    expect(await movedMoney(stack, order.id)).toHaveLength(1);
  });

  it('places it once, however often the bank says so', async () => {
    const email = 'yes-yes-yes@example.com';
    const { browser, order } = await finishWithoutWaiting(email, TEST_CARDS.review.number);
    await sandbox.settle(order.id);
    await untilStatus(order.id, 'ordered');
    await Promise.all([sandbox.repeatNotice(order.id), sandbox.repeatNotice(order.id)]);
    expect(await submit(browser, order.id)).toMatchObject({ result: 'ok', order: { status: 'ordered' } });
    await inbox.mailTo(email, 'Your order');
    const subjects = (await inbox.mailsTo(email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Your order'))).toHaveLength(1);
    expect(subjects.filter((subject) => subject.includes('waiting'))).toHaveLength(1);
  });

  it('places the order at once when the bank has answered before the visitor finishes', async () => {
    const browser = openBrowser(stack.url);
    const email = 'yes-meanwhile@example.com';
    const order = await fillOrder(browser, { personal: { email } });
    await payOrder(stack, browser, order, TEST_CARDS.pending.number);
    await sandbox.settle(order.id);
    await sandbox.noticesTaken();
    expect(await submit(browser, order.id)).toMatchObject({ result: 'ok', order: { status: 'ordered' } });
  });

  it('finishing twice waits once and is told once', async () => {
    const browser = openBrowser(stack.url);
    const email = 'twice-waiting@example.com';
    const order = await fillOrder(browser, { personal: { email } });
    await payOrder(stack, browser, order, TEST_CARDS.pending.number);
    const answers = await Promise.all([submit(browser, order.id), submit(browser, order.id)]);
    for (const answer of answers)
      expect(answer).toMatchObject({ result: 'ok', order: { status: 'created' } });
    await inbox.mailTo(email);
    expect(await inbox.mailsTo(email)).toHaveLength(1);
  });

  it('is not possible once the price has become another', async () => {
    const browser = openBrowser(stack.url);
    const order = await fillOrder(browser);
    await payOrder(stack, browser, order, TEST_CARDS.pending.number);
    const { porter: _, ...assistantOnly } = {
      selected_service: 'assistant',
      airport: 'FRA',
      porter: null,
      assistant: { persons: 2, language: 1, extra_hours: 0, extra_employee: 0 },
      assistant_meeting: { id: 'fra-t1-aircraft-door', flight_nr: 'LH 717' },
      assistant_destination: { id: 'fra-t1-taxi-rank' },
      name_sign: 'Ms Tanaka',
    };
    ok(await browser.send('PATCH', `/api/orders/service/${order.id}`, assistantOnly));
    const placed = await submit(browser, order.id, { selected_service: 'assistant' });
    expect(placed).toMatchObject({ result: 'reauthorize', order: { status: 'created' } });
    expect((placed.order as { submitted_at?: string }).submitted_at).toBeUndefined();
  });
});

describe('a bank that says no after the visitor has finished', () => {
  const refusedOrder = async (email: string) => {
    const finished = await finishWithoutWaiting(email, TEST_CARDS.pending.number);
    await sandbox.settle(finished.order.id, '800.100.152');
    const mail = await inbox.mailTo(email, 'Please pay');
    return { ...finished, ...linkIn(mail.body.html ?? '') };
  };

  it('the client is mailed a signed link for exactly this order, and nothing is held', async () => {
    const { order, address, link, lang } = await refusedOrder('no-later@example.com');
    expect(address.origin + address.pathname).toBe(`${stack.url}/payment/`);
    expect(link).toMatchObject({
      amt: order.total.toFixed(2),
      cur: 'EUR',
      order: order.id,
      date: inTenDays(),
      time: '14:35',
      airport: 'FRA',
      customer: 'Keiko Tanaka',
    });
    expect(lang).toBe('en');
    expect(await movedMoney(stack, order.id)).toEqual([]);
    expect(await statusOf(order.id)).toEqual(['created', undefined]);
  });

  it('the booking page says so, and shows the way to another card', async () => {
    const { order, placed, address } = await refusedOrder('sees-no-later@example.com');
    const page = `/api/orders/booking/${order.id}/${placed.signature}`;
    const booking = ok(await openBrowser(stack.url).get(page));
    expect(booking).toMatchObject({
      state: 'payment_refused',
      can_cancel: false,
      payment_link: address.href,
    });
    const kept = Date.parse(String(booking.pay_until)) - Date.now();
    expect(kept).toBeGreaterThan(47 * 3_600_000);
    expect(kept).toBeLessThanOrEqual(48 * 3_600_000);
  });

  it('paying by the link, in any browser, places the order', async () => {
    const email = 'pays-again@example.com';
    const { order, link } = await refusedOrder(email);
    const phone = openBrowser(stack.url);
    const prepared = await phone.send('POST', '/api/payments/prepareCheckoutExternal', {
      amount: order.total,
      currency: 'EUR',
      link,
    });
    const { id } = ok(prepared) as { id: string };
    await enterCard(stack, id, TEST_CARDS.master.number);
    const told = ok(await phone.send('POST', '/api/payments/getStatusExternal', { id, link }));
    expect(told).toMatchObject({ outcome: 'paid', payment_brand: 'MASTER' });
    await untilStatus(order.id, 'ordered');
    expect((await inbox.mailTo(email, 'Your order')).subject).toContain(`F${order.id}`);
    const moved = await movedMoney(stack, order.id);
    expect(moved.map(({ paymentType, cents }) => [paymentType, cents])).toEqual([['PA', order.total * 100]]);
    const again = await phone.send('POST', '/api/payments/prepareCheckoutExternal', {
      amount: order.total,
      currency: 'EUR',
      link,
    });
    expect(again).toMatchObject({ status: 409, body: { code: 'already_exists' } });
  });

  it('a card that is declined at the link leaves the form open for another', async () => {
    const { order, link } = await refusedOrder('declined-at-link@example.com');
    const phone = openBrowser(stack.url);
    const prepare = () =>
      phone.send('POST', '/api/payments/prepareCheckoutExternal', {
        amount: order.total,
        currency: 'EUR',
        link,
      });
    const { id } = ok(await prepare()) as { id: string };
    await enterCard(stack, id, TEST_CARDS.declined.number);
    const told = ok(await phone.send('POST', '/api/payments/getStatusExternal', { id, link }));
    expect(told).toMatchObject({ outcome: 'declined', result: { code: '800.100.152' } });
    expect(ok(await prepare())).toMatchObject({ id });
  });

  it('a link is worth nothing when anything in it was altered, or without its signature', async () => {
    const { order, link } = await refusedOrder('altered@example.com');
    const { order: other } = await finishWithoutWaiting('other@example.com', TEST_CARDS.pending.number);
    const altered = {
      amt: '1.00',
      cur: 'USD',
      order: other.id,
      job: `${order.id}-1`,
      service: 'sec24',
      date: '2027-01-01',
      time: '00:00',
      airport: 'MUC',
      customer: 'Somebody Else',
      signature: `${link.signature?.slice(0, -1)}_`,
    };
    const stranger = openBrowser(stack.url);
    for (const [name, value] of Object.entries(altered)) {
      const body = { amount: order.total, currency: 'EUR', link: { ...link, [name]: value } };
      const refused = await stranger.send('POST', '/api/payments/prepareCheckoutExternal', body);
      expect([name, refused.status]).toEqual([name, 403]);
      const asked = { id: 'any', link: { ...link, [name]: value } };
      expect((await stranger.send('POST', '/api/payments/getStatusExternal', asked)).status).toBe(403);
    }
    const { signature: _, ...unsigned } = link;
    const body = { amount: order.total, currency: 'EUR', link: unsigned };
    expect((await stranger.send('POST', '/api/payments/prepareCheckoutExternal', body)).status).toBe(400);
  });

  it('a link pays its own sum and its own order only', async () => {
    const { order, link } = await refusedOrder('own-sum@example.com');
    const stranger = openBrowser(stack.url);
    const prepare = (body: object) =>
      stranger.send('POST', '/api/payments/prepareCheckoutExternal', { currency: 'EUR', link, ...body });
    expect(await prepare({ amount: 1 })).toMatchObject({ status: 409, body: { code: 'price_changed' } });
    expect(await prepare({ amount: order.total, order: '10001' })).toMatchObject({ status: 403 });
  });
});
