import { beforeAll, expect, inject, it } from 'vitest';
import type { Invoice } from '#shared/invoices/invoice.ts';
import { anAttempt } from '#test/support/builders/attempt.ts';
import { aWebInvoice } from '#test/support/builders/invoice.ts';
import { aJob } from '#test/support/builders/job.ts';
import { aDraft } from '#test/support/builders/order.ts';
import { storeOrders, storeSentMail, takeEnvironment } from '#test/support/data-layer.ts';
import { openTable } from '#test/support/table.ts';

const stack = inject('stack');
const table = await openTable(stack);
const NOW = new Date('2026-11-28T12:00:00.000Z');
const PERSONAL = /Sørensen|anna@example|Nygade|555 0142/;

const orderKey = (id: string) => ({ PK: `ORDER#${id}`, SK: 'ORDER' });
const attemptKey = (id: string) => ({ PK: `ORDER#${id}`, SK: 'PAYMENT#001' });
const mailKey = (id: string) => ({ PK: `OUTBOX#${id}`, SK: 'OUTBOX' });
const progressKey = (kind: string) => ({ PK: `RETENTION#${kind}`, SK: 'RETENTION' });

const placed = (id: string, date: string) =>
  aDraft({
    _id: id,
    date,
    status: 'confirmed',
    payment_status: 'done',
    phone: '+45 555 0142',
    created_at: `${date}T10:00:00.000Z`,
    submitted_at: `${date}T10:00:00.000Z`,
    ttl: undefined,
  });

const issued = (id: string, order_id: string, invoice_date: string): Invoice => ({
  ...aWebInvoice(),
  _id: id,
  order_id,
  invoice_number: id,
  invoice_date,
  issued_at: `${invoice_date}T10:00:00.000Z`,
});

/** A turn of the schedule that has come as far as just before the days of these tests. */
const turn = async (isTimeUp = false): Promise<void> => {
  const { retain } = await import('#functions/retention/retain.ts');
  await retain(NOW, () => isTimeUp);
};

beforeAll(async () => {
  await takeEnvironment(stack);
  for (const [kind, done] of Object.entries({
    bookings: '2022-06-01',
    mails: '2022-06-01',
    invoices: '2017-04',
    audit: '2015-11',
  })) {
    await table.put({ ...progressKey(kind), done, left: [] });
  }
});

it('what is over is taken out turn by turn, and what the law or somebody still needs stays', {
  timeout: 60_000,
}, async () => {
  const [over, recent, billed, freed, waiting] = ['810001', '810002', '810003', '810004', '810005'];
  await storeOrders(
    stack,
    [
      placed(over, '2022-06-15'),
      placed(recent, '2023-01-01'),
      placed(billed, '2022-12-31'),
      { ...placed(freed, '2017-05-03'), email: undefined, phone: undefined, name_sign: '' },
      placed(waiting, '2022-07-01'),
    ],
    [
      aJob({
        _id: `${over}-1`,
        order_id: over,
        date: '2022-06-15',
        name_sign: 'Sørensen',
        remarks: 'walks slowly',
      }),
    ],
  );
  const [{ storeInvoice }, { auditWrite }, { save }] = await Promise.all([
    import('#functions/platform/data/invoice.ts'),
    import('#functions/platform/data/audit.ts'),
    import('#functions/platform/data/write.ts'),
  ]);
  await save(...storeInvoice(issued('R-2023', billed, '2023-01-02')));
  await save(...storeInvoice(issued('R-2017', freed, '2017-05-03')));
  const out = { to: ['anna@example.com'], subject: 'Your booking, Ms Sørensen', attachments: [] };
  await storeSentMail(stack, { _id: 'r-sent', about: over, out }, new Date('2022-06-20T10:00:00.000Z'));
  const attempt = anAttempt({ order_id: waiting, state: 'review' });
  await table.put({ ...attempt, ...attemptKey(waiting) });
  const told = { by: { kind: 'system' }, kind: 'user', act: 'changed' } as const;
  await save(
    auditWrite(
      { ...told, subject: 'a', title: 'Anna Sørensen', changes: [] },
      new Date('2015-12-24T10:00:00Z'),
    ),
  );

  await turn(true);
  expect(JSON.stringify(await table.read(orderKey(over)))).toMatch(PERSONAL);
  await turn();

  for (const key of [
    orderKey(over),
    { PK: orderKey(over).PK, SK: 'JOB#001' },
    mailKey('r-sent'),
    orderKey(freed),
  ]) {
    expect(JSON.stringify(await table.read(key))).not.toMatch(PERSONAL);
  }
  expect(await table.read(orderKey(over))).toMatchObject({ status: 'confirmed', date: '2022-06-15' });
  expect(await table.read(orderKey(recent))).toMatchObject({ email: 'anna@example.com' });
  const kept = await table.read(orderKey(billed));
  expect(kept).toMatchObject({ address: { name: 'Anna Sørensen' }, name_sign: '' });
  expect(kept).not.toHaveProperty('email');
  expect(await table.readUnder('INVOICE#R-2017', 'INVOICE')).toEqual([]);
  expect(await table.readUnder('INVOICE#R-2017', 'LINES')).toEqual([]);
  expect(await table.readUnder('INVOICE#R-2023', 'INVOICE')).not.toEqual([]);
  const { auditOfSubject } = await import('#functions/platform/data/audit.ts');
  expect(await auditOfSubject('user', 'a')).toEqual([]);

  expect(await table.read(progressKey('bookings'))).toMatchObject({ done: '2022-12-31', left: [waiting] });
  const [ofBookings] = (await auditOfSubject('person', 'retention')).filter(
    ({ title }) => title === 'bookings',
  );
  expect(ofBookings).toMatchObject({
    act: 'erased',
    by: { kind: 'system' },
    changes: [
      { field: 'count', after: '2' },
      { field: 'until', after: '2022-12-31' },
    ],
  });

  await table.set(attemptKey(waiting), 'state', 'done');
  await turn();
  expect(JSON.stringify(await table.read(orderKey(waiting)))).not.toMatch(PERSONAL);
  expect(await table.read(progressKey('bookings'))).toMatchObject({ left: [] });
});

it('what a turn took out before it died is told by the next, once', async () => {
  const out = { to: ['anna@example.com'], subject: 'Your booking', attachments: [] };
  for (const [_id, day] of Object.entries({ 'r-first': '2022-08-01', 'r-second': '2022-08-03' })) {
    await storeSentMail(stack, { _id, about: '810006', out }, new Date(`${day}T10:00:00.000Z`));
  }
  await table.put({ ...progressKey('mails'), done: '2022-07-31', left: [] });
  const { auditOfSubject } = await import('#functions/platform/data/audit.ts');
  const told = async (): Promise<unknown[]> =>
    (await auditOfSubject('person', 'retention')).map(({ changes: [count] }) => count?.after).toSorted();
  const before = await told();
  const { retain } = await import('#functions/retention/retain.ts');
  let days = 0;
  const dies = retain(NOW, () => {
    days += 1;
    if (days > 2) throw new Error('killed');
    return false;
  });
  await expect(dies).rejects.toThrow('killed');
  expect(await table.read(mailKey('r-first'))).toHaveProperty('erased_at');
  expect(await told()).toEqual(before);
  await turn();
  await turn();
  expect(await told()).toEqual(['2', ...before].toSorted());
});
