import { expect, inject, it } from 'vitest';
import { TEST_CARDS } from '#infra/local/card-provider/test-cards.ts';
import { newEmail } from '#test/support/accounts.ts';
import { enterCard, ok } from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { openInbox } from '#test/support/inbox.ts';
import { byPhone, createJob, linkIn } from '#test/support/job-desk.ts';
import { detailsOf } from '#test/support/office-calls.ts';
import { staffBrowser } from '#test/support/staff.ts';
import { waitUntil } from '#test/support/wait-until.ts';

const stack = inject('stack');
const inbox = openInbox(`http://127.0.0.1:${stack.ports.inbox}`);
const admin = await staffBrowser(stack, 'admin@example.com');

/** Somebody who called pays by the link that was mailed to them; answers the order. */
const paidByPhone = async (): Promise<string> => {
  const [email, client] = [newEmail(), openBrowser(stack.url)];
  const { order_ids } = await createJob(admin, byPhone(email));
  const link = linkIn(await inbox.mailTo(email));
  const wish = { amount: Number(link.amt), currency: 'EUR', link };
  const id = String(ok(await client.send('POST', '/api/payments/prepareCheckoutExternal', wish)).id);
  await enterCard(stack, id, TEST_CARDS.visa.number);
  const { outcome } = ok(await client.send('POST', '/api/payments/getStatusExternal', { id, link }));
  expect(outcome).toBe('paid');
  return String(order_ids[0]);
};

it('a private customer who pays the mailed link is told of in the history, once', async () => {
  const order = await paidByPhone();
  const { payment_status, history } = await detailsOf(admin, order);
  expect(payment_status).toBe('done');
  const paid = history.filter(({ action }) => action === 'pay');
  expect(paid).toMatchObject([{ by: { kind: 'client' } }]);
});

it('the invoice of somebody who called waits for a person, who is told what is missing and can enter it', async () => {
  const order = await paidByPhone();
  const held = await waitUntil('the invoice to be held', async () => {
    const { attention } = (await detailsOf(admin, order)) as unknown as { attention: object[] };
    return attention[0];
  });
  expect(held).toMatchObject({ kind: 'invoice_held', detail: expect.stringContaining('address') });
  const { version } = await detailsOf(admin, order);
  const address = {
    name: 'Dr. Petersen',
    address1: 'Deichstraße 4',
    zip: '20459',
    city: 'Hamburg',
    country: 'Germany',
  };
  ok(await admin.send('PUT', `/api/orders/${order}/update`, { version, ...address }));
  expect(await detailsOf(admin, order)).toMatchObject({ address });
});
