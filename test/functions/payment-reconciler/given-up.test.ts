import { expect, inject, it } from 'vitest';
import { TEST_CARDS } from '#infra/local/card-provider/test-cards.ts';
import { newEmail } from '#test/support/accounts.ts';
import { fillOrder, ok, payOrder, submitBody } from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { openSandbox } from '#test/support/card-sandbox.ts';
import { takeEnvironment } from '#test/support/data-layer.ts';
import { openInbox } from '#test/support/inbox.ts';

const stack = inject('stack');
const sandbox = openSandbox(stack);
const inbox = openInbox(`http://127.0.0.1:${stack.ports.inbox}`);

/** The reconciler on the stack's own table, at an hour that no test can wait for. */
const openReconciler = async () => {
  await takeEnvironment(stack);
  const { reconcileAttempt } = await import('#functions/payment-reconciler/reconcile-attempt.ts');
  const { getAttempt } = await import('#functions/platform/data/payment-attempt.ts');
  return async (order: string, now: Date): Promise<void> => {
    const attempt = await getAttempt(order, 1);
    if (!attempt) throw new Error(`order ${order} has no attempt`);
    await reconcileAttempt(attempt, now);
  };
};

it('an order that nobody has paid after 48 hours is cancelled, and its client is told once, of no reserved money', async () => {
  const email = newEmail();
  const browser = openBrowser(stack.url);
  const order = await fillOrder(browser, { personal: { email } });
  await payOrder(stack, browser, order, TEST_CARDS.pending.number);
  const placed = ok(await browser.send('PATCH', `/api/orders/submit/${order.id}`, submitBody()));
  await sandbox.settle(order.id, '800.100.152');
  await inbox.mailTo(email, 'Please pay');

  const reconcile = await openReconciler();
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const booking = async () =>
    ok(await browser.get(`/api/orders/booking/${order.id}/${placed.signature}`)) as { state: string };
  await reconcile(order.id, inHours(47));
  expect((await booking()).state).toBe('payment_refused');
  await Promise.all([reconcile(order.id, inHours(49)), reconcile(order.id, inHours(49))]);
  expect((await booking()).state).toBe('cancelled');

  const mail = await inbox.mailTo(email, 'Not paid');
  expect(mail.subject).toBe(`Not paid: your booking F${order.id} is cancelled`);
  expect(mail.body.text).toContain('neither charged nor reserved');
  const told = (await inbox.mailsTo(email)).filter(({ subject }) => /Not paid|Cancelled/.test(subject));
  expect(told).toHaveLength(1);
});
