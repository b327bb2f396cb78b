import { randomUUID } from 'node:crypto';
import type { Scenario, World } from '#test/support/faults/scenario.ts';
import { JOB_DAY } from '#test/support/faults/scenario.ts';
import { placed } from '#test/support/faults/scenarios/orders.ts';
import { addedAgency, addedCode } from '#test/support/faults/scenarios/people.ts';
import { createJob, formBody } from '#test/support/job-desk.ts';
import { type InvoiceRow, invoiceBody, issued } from '#test/support/ledger.ts';

const FRANKFURT = '660400141';
const ASYNC = { prefer: 'respond-async' };

const post = ({ admin }: World, path: string, body: object, headers: Record<string, string> = {}) => ({
  act: () => admin.send('POST', path, body, headers),
});
const anInvoice = ({ admin }: World): Promise<InvoiceRow> => issued(admin);

/** A day on which an agency of one's own has two jobs, as a period to be billed. */
export const periodToBill = async (world: World, agencies = 1) => {
  const day = JOB_DAY;
  const named: number[] = [];
  for (let count = 0; count < agencies; count += 1) {
    const { _id } = await addedAgency(world);
    const code = await addedCode(world, _id);
    for (const _ of [1, 2]) {
      const tournumber = `T-${world.unique()}`;
      await createJob(world.admin, formBody({ agency: _id, jCode: code._id, serviceDate: day, tournumber }));
    }
    named.push(_id);
  }
  return {
    period_from: day,
    period_to: day,
    cost_centers: [FRANKFURT],
    agencies: named,
    draft: false,
    key: randomUUID(),
  };
};

/** A day on which no other case dates its documents. */
const pastDay = ({ unique }: World): string =>
  new Date(Date.UTC(2015, 0, unique() - 100_000)).toISOString().slice(0, 10);

const ledger =
  (call: string, more: object = {}): Scenario =>
  async (world) => {
    const day = pastDay(world);
    await world.admin.send('POST', '/api/invoices', {
      invoice: invoiceBody({ invoice_date: day }),
      key: randomUUID(),
    });
    const body = { period_from: day, period_to: day, cost_centers: [FRANKFURT], key: randomUUID(), ...more };
    return post(world, `/api/invoices/${call}`, body, ASYNC);
  };

/** Invoices of every kind, the runs over a period, and the exports. */
export const invoiceScenarios = {
  'POST /api/invoices/preview': 'reads',
  'POST /api/invoices': async (world) =>
    post(world, '/api/invoices', { invoice: invoiceBody(), key: randomUUID() }),
  'POST /api/invoices/download': 'reads',
  'POST /api/invoices/createCreditNote/{id}': async (world) => {
    const { _id } = await anInvoice(world);
    return post(world, `/api/invoices/createCreditNote/${_id}`, { amount: 10 });
  },
  'POST /api/invoices/sendInvoice/{id}': async (world) => {
    const { _id } = await anInvoice(world);
    const body = { to: `books-${world.unique()}@example.com`, key: randomUUID() };
    return post(world, `/api/invoices/sendInvoice/${_id}`, body);
  },
  'PUT /api/invoices/updateInvoiceStatus/{id}': async (world) => {
    const { _id, version } = await anInvoice(world);
    const path = `/api/invoices/updateInvoiceStatus/${_id}`;
    return { act: () => world.admin.send('PUT', path, { locked: true, version }) };
  },
  'PUT /api/invoices/{id}/booking': async (world) => {
    const { _id } = await anInvoice(world);
    return {
      act: () => world.admin.send('PUT', `/api/invoices/${_id}/booking`, { debitor: '10990', receipt: '' }),
    };
  },
  'POST /api/invoices/createInvoicesForPeriod': async (world) =>
    post(world, '/api/invoices/createInvoicesForPeriod', await periodToBill(world), ASYNC),
  'POST /api/invoices/runs/{id}/retry': async (world) => {
    const { key, ...body } = await periodToBill(world);
    const { stack } = world;
    const run = { ...body, key };
    await world.admin.send('POST', '/api/invoices/createInvoicesForPeriod', run, ASYNC);
    const [agency_id = 0] = body.agencies;
    // As a worker leaves it that could not reach its storage three times.
    await stack.table.put({
      PK: `INVOICE-RUN#${key}`,
      SK: `UNIT#${agency_id}#1`,
      run_id: key,
      agency_id,
      agency_name: 'Küste Reisen',
      airport: 1,
      outcome: 'failed',
      reason: 'A technical fault. Please try again.',
      version: 1,
    });
    return post(world, `/api/invoices/runs/${key}/retry`, {});
  },
  'POST /api/invoices/createRAB': ledger('createRAB'),
  'POST /api/invoices/createLedgerCsv': ledger('createLedgerCsv'),
  'POST /api/invoices/createDatev': ledger('createDatev', { close: false }),
  'POST /api/mails/resend': async (world) => {
    const { id } = await placed(world);
    const body = { _id: `order_received#${id}`, key: randomUUID() };
    return post(world, '/api/mails/resend', body);
  },
} satisfies Record<string, Scenario | 'reads'>;
