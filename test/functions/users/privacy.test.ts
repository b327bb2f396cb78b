import { describe, expect, inject, it } from 'vitest';
import { airportTime } from '#shared/calendar-date.ts';
import { newEmail, registerClient } from '#test/support/accounts.ts';
import { bookAndPay, ok } from '#test/support/booking-calls.ts';
import { type BrowserClient, openBrowser } from '#test/support/browser-client.ts';
import { detailsOf, placedOrder, setStatus } from '#test/support/office-calls.ts';
import { staffBrowser } from '#test/support/staff.ts';
import { openTable } from '#test/support/table.ts';
import { waitUntil } from '#test/support/wait-until.ts';

const stack = inject('stack');
const table = await openTable(stack);
const admin = await staffBrowser(stack, 'admin@example.com');

const exported = async (email: string) =>
  ok(await admin.send('POST', '/api/users/privacy/export', { email }));
const erase = (email: string, by: BrowserClient = admin) =>
  by.send('POST', '/api/users/privacy/erase', { email });
/** Erases as soon as the mails about it have gone out. */
const erased = (email: string) =>
  waitUntil('the person is erased', async () => {
    const { status, body } = await erase(email);
    return status === 200 && (body as object);
  });

const orderKey = (id: string) => ({ PK: `ORDER#${id}`, SK: 'ORDER' });
/** By which the search finds it. */
const firstNameKey = (id: string) => ({ PK: `ORDER#${id}`, SK: 'FIRST-NAME' });
const attemptKey = (id: string) => ({ PK: `ORDER#${id}`, SK: 'PAYMENT#001' });
const PERSONAL = /tanaka|keiko|nakameguro|5550 0142/i;

const reasonOf = ({ body }: { body: unknown }) => (body as { reason?: object }).reason;

describe('the data of a person', () => {
  it('is exported, and erased once nothing is booked or held any more', { timeout: 60_000 }, async () => {
    const client = await registerClient(stack);
    const { email } = client;
    const { id } = await bookAndPay(stack, client.browser, { personal: { email } });
    const other = await placedOrder(stack, { personal: { email: newEmail() } });
    const untouched = await table.read(orderKey(other));

    expect(await table.read(firstNameKey(id))).toMatchObject({ order_id: id });

    const data = await exported(email.toUpperCase());
    expect(data).toMatchObject({
      account: { _id: client.id, name: 'Keiko Tanaka', email },
      orders: [{ _id: id, phone: '+81 3 5550 0142', address: { name: 'Keiko Tanaka' } }],
      jobs: [{ order_id: id }, { order_id: id }],
      payments: [{ order_id: id, state: 'authorized', payment_brand: 'VISA' }],
      invoices: [],
    });
    expect((data.mails as { template: string }[]).map(({ template }) => template)).toEqual(
      expect.arrayContaining(['order_received', 'welcome']),
    );
    expect(JSON.stringify(data)).not.toMatch(/hash|holder|expiryMonth/);

    const ahead = await erase(email);
    expect(ahead.status).toBe(409);
    expect(reasonOf(ahead)).toMatchObject({
      key: 'person.not_yet',
      values: { ahead: `F${id}`, unsettled: `F${id}` },
    });
    expect((await setStatus(admin, id, 'cancelled', { email })).status).toBe(204);
    const held = await erase(email);
    expect(reasonOf(held)).toMatchObject({
      key: 'person.not_yet',
      values: { ahead: '–', unsettled: `F${id}` },
    });

    // As the schedule does it after two days.
    await table.set(attemptKey(id), 'state', 'released');
    expect(await erased(email)).toMatchObject({ account: true, orders_erased: 1, orders_kept: 0 });

    const login = await openBrowser(stack.url).send('POST', '/auth/local', {
      email,
      password: client.password,
    });
    expect(login.status).toBe(401);
    expect((await client.browser.get('/api/users/me')).status).toBe(401);
    const details = await detailsOf(admin, id);
    expect(details).toMatchObject({ status: 'cancelled', price: { total: 156 } });
    expect(JSON.stringify(details)).not.toMatch(PERSONAL);
    expect(JSON.stringify(details)).not.toContain(email);
    expect(details.history[0]).toMatchObject({ action: 'erase', by: { kind: 'user' } });
    expect(await table.read(firstNameKey(id))).toBeUndefined();
    for (const key of [orderKey(id), attemptKey(id), { PK: `USER#${client.id}`, SK: 'USER' }]) {
      const stored = JSON.stringify(await table.read(key));
      expect(stored).not.toMatch(PERSONAL);
      expect(stored).not.toContain(email);
    }
    expect(await table.read(orderKey(other))).toEqual(untouched);

    const nobody = { status: 404, body: { reason: { key: 'person.unknown', values: { email } } } };
    expect(await admin.send('POST', '/api/users/privacy/export', { email })).toMatchObject(nobody);
    expect(await erase(email)).toMatchObject(nobody);
    await registerClient(stack, { email });
  });

  it('stays as far as an invoice needs it', { timeout: 60_000 }, async () => {
    const email = newEmail();
    const id = await placedOrder(stack, { personal: { email } });
    ok(await admin.send('POST', '/api/payments/capturePayment', { order: id }));
    await table.set(orderKey(id), 'date', '2026-01-02');
    expect(await erased(email)).toMatchObject({ account: false, orders_erased: 0, orders_kept: 1 });
    const stored = await table.read(orderKey(id));
    expect(stored).toMatchObject({ address: { name: 'Keiko Tanaka', city: 'Tokyo' }, name_sign: '' });
    expect(JSON.stringify(stored)).not.toMatch(/5550 0142/);
    expect(JSON.stringify(stored)).not.toContain(email);
    const restate = await admin.send('POST', '/api/payments/restateOrder', { order: id });
    expect(restate.status).toBe(409);
    expect(reasonOf(restate)).toMatchObject({ key: 'order.erased' });
  });

  it('is told in the audit log without the address', async () => {
    const { email } = await registerClient(stack);
    await exported(email);
    const { date } = airportTime(new Date());
    const { rows } = ok(
      await admin.send('POST', '/api/audit/list', {
        where: { date_from: date, date_to: date, kind: 'person' },
        limit: 500,
      }),
    ) as { rows: { act: string; title: string }[] };
    expect(rows).toContainEqual(expect.objectContaining({ act: 'exported', title: 'g…@example.com' }));
    expect(JSON.stringify(rows)).not.toContain(email);
  });

  it('is not given for an account of the company, to who sees one airport only, or without an address', async () => {
    const staff = await erase('employee@example.com');
    expect(reasonOf(staff)).toMatchObject({ key: 'person.staff' });
    expect((await erase('no address')).status).toBe(400);
    const munich = await staffBrowser(stack, 'munich@example.com');
    expect(reasonOf(await erase(newEmail(), munich))).toMatchObject({ key: 'person.scope' });
  });
});
