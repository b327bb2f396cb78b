import { describe, expect, inject, it } from 'vitest';
import { registerClient } from '#test/support/accounts.ts';
import {
  bookAndPay,
  fillOrder,
  inTenDays,
  ok,
  openCheckout,
  payOrder,
  personalBody,
  serviceBody,
  submitBody,
  travelBody,
} from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { movedMoney } from '#test/support/card-ledger.ts';
import { openInbox } from '#test/support/inbox.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');
const inbox = openInbox(`http://127.0.0.1:${stack.ports.inbox}`);
const visitor = () => openBrowser(stack.url);

const ordersOf = async (day: string) => {
  const admin = await staffBrowser(stack, 'admin@example.com');
  const where = { date_from: day, date_to: day };
  return ok(await admin.send('POST', '/api/orders/list/', { where, limit: 100 })).rows as {
    _id: string;
    status: string;
    payment_status: string;
    booking_status: string;
  }[];
};

describe('booking as a guest', () => {
  it('a guest books assistant and porter without logging in', async () => {
    const { id, order } = await bookAndPay(stack, visitor());
    expect(order).toMatchObject({ _id: id, status: 'ordered', payment_status: 'authorized', agency_id: 998 });
    expect(order.order_number).toBe(`F${id}`);
    expect(order.booking_status).toBe('New');
  });

  it('the price of the booking is the formula of the price list, in every answer', async () => {
    const browser = visitor();
    const { id, total } = await fillOrder(browser);
    // Way 45 + two persons 60 + German 0, and way 15 + two bags 30 + one more bag 6.
    expect(total).toBe(156);
    const compared = await browser.send('POST', `/api/orders/compareAuthorizedToCalculatedAmount/${id}`, {});
    expect(compared.body).toEqual({ result: 'reauthorize', authorized_amount: 0, calculated_amount: 156 });
    await payOrder(stack, browser, { id, total });
    const again = await browser.send('POST', `/api/orders/compareAuthorizedToCalculatedAmount/${id}`, {});
    expect(again.body).toEqual({ result: 'ok', authorized_amount: 156, calculated_amount: 156 });
  });

  it('each step answers the order with what was saved', async () => {
    const browser = visitor();
    const { id } = await fillOrder(browser);
    const saved = ok(await browser.send('PATCH', `/api/orders/personal/${id}`, personalBody()));
    expect(saved).toMatchObject({
      airport: 1,
      travelType: 'arrival',
      date: inTenDays(),
      hours: 14,
      minutes: 35,
      selected_service: 'both',
      name_sign: 'Ms Tanaka',
      porter: { bags: 3, bulky_luggage: 0, extra_hours: 0, meeting_point: { id: 'fra-t1-baggage-hall-b' } },
      assistant: {
        persons: 2,
        language: 1,
        meeting_point: { id: 'fra-t1-aircraft-door', flight_nr: 'LH717' },
      },
      address: { name: 'Keiko Tanaka', city: 'Tokyo', country: 'Japan' },
      email: 'keiko@example.com',
    });
  });

  it('a page that still shows a client whose session has ended is asked to log in, and the order stays', async () => {
    const client = await registerClient(stack);
    const { id: user_id } = client;
    const { id } = await fillOrder(client.browser, { personal: { user_id } });
    const began = [...client.browser.cookies].filter(([name]) => name === 'draft');
    const browser = openBrowser(stack.url, undefined, began);
    const move = (changes: object) =>
      browser.send('PATCH', `/api/orders/personal/${id}`, personalBody({ city: 'Kyoto', ...changes }));
    expect(await move({ user_id })).toMatchObject({ status: 401, body: { code: 'not_logged_in' } });
    expect(await move({})).toMatchObject({
      status: 200,
      body: { address: { city: 'Kyoto' }, name_sign: 'Ms Tanaka' },
    });
  });

  it('the payment on the order is what the provider said, whatever the browser reports', async () => {
    const browser = visitor();
    const { id, total } = await fillOrder(browser);
    await payOrder(stack, browser, { id, total });
    const lie = { payment_id: 'x', payment_brand: 'AMEX', authorized_amount: 1, cc_last4digits: '9999' };
    const { payment } = ok(await browser.send('PATCH', `/api/orders/payment/${id}`, lie));
    expect(payment).toEqual({
      payment_brand: 'VISA',
      authorized_amount: 156,
      cc_holder: 'Keiko Tanaka',
      cc_last4digits: '0000',
      cc_expiry_month: '08',
      cc_expiry_year: '2031',
    });
  });

  it('an order that nobody paid cannot be placed', async () => {
    const browser = visitor();
    const { id } = await fillOrder(browser);
    const placed = ok(await browser.send('PATCH', `/api/orders/submit/${id}`, submitBody()));
    expect(placed).toMatchObject({ result: 'reauthorize', order: { status: 'created' } });
  });

  it('declining the terms is refused, and names the box', async () => {
    const browser = visitor();
    const { id, total } = await fillOrder(browser);
    await payOrder(stack, browser, { id, total });
    const refused = await browser.send(
      'PATCH',
      `/api/orders/submit/${id}`,
      submitBody({ agb_privacy: false }),
    );
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { agb_privacy: { code: 'agb_privacy' } } },
    });
  });

  it('the receipt reaches the guest, with the number and the price', async () => {
    const email = 'receipt@example.com';
    const { id } = await bookAndPay(stack, visitor(), { personal: { email } });
    const mail = await inbox.mailTo(email);
    expect(mail.subject).toContain(`F${id}`);
    expect(mail.body.html).toContain('156.00');
    expect(mail.body.html).toContain('Ms Tanaka');
    expect(mail.body.html).not.toMatch(/\[[A-Z_]+\]/);
  });
});

describe('one order, one authorisation', () => {
  it('a double click on the order button places one order and answers it twice', async () => {
    const browser = visitor();
    const email = 'double@example.com';
    const { id, total } = await fillOrder(browser, { personal: { email } });
    await payOrder(stack, browser, { id, total });
    const submit = () => browser.send('PATCH', `/api/orders/submit/${id}`, submitBody());
    const answers = await Promise.all([submit(), submit(), submit()]);
    for (const answer of answers) {
      expect(ok(answer)).toMatchObject({ result: 'ok', order: { _id: id, status: 'ordered' } });
    }
    expect(await movedMoney(stack, id)).toHaveLength(1);
    await inbox.mailTo(email);
    expect(await inbox.mailsTo(email)).toHaveLength(1);
    const listed = (await ordersOf(inTenDays())).filter(({ _id }) => _id === id);
    expect(listed).toHaveLength(1);
  });

  it('a repeated request long after still answers the same order', async () => {
    const browser = visitor();
    const order = await fillOrder(browser);
    await payOrder(stack, browser, order);
    const { id } = order;
    // The answer was lost on its way, and the cookies with it.
    const repeating = openBrowser(stack.url, undefined, [...browser.cookies]);
    ok(await browser.send('PATCH', `/api/orders/submit/${id}`, submitBody()));
    const again = ok(await repeating.send('PATCH', `/api/orders/submit/${id}`, submitBody()));
    expect(again).toMatchObject({ result: 'ok', order: { _id: id, status: 'ordered' } });
  });

  it('two tabs that pay the same order share one checkout', async () => {
    const browser = visitor();
    const { id, total } = await fillOrder(browser);
    const [one, two] = await Promise.all([
      openCheckout(browser, id, total),
      openCheckout(browser, id, total),
    ]);
    expect(one).toBe(two);
  });

  it('two tabs of one browser hold two orders', async () => {
    const browser = visitor();
    const first = await fillOrder(browser);
    const second = await fillOrder(browser);
    expect(first.id).not.toBe(second.id);
    await payOrder(stack, browser, first);
    await payOrder(stack, browser, second);
    for (const { id } of [first, second]) {
      expect(ok(await browser.send('PATCH', `/api/orders/submit/${id}`, submitBody())).result).toBe('ok');
    }
  });

  it('a placed order can no longer be changed by its page', async () => {
    const browser = visitor();
    const order = await fillOrder(browser);
    await payOrder(stack, browser, order);
    const { id } = order;
    const page = openBrowser(stack.url, undefined, [...browser.cookies]);
    ok(await browser.send('PATCH', `/api/orders/submit/${id}`, submitBody()));
    const refused = await page.send('PATCH', `/api/orders/travel/${id}`, travelBody());
    expect(refused).toMatchObject({ status: 409, body: { code: 'refused_transition' } });
  });
});

describe('whose order it is', () => {
  it('a placed order is no longer open in the browser that placed it, but what other tabs have begun is', async () => {
    const browser = visitor();
    const order = await fillOrder(browser);
    await payOrder(stack, browser, order);
    ok(await browser.send('PATCH', `/api/orders/submit/${order.id}`, submitBody()));
    expect(browser.cookies.has('draft')).toBe(false);
    expect(await browser.send('PATCH', `/api/orders/submit/${order.id}`, submitBody())).toMatchObject({
      status: 404,
    });
  });

  it('a cookie that we did not sign opens no draft', async () => {
    const browser = visitor();
    const { id } = await fillOrder(browser);
    const [secret = '', signature = ''] = (browser.cookies.get('draft') ?? '').split('.');
    for (const planted of [secret, `${secret}.${signature.slice(1)}`, `${secret}.x.${signature}`]) {
      const stranger = openBrowser(stack.url, undefined, [['draft', planted]]);
      expect(await stranger.send('PATCH', `/api/orders/travel/${id}`, travelBody())).toMatchObject({
        status: 404,
      });
    }
  });

  it('another browser neither sees nor changes a draft', async () => {
    const { id } = await fillOrder(visitor());
    const stranger = visitor();
    for (const [path, body] of [
      [`/api/orders/travel/${id}`, travelBody()],
      [`/api/orders/service/${id}`, serviceBody()],
      [`/api/orders/personal/${id}`, personalBody()],
      [`/api/orders/payment/${id}`, {}],
      [`/api/orders/submit/${id}`, submitBody()],
    ] as const) {
      expect(await stranger.send('PATCH', path, body)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    }
  });

  it('an order that does not exist answers like one of somebody else', async () => {
    const { body } = await visitor().send('PATCH', '/api/orders/travel/99999999', travelBody());
    expect(body).toMatchObject({ code: 'not_found', message: 'There is no such order.' });
  });
});

describe('what a booking may not contain', () => {
  it('every wrong field of a step is named, with its code', async () => {
    const browser = visitor();
    const id = String(ok(await browser.send('POST', '/api/orders', {}))._id);
    const refused = await browser.send('PATCH', `/api/orders/travel/${id}`, {});
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      code: 'invalid_input',
      fields: {
        airport: { code: 'airport.empty' },
        travelType: { code: 'travelType.empty' },
        selected_service: { code: 'service.empty' },
        date: { code: 'date.empty' },
        time: { code: 'time.empty' },
      },
    });
  });

  it('a refused step leaves the order as it was', async () => {
    const browser = visitor();
    const { id } = await fillOrder(browser);
    const wrong = serviceBody({ name_sign: '', porter: { bags: 0, bulky_luggage: -1, extra_hours: 0 } });
    const refused = await browser.send('PATCH', `/api/orders/service/${id}`, wrong);
    expect(refused.body).toMatchObject({
      fields: {
        name_sign: { code: 'name_sign.empty' },
        'porter.bags': { code: 'porter.bags' },
        'porter.bulky_luggage': { code: 'porter.bulky_luggage' },
      },
    });
    const kept = ok(await browser.send('PATCH', `/api/orders/personal/${id}`, personalBody()));
    expect(kept).toMatchObject({ name_sign: 'Ms Tanaka', porter: { bags: 3 } });
  });

  it('a porter cannot be booked in Munich', async () => {
    const browser = visitor();
    const id = String(ok(await browser.send('POST', '/api/orders', {}))._id);
    const refused = await browser.send('PATCH', `/api/orders/travel/${id}`, travelBody({ airport: 2 }));
    expect(refused.body).toMatchObject({
      fields: { selected_service: { code: 'service.porter_unavailable' } },
    });
  });

  it('a body that is no JSON is refused, not a fault of ours', async () => {
    const response = await fetch(`${stack.url}/api/orders/travel/10001`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: '{"airport":',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_input', fields: { body: {} } });
  });
});
