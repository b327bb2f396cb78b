import { describe, expect, inject, it } from 'vitest';
import { addDays, airportTime } from '#shared/calendar-date.ts';
import { newEmail } from '#test/support/accounts.ts';
import { fillOrder, inTenDays, ok } from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { detailsOf, placedOrder, setStatus } from '#test/support/office-calls.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');
const admin = await staffBrowser(stack, 'admin@example.com');

type Found = { rows: { _id: string; version: number; jobs?: unknown[]; services?: unknown[] }[] };
const list = async (where: object, more: object = {}) =>
  (ok(await admin.send('POST', '/api/orders/list/', { where, limit: 100, ...more })) as Found).rows;
const on = (date: string) => ({ date_from: date, date_to: date });

describe('everything known about an order', () => {
  it('is what was booked, by whom, how it was paid, its jobs, mails and history', async () => {
    const email = newEmail();
    const id = await placedOrder(stack, { personal: { email } });
    const details = await detailsOf(admin, id, 'de');
    expect(details).toMatchObject({
      _id: id,
      order_number: `F${id}`,
      email,
      phone: '+81 3 5550 0142',
      date: inTenDays(),
      hours: 14,
      minutes: 35,
      name_sign: 'Ms Tanaka',
      travelType: 'arrival',
      extra_requests: '',
      reading_language: 'en',
      booking_status: 'New',
      agency_id: 998,
      airport_id: 1,
      address_id: id,
      address: { name: 'Keiko Tanaka', zip: '153-0061', country: 'Japan' },
      payment_brand: 'VISA',
      cc_holder: 'Keiko Tanaka',
      cc_last4digits: '0000',
      cc_expiry_month: '08',
      cc_expiry_year: '2031',
      is_sealed: false,
    });
    expect(details.services).toMatchObject([
      {
        service: 'assistant',
        location_price: expect.any(Number),
        persons: 2,
        extra_hours: 0,
        extra_employee: 0,
        language: { _id: 1, display: 'Deutsch', price: expect.any(Number) },
        from: expect.stringContaining('LH717'),
      },
      { service: 'porter', bags: 3, bulky: 0, location_price: expect.any(Number) },
    ]);
    expect(details.jobs).toMatchObject([
      {
        _id: `${id}-1`,
        service_type_id: 2,
        status: 'new',
        language_display: 'Deutsch',
        persons: 2,
        from_title: { en: 'Terminal 1, aircraft door', de: 'Terminal 1, Flugzeugtür' },
      },
      { _id: `${id}-2`, service_type_id: 1, status: 'new', bags: 3 },
    ]);
    expect(details.payments).toMatchObject([
      { attempt: 1, payment_type: 'PA', state: 'authorized', amount: details.price.total },
    ]);
    expect(details.mails).toMatchObject([{ template: 'order_received' }]);
    expect(details.history).toMatchObject([{ action: 'submit', by: { kind: 'client' } }]);
    expect(details.mail_status).toBeUndefined();
    ok(await admin.send('POST', '/api/payments/capturePayment', { order: id }));
    expect(await detailsOf(admin, id)).toMatchObject({ mail_status: 'confirmed', payment_status: 'done' });
  });

  it('never shows the secret of the browser that began it', async () => {
    const id = await placedOrder(stack);
    expect(JSON.stringify(await detailsOf(admin, id))).not.toMatch(/secret|password/);
  });
});

describe('what the list of orders finds', () => {
  it('an order by its number or its whole address on any day, by a part of its name within the days', async () => {
    const day = addDays(inTenDays(), 50);
    const email = newEmail();
    const personal = { email, name: 'Wilhelmine Übergröße' };
    const id = await placedOrder(stack, { personal, travel: { date: day } });
    for (const search of [id, `F${id}`, `f${id}`, email, email.toUpperCase()]) {
      expect((await list({ ...on(inTenDays()), search })).map(({ _id }) => _id)).toEqual([id]);
    }
    expect(await list({ ...on(inTenDays()), search: `M${id}x` })).toEqual([]);
    expect((await list({ ...on(day), search: 'übergrö' })).map(({ _id }) => _id)).toEqual([id]);
    expect(await list({ ...on(addDays(day, 1)), search: 'übergrö' })).toEqual([]);
  });

  it('narrows by status and payment, sorts both ways, and carries jobs where they are asked for', async () => {
    const day = addDays(inTenDays(), 52);
    const named = (name: string) => ({ personal: { name }, travel: { date: day } });
    const [b, a] = [await placedOrder(stack, named('Berta')), await placedOrder(stack, named('Anton'))];
    await setStatus(admin, b, 'cancelled', { sendEmail: false });
    const ids = async (where: object, more: object = {}) =>
      (await list({ ...on(day), ...where }, more)).map(({ _id }) => _id);
    expect(await ids({ status: ['cancelled'] })).toEqual([b]);
    expect(await ids({ status: ['ordered'], payment_status: ['authorized'] })).toEqual([a]);
    expect(await ids({ payment_status: ['done'] })).toEqual([]);
    expect(await ids({}, { order: 'name' })).toEqual([a, b]);
    expect(await ids({}, { order: '-name' })).toEqual([b, a]);
    expect(await ids({}, { order: '-_id' })).toEqual([a, b]);
    const [plain] = await list(on(day));
    expect(plain?.jobs).toBeUndefined();
    const relational = await list(on(day), { isRelational: true });
    for (const row of relational) {
      expect(row.jobs).toHaveLength(2);
      expect(row.services).toHaveLength(2);
    }
    const count = ok(await admin.send('POST', '/api/orders/count', { where: on(day) }));
    expect(count).toEqual({
      count: 2,
      days: [{ date: day, orders: 1, cancelled: 1, persons: 2, bags: 3 }],
    });
  });
});

describe('the orders of the next days', () => {
  it('are those of web clients from today through three days ahead', async () => {
    const { date: today } = airportTime(new Date());
    const soon = await placedOrder(stack, { travel: { date: addDays(today, 3) } });
    const later = await placedOrder(stack, { travel: { date: addDays(today, 4) } });
    const ids = (ok(await admin.get('/api/orders')) as Found).rows.map(({ _id }) => _id);
    expect(ids).toContain(soon);
    expect(ids).not.toContain(later);
  });
});

describe('what has changed since', () => {
  it('names each changed order with its version, and nothing of drafts', async () => {
    const first = ok(await admin.send('POST', '/api/orders/changes', {}));
    expect(first).toMatchObject({ is_stale: true, changes: [] });
    const draft = await fillOrder(openBrowser(stack.url));
    const id = await placedOrder(stack);
    await setStatus(admin, id, 'cancelled', { sendEmail: false });
    const told = ok(await admin.send('POST', '/api/orders/changes', { since: first.until }));
    const { version } = await detailsOf(admin, id);
    expect(told.is_stale).toBe(false);
    expect(told.changes).toContainEqual({ _id: id, version });
    expect(JSON.stringify(told.changes)).not.toContain(`"${draft.id}"`);
    const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
    expect(ok(await admin.send('POST', '/api/orders/changes', { since: yesterday })).is_stale).toBe(true);
  });
});

describe('deleting', () => {
  it('drops a draft, and nothing that was placed or is being paid', async () => {
    const browser = openBrowser(stack.url);
    const draft = await fillOrder(browser);
    expect(await admin.send('DELETE', `/api/orders/${draft.id}`)).toMatchObject({ status: 204 });
    expect(await admin.get(`/api/orders/${draft.id}/en`)).toMatchObject({ status: 404 });
    const paying = await fillOrder(browser);
    const wanted = { amount: paying.total, currency: 'EUR', order: paying.id };
    ok(await browser.send('POST', '/api/payments/prepareCheckoutExternal', wanted));
    const placed = await placedOrder(stack);
    for (const id of [paying.id, placed]) {
      expect(await admin.send('DELETE', `/api/orders/${id}`)).toMatchObject({
        status: 409,
        body: { code: 'refused_transition' },
      });
    }
  });
});
