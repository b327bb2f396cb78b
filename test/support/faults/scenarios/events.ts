import { MAIL_TAG, tagOfMail } from '#functions/platform/mail/mail-tag.ts';
import { TEST_CARDS } from '#infra/local/card-provider/test-cards.ts';
import { enterCard, ok, openCheckout } from '#test/support/booking-calls.ts';
import type { Answer } from '#test/support/browser-client.ts';
import { asAnswer, type Case, type Scenario, type World } from '#test/support/faults/scenario.ts';
import { periodToBill } from '#test/support/faults/scenarios/invoices.ts';
import { drafted, placed, reconcile } from '#test/support/faults/scenarios/orders.ts';
import { listed, settle } from '#test/support/faults/settle.ts';

/** A function that the table's stream wakes, with the one promise that waits. */
const promise =
  (
    name: string,
    partition: string,
    prepare: (world: World) => Promise<unknown>,
    more: Pick<Case, 'mayLeave'> = {},
  ): Scenario =>
  async (world) => {
    await prepare(world);
    const [waiting, ...others] = await listed(world.stack, partition);
    if (!waiting || others.length > 0) throw new Error(`${others.length + 1} promises wait`);
    const Keys = { PK: { S: waiting.PK }, SK: { S: waiting.SK } };
    const event = { Records: [{ dynamodb: { Keys } }] };
    return { act: () => asAnswer(world.stack.functions.invoke(name, event)), isWaiting: true, ...more };
  };

/** The office was told that a document waits, and that it does so no more. */
const TOLD = {
  mayLeave: {
    line: /"PK":"ATTENTION#invoice_held.*"done_at"|"done_at".*"PK":"ATTENTION#invoice_held/,
    why: 'a note that the document had waited, done by itself',
  },
};

const writtenTo = async (world: World): Promise<string> => {
  const { id } = await placed(world);
  await settle(world.stack);
  const contact = { order_id: id, subject: 'Your flight is late', message: 'We wait for you.' };
  await world.admin.send('POST', '/api/orders/contactClient/', { contact });
  return id;
};
const charged = async (world: World): Promise<string> => {
  const { id } = await placed(world);
  await settle(world.stack);
  ok(await world.admin.send('POST', '/api/payments/capturePayment', { order: id }));
  return id;
};
const refunded = async (world: World): Promise<void> => {
  const order = await charged(world);
  await settle(world.stack);
  ok(await world.admin.send('POST', '/api/payments/refundPayment', { order }));
};

/** The mail service tells what became of a mail that it had taken. */
const feedback =
  (told: object): Scenario =>
  async (world) => {
    const id = `order_received#${(await placed(world)).id}`;
    await settle(world.stack);
    const tags = { [MAIL_TAG]: [tagOfMail(id)] };
    const event = { detail: { mail: { tags }, ...told } };
    return { act: () => asAnswer(world.stack.functions.invoke('mail-feedback', event)) };
  };
const recipients = [{ emailAddress: 'guest@example.com', diagnosticCode: '550 no such user' }];

/** A worker's turn with one task: a task that is given back counts as a failure. */
const turn = async ({ stack }: World, task: object): Promise<Answer> => {
  const attributes = { ApproximateReceiveCount: '1' };
  const Records = [{ messageId: 'task', body: JSON.stringify(task), attributes, messageAttributes: {} }];
  const answer = await asAnswer(stack.functions.invoke('invoice-runner', { Records }));
  const { batchItemFailures = [] } = (answer.body ?? {}) as { batchItemFailures?: object[] };
  return batchItemFailures.length > 0 ? { ...answer, status: 500 } : answer;
};

const startedRun = async (world: World) => {
  const body = await periodToBill(world);
  await settle(world.stack);
  const path = '/api/invoices/createInvoicesForPeriod';
  await world.admin.send('POST', path, body, { prefer: 'respond-async' });
  return body;
};
const bill = ({ key, agencies }: Awaited<ReturnType<typeof startedRun>>) => ({
  kind: 'bill',
  run_id: key,
  agency_id: agencies[0],
  airport: 1,
});

/** Work that no browser asks for: streams, the queue and the clock. */
export const eventScenarios = {
  'mail-sender: a mail to a client': promise('mail-sender', 'OUTBOX-OPEN', writtenTo),
  'mail-feedback: a mail that came back': feedback({
    bounce: { bounceType: 'Permanent', bouncedRecipients: recipients },
  }),
  'mail-feedback: a complaint about a mail': feedback({ complaint: { complainedRecipients: recipients } }),
  'outbox-sweeper: a mail that was left behind': async (world) => {
    await writtenTo(world);
    const { table, functions } = world.stack;
    for (const { PK, SK, owner_sk } of await listed(world.stack, 'OUTBOX-OPEN')) {
      await table.set({ PK, SK }, 'owner_sk', String(owner_sk).replace(/^[^#]+/, '2026-01-01T00:00:00.000Z'));
    }
    return { act: () => asAnswer(functions.invoke('outbox-sweeper', {})), isWaiting: true };
  },
  'invoice-issuer: the invoice of a charge': promise('invoice-issuer', 'ISSUES-OPEN', charged, TOLD),
  'invoice-issuer: the credit note of a refund': promise('invoice-issuer', 'ISSUES-OPEN', refunded, TOLD),
  'invoice-runner: a run is started': async (world) => {
    const { key } = await startedRun(world);
    return { act: () => turn(world, { kind: 'start', run_id: key }), isWaiting: true };
  },
  'invoice-runner: an agency is billed': async (world) => {
    const run = await startedRun(world);
    return { act: () => turn(world, bill(run)), isWaiting: true };
  },
  'invoice-runner: a run is finished': async (world) => {
    const run = await startedRun(world);
    await turn(world, bill(run));
    return { act: () => turn(world, { kind: 'finish', run_id: run.key }), isWaiting: true };
  },
  'payment-reconciler: a payment of somebody who has gone': async (world) => {
    const { browser, id: order, total } = await drafted(world);
    const id = await openCheckout(browser, order, total);
    await enterCard(world.stack, id, TEST_CARDS.visa.number);
    return {
      act: () => asAnswer(reconcile(world, order)),
      // What it could not end it leaves as it is, and the clock starts it again.
      later: async () => {
        await reconcile(world, order);
      },
    };
  },
} satisfies Record<string, Scenario>;
