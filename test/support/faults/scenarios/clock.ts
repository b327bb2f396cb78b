import { addDays, airportTime } from '#shared/calendar-date.ts';
import { previousMonth } from '#shared/invoices/billing.ts';
import { lastDayOver, SCHEDULED_KINDS } from '#shared/users/retention.ts';
import { aWebInvoice } from '#test/support/builders/invoice.ts';
import { aDraft } from '#test/support/builders/order.ts';
import { storeAudit, storeInvoices, storeOrders, storeSentMail } from '#test/support/data-layer.ts';
import { asAnswer, type Scenario, type World } from '#test/support/faults/scenario.ts';
import { publishedEdit } from '#test/support/faults/scenarios/content.ts';
import { listed } from '#test/support/faults/settle.ts';

/** What the clock says to a function when there is nothing to say. */
const byClock = ({ stack }: World, name: string) => ({
  act: () => asAnswer(stack.functions.invoke(name, {})),
});

/** The previous month as if nobody had begun its run. */
const unbilledMonth = async ({ stack: { table } }: World): Promise<void> => {
  const run = `monthly-${previousMonth(airportTime(new Date()).date).from.slice(0, 7)}`;
  const parts = await table.readUnder(`INVOICE-RUN#${run}`);
  for (const { PK, SK } of parts) await table.remove({ PK: String(PK), SK: String(SK) });
  await table.remove({ PK: `OUTBOX#period_run_summary#${run}`, SK: 'OUTBOX' });
};

const lastOver = Object.fromEntries(
  SCHEDULED_KINDS.map((kind) => [kind, lastDayOver(kind, airportTime(new Date()).date)]),
);

/** The schedule has come as far as the day or the month before the last that is over. */
const almostDone = async ({ stack }: World): Promise<void> => {
  for (const [kind, day] of Object.entries(lastOver)) {
    const done = /bookings|mails/.test(kind) ? addDays(day, -1) : addDays(day, -31).slice(0, 7);
    await stack.table.put({ PK: `RETENTION#${kind}`, SK: 'RETENTION', done, left: [] });
  }
  // Orders stay where they are when their client is taken out: those of other cases are no part of this one.
  for (const { PK, SK } of await listed(stack, `ORDERS#1#${lastOver.bookings}`, 'day')) {
    await stack.table.set({ PK, SK }, 'day_pk', 'ORDERS#1#elsewhere');
  }
};

/** Something of each kind that is kept no longer. */
const overdue = async (world: World): Promise<void> => {
  const { stack, unique } = world;
  const { bookings = '', mails = '', invoices = '', audit = '' } = lastOver;
  const at = (day: string): string => `${day}T10:00:00.000Z`;
  const [order, billed, mail] = [String(unique()), String(unique()), String(unique())];
  const done = {
    status: 'confirmed',
    payment_status: 'done',
    phone: '+45 555 0142',
    ttl: undefined,
  } as const;
  await almostDone(world);
  await storeOrders(stack, [
    aDraft({ ...done, _id: order, date: bookings, created_at: at(bookings), submitted_at: at(bookings) }),
    aDraft({ ...done, _id: billed, date: invoices, created_at: at(invoices), submitted_at: at(invoices) }),
  ]);
  const number = { _id: `R-${billed}`, invoice_number: `${billed}-W` };
  await storeInvoices(stack, [
    { ...aWebInvoice(), ...number, order_id: billed, invoice_date: invoices, issued_at: at(invoices) },
  ]);
  const out = { to: ['anna@example.com'], subject: 'Your booking, Ms Sørensen', attachments: [] };
  for (const about of [order, mail]) {
    await storeSentMail(stack, { _id: `order_received#${about}`, about, out }, new Date(at(mails)));
  }
  const told = { by: { kind: 'system' }, kind: 'user', act: 'changed', title: 'Anna' } as const;
  await storeAudit(stack, { ...told, subject: order, changes: [] }, new Date(at(audit)));
};

/** Work that the clock alone starts. */
export const clockScenarios = {
  'invoice-runner: the run of the previous month': async (world) => {
    await unbilledMonth(world);
    return byClock(world, 'invoice-runner');
  },
  'retention: what is kept no longer': async (world) => {
    await overdue(world);
    return byClock(world, 'retention');
  },
  'page-renderer: the pages after an edit': async (world) => {
    await publishedEdit(world);
    return byClock(world, 'page-renderer');
  },
} satisfies Record<string, Scenario>;
