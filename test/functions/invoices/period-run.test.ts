import { randomUUID } from 'node:crypto';
import { ListQueuesCommand, SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { describe, expect, inject, it } from 'vitest';
import { addDays } from '#shared/calendar-date.ts';
import { dayText } from '#shared/invoices/invoice-text.ts';
import { ok } from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { openInbox } from '#test/support/inbox.ts';
import { createJob, formBody, jobOf, type Row, setJobStatus } from '#test/support/job-desk.ts';
import { type InvoiceRow, invoiceBody, invoicesOfToday, issued } from '#test/support/ledger.ts';
import { ownDay } from '#test/support/own-day.ts';
import { staffBrowser } from '#test/support/staff.ts';
import { waitUntil } from '#test/support/wait-until.ts';

const stack = inject('stack');
const admin = await staffBrowser(stack, 'admin@example.com');
const munich = await staffBrowser(stack, 'munich@example.com');

const FRANKFURT = '660400141';
const FULL_MS = 60_000;
/** Who issues invoices. */
const OFFICE = 'rechnung@airport-assist.example';

type Run = {
  readonly _id: string;
  readonly state: string;
  readonly total: number;
  readonly issued: number;
  readonly nothing: number;
  readonly kept: number;
  readonly failures: readonly { agency_id: number; reason: string }[];
};

const bodyOf = (day: string, more: object = {}) => ({
  period_from: day,
  period_to: day,
  cost_centers: [FRANKFURT],
  agencies: [1001],
  ...more,
});
const start = (body: object, headers: Record<string, string> = { prefer: 'respond-async' }) =>
  admin.send('POST', '/api/invoices/createInvoicesForPeriod', body, headers);
const readRun = async (id: string) => (ok(await admin.get(`/api/invoices/runs/${id}`)) as { run: Run }).run;
const untilDone = (id: string) =>
  waitUntil(
    `run ${id} is done`,
    async () => {
      const run = await readRun(id);
      return run.state === 'done' && run;
    },
    FULL_MS,
  );
const runOf = async (day: string, more: object = {}): Promise<Run> => {
  const { status, body } = await start(bodyOf(day, more));
  expect(status).toBe(202);
  return untilDone((body as { run: Run }).run._id);
};
const final = (day: string, more: object = {}) => runOf(day, { draft: false, ...more });

const jobOn = async (day: string, more: object = {}): Promise<Row> => {
  const { rows } = await createJob(admin, formBody({ serviceDate: day, ...more }));
  const [row] = rows;
  if (!row) throw new Error('no job');
  return row;
};
const invoicesOn = async (day: string): Promise<InvoiceRow[]> =>
  (await invoicesOfToday(admin, { period_from: day, period_to: day })).filter(
    ({ invoice_period_from, credit_note }) => invoice_period_from === day && !credit_note,
  );
const jobsOn = async (invoices: readonly InvoiceRow[]): Promise<string[]> => {
  const answers = await Promise.all(invoices.map(({ _id }) => admin.get(`/api/invoices/${_id}`)));
  return answers.flatMap((answer) =>
    (ok(answer) as { lines: { job_id: string }[] }).lines.map(({ job_id }) => job_id),
  );
};
const move = async ({ _id }: Row, day: string, form: object) => {
  const { version } = await jobOf(admin, _id);
  return admin.send('POST', '/api/jobs/updateJobForAgency', {
    job_id: _id,
    version,
    job: { ...form, serviceDate: day },
  });
};

/** The queue delivers a task more than once now and then. */
const tellAgain = async (task: object): Promise<void> => {
  const sqs = new SQSClient({
    endpoint: `http://127.0.0.1:${stack.ports.storage}`,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const { QueueUrls = [] } = await sqs.send(new ListQueuesCommand({}));
  const QueueUrl = QueueUrls.find((url) => url.split('/').at(-1)?.startsWith('QueuesRunTasks'));
  const Entries = ['a', 'b', 'c'].map((Id) => ({ Id, MessageBody: JSON.stringify(task) }));
  await sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
};

describe('the invoicing of a period', () => {
  it(
    'as drafts numbers nothing, makes nothing new the second time, and replaces drafts when it is told to',
    async () => {
      const day = ownDay();
      await jobOn(day);
      expect(await runOf(day)).toMatchObject({ total: 1, issued: 1, failures: [] });
      const [draft] = await invoicesOn(day);
      expect(draft).toMatchObject({ draft: true, invoice_number: '', invoice_period_from: day, net: 58.9 });
      const pdf = await admin.send('POST', '/api/invoices/download', { filename: draft?.filename });
      expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      const lock = { locked: true, version: 1 };
      expect(await admin.send('PUT', `/api/invoices/updateInvoiceStatus/${draft?._id}`, lock)).toMatchObject({
        status: 409,
        body: { reason: { key: 'invoice.draft_stays_open' } },
      });
      const agency = await staffBrowser(stack, 'agency@example.com');
      const { status } = await agency.send('POST', '/api/invoices/download', { filename: draft?.filename });
      expect(status).toBe(404);
      expect(await runOf(day)).toMatchObject({ issued: 0, kept: 1 });
      await jobOn(day);
      expect(await runOf(day, { force_new: true })).toMatchObject({ issued: 1 });
      const drafts = await invoicesOn(day);
      expect(drafts.map(({ net }) => net)).toEqual([117.8]);
      expect(await final(day)).toMatchObject({ issued: 1 });
    },
    FULL_MS,
  );

  it(
    'bills each job once, also over several runs, at once or told twice',
    async () => {
      const day = ownDay();
      const first = await jobOn(day);
      await jobOn(day, { agency: 1001 }).then((row) =>
        setJobStatus(admin, row, 'cancelled', { isOrderToBeCanceled: true }),
      );
      await Promise.all([final(day), final(day)]);
      expect(await jobsOn(await invoicesOn(day))).toEqual([first._id]);
      expect(await final(day)).toMatchObject({ issued: 0, nothing: 1 });
      const second = await jobOn(day);
      const run = await final(day);
      expect(run).toMatchObject({ issued: 1 });
      await tellAgain({ kind: 'bill', run_id: run._id, agency_id: 1001, airport: 1 });
      await final(ownDay());
      expect((await jobsOn(await invoicesOn(day))).toSorted()).toEqual([first._id, second._id].toSorted());
    },
    FULL_MS,
  );

  it(
    'holds an invoiced job as it is until its invoice is credited in full; then it is billed anew',
    async () => {
      const day = ownDay();
      const form = formBody({ serviceDate: day });
      const { rows } = await createJob(admin, form);
      const job = rows[0] as Row;
      await final(day);
      const [invoice] = (await invoicesOn(day)) as [InvoiceRow];
      expect((await setJobStatus(admin, job, 'cancelled', { isOrderToBeCanceled: true })).status).toBe(409);
      const refused = await move(job, addDays(day, 1), form);
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([
        409,
        expect.stringContaining(invoice.invoice_number),
      ]);
      expect((await move(job, day, { ...form, remarks: 'Gate changed' })).status).toBe(200);
      ok(
        await admin.send('POST', `/api/invoices/createCreditNote/${invoice._id}`, {
          amount: invoice.amount_left,
        }),
      );
      expect((await move(job, addDays(day, 1), form)).status).toBe(200);
      expect(await final(day)).toMatchObject({ nothing: 1 });
      expect(await final(addDays(day, 1))).toMatchObject({ issued: 1 });
    },
    FULL_MS,
  );

  it(
    'bills a job that moves at the same moment once, as it was or as it is',
    async () => {
      const day = ownDay();
      const next = addDays(day, 1);
      const form = formBody({ serviceDate: day });
      const { rows } = await createJob(admin, form);
      const job = rows[0] as Row;
      await Promise.all([final(day), move(job, next, form)]);
      await final(next);
      const { date } = await jobOf(admin, job._id);
      const invoices = [...(await invoicesOn(day)), ...(await invoicesOn(next))];
      expect(await jobsOn(invoices)).toEqual([job._id]);
      expect(invoices.map(({ invoice_period_from }) => invoice_period_from)).toEqual([date]);
    },
    FULL_MS,
  );

  it(
    'when it is to make all anew, credits first what was issued, and issues again',
    async () => {
      const day = ownDay();
      const job = await jobOn(day);
      await final(day);
      const [before] = (await invoicesOn(day)) as [InvoiceRow];
      expect(await final(day, { force_new: true })).toMatchObject({ issued: 1 });
      const invoices = await invoicesOn(day);
      expect(invoices.map(({ amount_left }) => amount_left).toSorted()).toEqual([0, before.net].toSorted());
      expect(await jobsOn(invoices)).toEqual([job._id, job._id]);
    },
    FULL_MS,
  );

  it(
    'when it makes all anew, puts the credit notes into its archive beside the new documents',
    async () => {
      const day = ownDay();
      await jobOn(day);
      await final(day);
      const answer = await start(bodyOf(day, { draft: false, force_new: true }), {});
      const zip = Buffer.from(await (await fetch(answer.headers.get('location') ?? '')).arrayBuffer());
      const all = await invoicesOfToday(admin, { period_from: day, period_to: day });
      const own = all.filter(({ invoice_period_from }) => invoice_period_from === day);
      const [note] = own.filter(({ credit_note }) => credit_note);
      const [again] = own.filter(({ credit_note, amount_left }) => !credit_note && amount_left > 0);
      for (const document of [note, again]) expect(zip.includes(document?.filename ?? '?')).toBe(true);
    },
    FULL_MS,
  );

  it(
    'bills a job once: what is typed into a form is left out by the run, also when it makes all anew, until that is credited',
    async () => {
      const day = ownDay();
      const job = await jobOn(day);
      const typed = invoiceBody({
        invoice_period_from: day,
        invoice_period_to: day,
        lines: [{ title: 'Begleitung', amount: 1, netto: 40, job_id: job._id }],
      });
      const invoice = await issued(admin, typed);
      expect(await final(day)).toMatchObject({ issued: 0, nothing: 1 });
      expect(await final(day, { force_new: true })).toMatchObject({ issued: 0, nothing: 1 });
      const { status, body } = await admin.send('POST', '/api/invoices', { invoice: typed });
      expect([status, body]).toMatchObject([
        400,
        {
          fields: { 'lines.0.job_id': { code: 'line.job_billed' } },
          reason: { key: 'invoice.job_billed', values: { job: job._id, number: invoice.invoice_number } },
        },
      ]);
      expect((await admin.send('POST', '/api/invoices/preview', { invoice: typed })).status).toBe(400);
      expect((await setJobStatus(admin, job, 'cancelled')).status).toBe(409);
      ok(
        await admin.send('POST', `/api/invoices/createCreditNote/${invoice._id}`, {
          amount: invoice.amount_left,
        }),
      );
      expect(await final(day)).toMatchObject({ issued: 1 });
      expect((await admin.send('POST', '/api/invoices', { invoice: typed })).status).toBe(400);
    },
    FULL_MS,
  );

  it(
    'ends with an archive of all documents and a list of them, and tells the office by mail what came of it, once',
    async () => {
      const day = ownDay();
      await jobOn(day);
      const answer = await start(bodyOf(day, { draft: false }), {});
      expect(answer.status).toBe(303);
      const archive = await fetch(answer.headers.get('location') ?? '');
      const zip = Buffer.from(await archive.arrayBuffer());
      const [{ filename }] = (await invoicesOn(day)) as [InvoiceRow];
      expect(zip.subarray(0, 2).toString()).toBe('PK');
      for (const part of ['manifest.csv', filename, '%PDF-1.']) expect(zip.includes(part)).toBe(true);
      expect(archive.headers.get('content-disposition')).toContain(`invoices-${day}-${day}.zip`);
      const inbox = openInbox(`http://127.0.0.1:${stack.ports.inbox}`);
      const about = `Rechnungen ${dayText(day, 'de')}`;
      const told = await inbox.mailTo(OFFICE, about);
      expect(told.subject).toContain('1 erstellt, 0 fehlgeschlagen');
      expect(told.body.html).toContain('/admin/invoices?tab=generate');
      const mails = await inbox.mailsTo(OFFICE);
      expect(mails.filter(({ subject }) => subject.includes(about))).toHaveLength(1);
    },
    FULL_MS,
  );

  it('names what is wrong with period and cost centres, and keeps Munich to Munich', async () => {
    const fieldsOf = async (body: object) => {
      const { status, body: answer } = await start(body);
      return [status, Object.keys((answer as { fields?: object }).fields ?? {})];
    };
    expect(await fieldsOf({ cost_centers: [FRANKFURT] })).toEqual([400, ['period_from', 'period_to']]);
    expect(await fieldsOf(bodyOf('2026-11-30', { period_to: '2026-11-01' }))).toEqual([400, ['period_to']]);
    expect(await fieldsOf(bodyOf('2026-11-30', { cost_centers: [] }))).toEqual([400, ['cost_centers']]);
    const body = bodyOf('2026-11-30');
    const { status } = await munich.send('POST', '/api/invoices/createInvoicesForPeriod', body);
    expect(status).toBe(400);
  });

  it(
    'is for admins alone, and never bills private customers',
    async () => {
      const agency = await staffBrowser(stack, 'agency@example.com');
      const id = randomUUID();
      for (const [who, status] of [
        [agency, 403],
        [openBrowser(stack.url), 401],
      ] as const) {
        const answers = await Promise.all([
          who.send('POST', '/api/invoices/createInvoicesForPeriod', bodyOf(ownDay())),
          who.get('/api/invoices/runs'),
          who.get(`/api/invoices/runs/${id}`),
          who.get(`/api/invoices/runs/${id}/file`),
          who.send('POST', `/api/invoices/runs/${id}/retry`),
        ]);
        expect(answers.map((answer) => answer.status)).toEqual(Array(5).fill(status));
      }
      const run = await runOf(ownDay(), { agencies: [997, 998, 999, 1001] });
      expect(run.total).toBe(1);
    },
    FULL_MS,
  );
});
