import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { afterAll, describe, expect, it } from 'vitest';
import { ok } from '#test/support/booking-calls.ts';
import { startQuietStack } from '#test/support/faults/quiet-stack.ts';
import { openWorld } from '#test/support/faults/scenario.ts';
import { scenarios } from '#test/support/faults/scenarios/index.ts';
import { periodToBill } from '#test/support/faults/scenarios/invoices.ts';
import { settle, sweepAfterSilence, workOffQueue } from '#test/support/faults/settle.ts';
import { cleanRun, troublesOf, tryTrouble } from '#test/support/faults/try-faults.ts';
import { openInbox } from '#test/support/inbox.ts';
import { issued } from '#test/support/ledger.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = await startQuietStack();
afterAll(stack.close);
const { gate, functions, table, clients } = stack;
const admin = await staffBrowser(stack, 'admin@example.com');
const world = openWorld(stack, admin);
const inbox = openInbox(`http://127.0.0.1:${stack.ports.inbox}`);
// Numbers of a series begin with the setting; from then on they follow each other.
await issued(admin);
await settle(stack);

const AGENCIES = 2;
/** Who is told what came of a run. */
const OFFICE = 'rechnung@airport-assist.example';
const ASYNC = { prefer: 'respond-async' };
type Run = { state: string; issued: number; failed: number; has_file: boolean; failures: object[] };

const begin = async (agencies = AGENCIES): Promise<string> => {
  const body = await periodToBill(world, agencies);
  await settle(stack);
  const { status } = await admin.send('POST', '/api/invoices/createInvoicesForPeriod', body, ASYNC);
  expect(status).toBe(202);
  return body.key;
};
const readRun = async (id: string) => (ok(await admin.get(`/api/invoices/runs/${id}`)) as { run: Run }).run;
const lastNumber = async () => Number((await table.readUnder('COUNTER#invoice-agency'))[0]?.last ?? 0);
const mails = async () => (await inbox.mailsTo(OFFICE)).length;

/** The archives of a run that lie in the storage, as text. */
const archivesOf = async (id: string): Promise<string[]> => {
  const Bucket = stack.environment.SCRATCH_BUCKET;
  const { Contents = [] } = await clients.s3.send(new ListObjectsV2Command({ Bucket, Prefix: `runs/${id}` }));
  return Promise.all(
    Contents.map(async ({ Key }) => {
      const { Body } = await clients.s3.send(new GetObjectCommand({ Bucket, Key }));
      return Buffer.from((await Body?.transformToByteArray()) ?? []).toString('latin1');
    }),
  );
};

/** What a run must have come to, whatever happened on the way. */
const expectWhole = async (id: string, before: { number: number; mails: number }): Promise<void> => {
  expect(await readRun(id)).toMatchObject({
    state: 'done',
    issued: AGENCIES,
    failed: 0,
    has_file: true,
    failures: [],
  });
  const units = await table.readUnder(`INVOICE-RUN#${id}`, 'UNIT#');
  const invoices = await Promise.all(
    units.map(({ invoice_id }) => table.read({ PK: `INVOICE#${invoice_id}`, SK: 'INVOICE' })),
  );
  expect(invoices.map((one) => [one?.amount_netto, typeof one?.file])).toEqual(
    Array(AGENCIES).fill([12_300, 'object']),
  );
  const numbers = invoices.map((one) => Number(one?.settings_invoice_number));
  expect(numbers.toSorted()).toEqual(numbers.map((_, index) => before.number + 1 + index));
  expect(await lastNumber()).toBe(before.number + AGENCIES);
  const [archive = '', ...others] = await archivesOf(id);
  expect(others).toEqual([]);
  for (const one of invoices) expect(archive.includes(String(one?.filename))).toBe(true);
  expect(await mails()).toBe(before.mails + 1);
};

/** Runs a period while something goes on, and demands what a run without it comes to. */
const runWhile = async (trouble: (id: string) => Promise<void>): Promise<void> => {
  const before = { number: await lastNumber(), mails: await mails() };
  const id = await begin();
  await trouble(id);
  gate.heal();
  await settle(stack);
  await expectWhole(id, before);
};

const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await workOffQueue(stack);
};

describe('a run over a period ends with the same invoices, numbers without a gap, one archive and one mail', () => {
  it('when its worker is killed again and again, later each time', () =>
    runWhile(async () => {
      for (const fault of [
        { kind: 'killed', at: 1 },
        { kind: 'done_then_killed', at: 1 },
        { kind: 'killed', at: 3 },
      ] as const) {
        gate.arm(fault, functions.killAll);
        await workOffQueue(stack);
        gate.heal();
      }
    }));

  it('when every task comes twice', () =>
    runWhile(async (run_id) => {
      await workOffQueue(stack);
      const tasks = (await table.read({ PK: `INVOICE-RUN#${run_id}`, SK: 'RUN' }))?.agencies as number[];
      for (const task of [
        { kind: 'start', run_id },
        ...tasks.map((agency_id) => ({ kind: 'bill', run_id, agency_id, airport: 1 })),
        { kind: 'finish', run_id },
      ]) {
        const MessageBody = JSON.stringify(task);
        await clients.sqs.send(new SendMessageCommand({ QueueUrl: stack.queueUrl, MessageBody }));
      }
    }));

  it.each([
    ['the storage', 's3'],
    ['the table', 'dynamodb'],
  ] as const)('when %s fails for a while', (_, service) =>
    runWhile(async () => {
      await turns(1);
      gate.arm({ kind: 'down', at: 0, service });
      await turns(2);
    }),
  );
});

describe('a run whose tasks were lost', () => {
  const lose = async (id: string): Promise<void> => {
    await turns(1);
    while (
      await workOffQueue({
        ...stack,
        functions: { ...functions, invoke: async () => ({ batchItemFailures: [] }) },
      })
    ) {
      // What lies in the queue is taken from it by workers that never come back.
    }
    expect((await readRun(id)).state).toBe('running');
  };

  it('goes on by itself after half an hour', async () => {
    const before = { number: await lastNumber(), mails: await mails() };
    const id = await begin();
    await lose(id);
    await sweepAfterSilence(stack);
    await sweepAfterSilence(stack);
    await settle(stack);
    await expectWhole(id, before);
  });

  it('ends when they are lost once more, names what was not billed, and does it when the office asks again', async () => {
    const before = { number: await lastNumber(), mails: await mails() };
    const id = await begin();
    await lose(id);
    await sweepAfterSilence(stack);
    await sweepAfterSilence(stack);
    await lose(id);
    await sweepAfterSilence(stack);
    await settle(stack);
    const run = await readRun(id);
    expect(run).toMatchObject({ state: 'done', issued: 0, failed: AGENCIES });
    expect(run.failures).toMatchObject(Array(AGENCIES).fill({ why: { key: 'invoice.lost' } }));
    expect((await admin.send('POST', `/api/invoices/runs/${id}/retry`)).status).toBe(202);
    await settle(stack);
    // The summary tells of a run once, of this one that it failed.
    await expectWhole(id, before);
  });
});

describe('what is written ends as if nothing had happened, however its writing is disturbed', () => {
  it.each([
    ['PATCH /api/orders/submit/{order}', 'done_then_down'],
    ['POST /api/invoices/createCreditNote/{id}', 'done_then_down'],
    ['POST /api/pictures', 'done_then_down'],
    ['mail-sender: a mail to a client', 'done_then_down'],
  ] as const)('%s: %s', async (name, kind) => {
    const scenario = scenarios.get(name);
    if (!scenario) throw new Error('there is no such scenario');
    const clean = await cleanRun(world, scenario, false);
    const troubles = troublesOf(clean, false, [kind]);
    expect(troubles.length).toBeGreaterThan(1);
    for (const trouble of troubles) {
      const { missing, more } = await tryTrouble(world, scenario, clean, trouble);
      expect({ trouble, missing, more }).toEqual({ trouble, missing: [], more: [] });
    }
  });
});
