import { describe, expect, inject, it } from 'vitest';
import { TEST_CARDS } from '#infra/local/card-provider/test-cards.ts';
import { addDays } from '#shared/calendar-date.ts';
import { GROUP_FIELDS } from '#shared/orders/order-fields.ts';
import { newEmail } from '#test/support/accounts.ts';
import { enterCard, inTenDays, ok } from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { movedMoney } from '#test/support/card-ledger.ts';
import { openInbox } from '#test/support/inbox.ts';
import { detailsOf, placedOrder } from '#test/support/office-calls.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');
const inbox = openInbox(`http://127.0.0.1:${stack.ports.inbox}`);
const admin = await staffBrowser(stack, 'admin@example.com');

const edit = async (id: string, changes: object) => {
  const { version } = await detailsOf(admin, id);
  return admin.send('PUT', `/api/orders/${id}/update`, { version, ...changes });
};

/** Five bags more cost more, whatever the threshold. */
const MORE = { porter: { bags: 9 } };

/** What the signed link in a mail says. */
const linkIn = (html: string) => {
  const address = /href="([^"]*\/payment\/\?[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const said = Object.fromEntries(new URL(address).searchParams);
  const { lang: _, ...link } = said;
  return link;
};

describe('editing an order', () => {
  it('changes order and jobs together, and tells of it field by field', async () => {
    const id = await placedOrder(stack);
    const date = addDays(inTenDays(), 1);
    const group = Object.fromEntries(GROUP_FIELDS.map((name) => [name, `My ${name}`]));
    const saved = ok(
      await edit(id, {
        date,
        time: { hours: 9, minutes: 5 },
        name_sign: 'Mr Ito',
        admin_extra_request: 'Calls before',
        city: 'Osaka',
        assistant_meeting: { flight_nr: 'nh 203' },
        ...group,
      }),
    );
    expect(saved).toMatchObject({ saved: true, repricing: 'same' });
    const details = await detailsOf(admin, id);
    expect(details).toMatchObject({
      date,
      hours: 9,
      minutes: 5,
      name_sign: 'Mr Ito',
      admin_extra_request: 'Calls before',
      agency_id: 998,
      ...group,
      address: { name: 'Keiko Tanaka', city: 'Osaka' },
      assistant: { meeting_point: { flight_nr: 'NH203' } },
    });
    for (const job of details.jobs) {
      expect(job).toMatchObject({ date, hours: 9, minutes: 5, name_sign: 'Mr Ito', status: 'new' });
    }
    const [entry] = details.history;
    expect(entry).toMatchObject({ action: 'edit', by: { kind: 'user', name: 'Miriam Vogt' } });
    expect(entry?.changes).toEqual(
      expect.arrayContaining([
        { field: 'date', before: inTenDays(), after: date },
        { field: 'time', before: '14:35', after: '09:05' },
        { field: 'city', before: 'Tokyo', after: 'Osaka' },
        ...GROUP_FIELDS.map((field) => ({ field, after: `My ${field}` })),
      ]),
    );
  });

  it('never shows the remarks of the office to the client', async () => {
    const email = newEmail();
    const id = await placedOrder(stack, { personal: { email } });
    ok(await edit(id, { admin_extra_request: 'Difficult last time' }));
    const link = /order=(\d+)&(?:amp;)?signature=([\w-]+)/.exec((await inbox.mailTo(email)).body.html ?? '');
    const booking = await openBrowser(stack.url).get(`/api/orders/booking/${link?.[1]}/${link?.[2]}`);
    expect(booking.status).toBe(200);
    expect(JSON.stringify(booking.body)).not.toContain('Difficult');
  });

  it('shows the new price and what it means before anything is saved', async () => {
    const id = await placedOrder(stack);
    const before = await detailsOf(admin, id);
    const told = ok(await edit(id, { ...MORE, preview: true }));
    expect(told).toMatchObject({
      saved: false,
      version: before.version,
      repricing: 'more',
      authorized_amount: before.price.total,
    });
    expect(Number(told.calculated_amount)).toBeGreaterThan(before.price.total);
    const { version, price, history } = await detailsOf(admin, id);
    expect({ version, price, history }).toEqual({
      version: before.version,
      price: before.price,
      history: before.history,
    });
  });

  it('takes a service away and brings it back, with its job', async () => {
    const id = await placedOrder(stack);
    expect(ok(await edit(id, { selected_service: 'assistant' }))).toMatchObject({ repricing: 'less' });
    const assistantOnly = await detailsOf(admin, id);
    expect(assistantOnly.jobs.map(({ status }) => status)).toEqual(['new', 'cancelled']);
    expect(assistantOnly.porter).toBeUndefined();
    const again = ok(
      await edit(id, {
        selected_service: 'both',
        porter: { bags: 3, bulky_luggage: 0, extra_hours: 0 },
        porter_meeting: { id: 'fra-t1-baggage-hall-b' },
        porter_destination: { id: 'fra-t1-taxi-rank' },
      }),
    );
    expect(again).toMatchObject({ repricing: 'same' });
    expect((await detailsOf(admin, id)).jobs.map(({ status }) => status)).toEqual(['new', 'new']);
  });

  it('mails a link for a higher price; the old hold stands until the new one does', async () => {
    const email = newEmail();
    const id = await placedOrder(stack, { personal: { email } });
    const raised = ok(await edit(id, MORE));
    const amount = Number(raised.calculated_amount);
    expect(await detailsOf(admin, id)).toMatchObject({ status: 'ordered', is_payment_due: true });
    expect(await admin.send('POST', '/api/payments/capturePayment', { order: id })).toMatchObject({
      status: 409,
      body: { code: 'refused_transition' },
    });
    const link = linkIn((await inbox.mailTo(email, 'pay')).body.html ?? '');
    const client = openBrowser(stack.url);
    const checkout = ok(
      await client.send('POST', '/api/payments/prepareCheckoutExternal', { amount, currency: 'EUR', link }),
    );
    await enterCard(stack, String(checkout.id), TEST_CARDS.visa.number);
    expect(
      ok(await client.send('POST', '/api/payments/getStatusExternal', { id: checkout.id, link })),
    ).toMatchObject({ outcome: 'paid' });
    const paid = await detailsOf(admin, id);
    expect(paid).toMatchObject({ is_payment_due: false, payment: { authorized_amount: amount } });
    expect(paid.history[0]).toMatchObject({ action: 'pay_difference', by: { kind: 'client' } });
    ok(await admin.send('POST', '/api/payments/capturePayment', { order: id }));
    const captured = (await movedMoney(stack, id)).filter(({ paymentType }) => paymentType === 'CP');
    expect(captured.map(({ cents }) => cents)).toEqual([Math.round(amount * 100)]);
  });

  it('takes no payment for a price that an edit has replaced', async () => {
    const email = newEmail();
    const id = await placedOrder(stack, { personal: { email } });
    const first = ok(await edit(id, MORE));
    const link = linkIn((await inbox.mailTo(email, 'pay')).body.html ?? '');
    ok(await edit(id, { porter: { bags: 12 } }));
    const late = { amount: first.calculated_amount, currency: 'EUR', link };
    const client = openBrowser(stack.url);
    expect(await client.send('POST', '/api/payments/prepareCheckoutExternal', late)).toMatchObject({
      status: 409,
      body: { code: 'price_changed' },
    });
  });

  it('captures a lower price and gives back the rest', async () => {
    const id = await placedOrder(stack, {
      service: { porter: { bags: 9, bulky_luggage: 0, extra_hours: 0 } },
    });
    const lowered = ok(await edit(id, { porter: { bags: 1 } }));
    expect(lowered).toMatchObject({ repricing: 'less' });
    ok(await admin.send('POST', '/api/payments/capturePayment', { order: id }));
    const cents = Math.round(Number(lowered.calculated_amount) * 100);
    const moved = await movedMoney(stack, id);
    expect(moved.filter(({ paymentType }) => paymentType === 'CP').map((one) => one.cents)).toEqual([cents]);
    expect(moved.filter(({ paymentType }) => paymentType === 'RV').map((one) => one.cents)).toEqual([
      Math.round(Number(lowered.authorized_amount) * 100) - cents,
    ]);
  });

  it('changes nothing that the price depends on once the card was charged; the rest it does', async () => {
    const id = await placedOrder(stack);
    ok(await admin.send('POST', '/api/payments/capturePayment', { order: id }));
    expect(await edit(id, MORE)).toMatchObject({ status: 409, body: { code: 'refused_transition' } });
    expect(await edit(id, { assistant_meeting: { flight_nr: 'NH 203' } })).toMatchObject({ status: 200 });
  });

  it('refuses a stale edit and names what others have changed', async () => {
    const id = await placedOrder(stack);
    const { version } = await detailsOf(admin, id);
    ok(await edit(id, { name_sign: 'Mr Ito', phone: '+49 69 1' }));
    const stale = await admin.send('PUT', `/api/orders/${id}/update`, { version, name_sign: 'Ms Mori' });
    expect(stale).toMatchObject({
      status: 409,
      body: {
        code: 'changed_meanwhile',
        fields: {
          name_sign: { code: 'changed', message: 'Changed to "Mr Ito" by Miriam Vogt.' },
          phone: { code: 'changed' },
        },
      },
    });
  });

  it('of 10 edits of the same version one is saved', async () => {
    const id = await placedOrder(stack);
    const { version } = await detailsOf(admin, id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        admin.send('PUT', `/api/orders/${id}/update`, { version, name_sign: `Guest ${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  it('names every field that is wrong or unknown', async () => {
    const id = await placedOrder(stack);
    expect(await edit(id, { porter: { bags: 0 }, email: 'keiko', date: '2020-01-01' })).toMatchObject({
      status: 400,
      body: { fields: { 'porter.bags': {}, email: {}, date: { code: 'date.past' } } },
    });
    expect(await edit(id, { airport: 2 })).toMatchObject({ status: 400, body: { fields: { airport: {} } } });
  });
});
