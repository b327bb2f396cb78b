import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { addDays } from '#shared/calendar-date.ts';
import { ok } from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { anAgencyInvoice, aPricedJob, numbered } from '#test/support/builders/invoice.ts';
import { storeInvoices } from '#test/support/data-layer.ts';
import { freeBody, type InvoiceRow, invoiceBody, today } from '#test/support/ledger.ts';
import { centsOf, openSheet } from '#test/support/ledger-sheet.ts';
import { staffBrowser } from '#test/support/staff.ts';
import { openTable } from '#test/support/table.ts';
import { waitUntil } from '#test/support/wait-until.ts';

const stack = inject('stack');
const admin = await staffBrowser(stack, 'admin2@example.com');
const table = await openTable(stack);
const munich = await staffBrowser(stack, 'munich@example.com');

const FRANKFURT = '660400141';
const FULL_MS = 60_000;
const RESPOND_ASYNC = { prefer: 'respond-async' };

/** Days of the past: no other test dates its invoices back so far. */
const dayBack = (days: number): string => addDays(today(), -days);

const rangeOf = (day: string, more: object = {}) => ({
  period_from: day,
  period_to: day,
  cost_centers: [FRANKFURT],
  ...more,
});
const issue = async (body: object): Promise<string> => {
  const key = randomUUID();
  expect((await admin.send('POST', '/api/invoices', { invoice: body, key })).status).toBe(200);
  return key;
};
const issueOn = (day: string, more: object = {}) => issue(invoiceBody({ invoice_date: day, ...more }));
const rowOf = async (id: string): Promise<InvoiceRow> =>
  ok(await admin.get(`/api/invoices/${id}`)) as unknown as InvoiceRow;
const fileAt = async (location: string | null) => {
  const answer = await fetch(location ?? '');
  expect(answer.status).toBe(200);
  return { bytes: Buffer.from(await answer.arrayBuffer()), name: answer.headers.get('content-disposition') };
};
/** The file of a call that waits for it. */
const exported = async (call: string, body: object) => {
  const { status, headers } = await admin.send('POST', `/api/invoices/${call}`, body);
  expect(status).toBe(303);
  return fileAt(headers.get('location'));
};

type Export = {
  readonly _id: string;
  readonly state: string;
  readonly outcome?: string;
  readonly finished: number;
  readonly total: number;
  readonly documents: number;
  readonly closed: number;
  readonly problems: readonly { invoice_number: string; code: string }[];
};
/** What comes of an export that is followed, as the screen does. */
const followed = async (call: string, body: object): Promise<Export> => {
  const { status, body: answer } = await admin.send('POST', `/api/invoices/${call}`, body, RESPOND_ASYNC);
  expect(status).toBe(202);
  const { _id } = (answer as { export: Export }).export;
  return waitUntil(
    `export ${_id} is done`,
    async () => {
      const now = (ok(await admin.get(`/api/invoices/exports/${_id}`)) as { export: Export }).export;
      return now.state === 'done' && now;
    },
    FULL_MS,
  );
};

describe('the outgoing-invoice ledger of a period', () => {
  it(
    'is a workbook with every invoice and credit note by their date, whose sums are those of the list',
    async () => {
      const day = dayBack(40);
      const first = await issueOn(day);
      await issueOn(day, {
        lines: [{ title: 'Porter', amount: 3, netto: 33.33, date: day }],
      });
      await issue(freeBody(`RAB-${randomUUID().slice(0, 8)}`, { invoice_date: day }));
      ok(await admin.send('POST', `/api/invoices/createCreditNote/${first}`, { amount: 10 }));
      const { bytes, name } = await exported('createRAB', rangeOf(day, { period_to: today() }));
      expect(name).toContain(`RAB_${day}_${today()}.xlsx`);
      const { rows } = await openSheet(bytes);
      const own = rows.filter(([, date]) => date instanceof Date && date.toISOString().startsWith(day));
      const where = { date_from: day, date_to: day };
      const listed = ok(await admin.send('POST', '/api/invoices/count/', { where }));
      expect(own).toHaveLength(Number(listed.count));
      expect(own.reduce((sum, row) => sum + centsOf(row[11]), 0)).toBe(centsOf(listed.gross));
      expect(own.reduce((sum, row) => sum + centsOf(row[8]), 0)).toBe(centsOf(listed.net));
      const { invoice_number } = await rowOf(first);
      const credit = rows.find((row) => row[14] === invoice_number);
      expect([credit?.[2], credit?.[8], credit?.[11]]).toEqual(['Rechnungskorrektur', -10, -11.9]);
      expect(own.find(([number]) => number === invoice_number)?.[13]).toBe(101.15);
    },
    FULL_MS,
  );

  it('says that it found no invoices, whether its caller waits or follows', async () => {
    const day = dayBack(350);
    const { status, body } = await admin.send('POST', '/api/invoices/createRAB', rangeOf(day));
    expect([status, body]).toEqual([
      404,
      expect.objectContaining({ reason: expect.objectContaining({ key: 'ledger.empty' }) }),
    ]);
    expect(await followed('createRAB', rangeOf(day))).toMatchObject({ outcome: 'empty', documents: 0 });
    expect(await followed('createDatev', rangeOf(day))).toMatchObject({ outcome: 'empty' });
  });

  it('is for the three named users alone: other admins, agencies and strangers get none, nor a file', async () => {
    const day = dayBack(340);
    const made = await followed('createLedgerCsv', rangeOf(day));
    const agency = await staffBrowser(stack, 'agency@example.com');
    for (const [who, status] of [
      [munich, 403],
      [agency, 403],
      [openBrowser(stack.url), 401],
    ] as const) {
      const answers = await Promise.all([
        who.send('POST', '/api/invoices/createRAB', rangeOf(day)),
        who.send('POST', '/api/invoices/createDatev', rangeOf(day)),
        who.send('POST', '/api/invoices/createLedgerCsv', rangeOf(day)),
        who.get(`/api/invoices/exports/${made._id}`),
        who.get(`/api/invoices/exports/${made._id}/file`),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual(Array(5).fill(status));
    }
    expect(ok(await munich.get('/api/invoices/exports'))).toEqual({ permitted: false, rows: [] });
    expect((await agency.get('/api/invoices/numbers')).status).toBe(403);
    expect(ok(await admin.get('/api/invoices/exports'))).toMatchObject({ permitted: true });
    const { body } = await munich.send('POST', '/api/invoices/createRAB', rangeOf(day));
    expect(body).toMatchObject({ code: 'not_allowed', reason: { key: 'ledger.not_permitted' } });
  });

  it('names what is wrong with period and cost centres', async () => {
    const { status, body } = await admin.send('POST', '/api/invoices/createRAB', { cost_centers: [] });
    expect(status).toBe(400);
    expect(Object.keys((body as { fields: object }).fields)).toEqual([
      'period_from',
      'period_to',
      'cost_centers',
    ]);
  });

  it(
    'can be one of some agencies, as CSV, and started twice under one key it is one',
    async () => {
      const day = dayBack(41);
      await issueOn(day);
      await issue(freeBody(`CSV-${randomUUID().slice(0, 8)}`, { invoice_date: day }));
      const body = rangeOf(day, { agencies: [1001], key: randomUUID() });
      const { bytes } = await exported('createLedgerCsv', body);
      const lines = bytes.toString('utf8').trim().split('\r\n');
      expect(lines).toHaveLength(2);
      expect(lines[1]).toContain(';Nordlicht Reisen GmbH & Co. KG;');
      const again = await followed('createLedgerCsv', body);
      const { rows } = ok(await admin.get('/api/invoices/exports')) as { rows: Export[] };
      expect(rows.filter(({ _id }) => _id === again._id)).toHaveLength(1);
      expect(again).toMatchObject({ finished: 1, total: 1, documents: 1 });
    },
    FULL_MS,
  );
});

it(
  'a day of more documents than are read at once is exported whole, in the order of their numbers',
  async () => {
    const day = dayBack(1_500);
    const one = anAgencyInvoice([aPricedJob(1, 10_000)]);
    const numbers = Array.from({ length: 510 }, (_, index) => `T${String(index).padStart(5, '0')}`);
    // Stored against their order, and with typed numbers, which belong to no series.
    const documents = numbers.toReversed().map((number) => ({
      ...numbered({ ...one, _id: randomUUID(), invoice_date: day }, number),
      settings_invoice_number: 0,
    }));
    await storeInvoices(stack, documents);
    const { bytes } = await exported('createLedgerCsv', rangeOf(day));
    const found = bytes.toString('utf8').match(/\bT\d{5}\b(?!\.pdf)/g);
    expect([...new Set(found)]).toEqual(numbers);
  },
  FULL_MS,
);

describe('the booking batch for the tax adviser', () => {
  it(
    'books every document and closes it for accounting, once, told in its history; then it takes no credit note',
    async () => {
      const day = dayBack(42);
      const id = await issueOn(day);
      const open = await followed('createDatev', rangeOf(day, { close: false }));
      expect(open).toMatchObject({ outcome: 'made', documents: 1, closed: 0 });
      expect((await rowOf(id)).locked).toBe(false);
      const { bytes, name } = await exported('createDatev', rangeOf(day));
      expect(name).toContain(`EXTF_Rechnungsausgang_${day}_${day}.csv`);
      const [head, , booking] = new TextDecoder('windows-1252').decode(bytes).split('\r\n');
      const { invoice_number, locked } = await rowOf(id);
      expect(head).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;/);
      expect(booking).toContain(`113,05;"S";"EUR"`);
      expect(booking).toContain(`;11001;4400;`);
      expect(booking).toContain(`"${invoice_number}"`);
      expect(locked).toBe(true);
      expect(await followed('createDatev', rangeOf(day))).toMatchObject({ documents: 1, closed: 0 });
      const history = await table.readUnder(`INVOICE#${id}`, 'HISTORY#');
      expect(history.map(({ action, by }) => [action, by])).toEqual([
        ['issued', expect.objectContaining({ name: 'Jonas Brandt' })],
        ['locked', expect.objectContaining({ name: 'Jonas Brandt' })],
      ]);
      const credit = await admin.send('POST', `/api/invoices/createCreditNote/${id}`, { amount: 10 });
      expect(credit.status).toBe(409);
    },
    FULL_MS,
  );

  it(
    'tells of the documents whose tax the books derive otherwise, and exports them all the same',
    async () => {
      // Nobody else bills this agency: what is credited is of today, as all credit notes are.
      const agencyId = 1005;
      const id = await issue(invoiceBody({ agencyId }));
      // What is left of 90.00 net after the last comes with the cents that rounding has left.
      for (const amount of [10.03, 10.03, 10.03, 59.91])
        ok(await admin.send('POST', `/api/invoices/createCreditNote/${id}`, { amount }));
      const range = rangeOf(today(), { agencies: [agencyId], close: false });
      const made = await followed('createDatev', range);
      expect(made).toMatchObject({
        outcome: 'made',
        documents: 5,
        tax_difference_count: 1,
        tax_differences: [{ tax: 11.37, derived: 11.38 }],
      });
    },
    FULL_MS,
  );

  it(
    'closes its days: nothing is dated into them any more, and a second batch names what the first has, or leaves it out',
    async () => {
      const day = dayBack(44);
      const first = await issueOn(day);
      await followed('createDatev', rangeOf(day));
      for (const body of [
        invoiceBody({ invoice_date: day }),
        freeBody(`LATE-${randomUUID().slice(0, 8)}`, { invoice_date: day }),
      ]) {
        const { status, body: answer } = await admin.send('POST', '/api/invoices', { invoice: body });
        expect([status, answer]).toEqual([
          400,
          expect.objectContaining({
            fields: { invoice_date: expect.objectContaining({ code: 'invoice_date.closed' }) },
          }),
        ]);
      }
      expect(
        (await admin.send('POST', '/api/invoices/preview', { invoice: invoiceBody({ invoice_date: day }) }))
          .status,
      ).toBe(400);
      const again = await followed('createDatev', rangeOf(day));
      const { invoice_number } = await rowOf(first);
      expect(again).toMatchObject({
        documents: 1,
        repeated_count: 1,
        repeated: [{ invoice_number, batch: `EXTF_Rechnungsausgang_${day}_${day}.csv` }],
      });
      expect(await followed('createDatev', rangeOf(day, { only_new: true }))).toMatchObject({
        outcome: 'empty',
      });
      const open = await admin.send('POST', '/api/invoices/createDatev', rangeOf(today()));
      expect(open.body).toMatchObject({ fields: { period_to: { code: 'period.open' } } });
    },
    FULL_MS,
  );

  it('tells in the history of an invoice that its closed month was opened for it again, and by whom', async () => {
    const day = dayBack(45);
    const id = await issueOn(day);
    await followed('createDatev', rangeOf(day));
    const { version } = await rowOf(id);
    ok(await admin.send('PUT', `/api/invoices/updateInvoiceStatus/${id}`, { locked: false, version }));
    const { row } = ok(await admin.send('POST', `/api/invoices/createCreditNote/${id}`, { amount: 10 })) as {
      row: InvoiceRow;
    };
    expect(row.invoice_date).toBe(today());
    const { rows, related } = ok(await admin.get(`/api/invoices/${id}/history`)) as {
      rows: { action: string; by?: string; note?: string }[];
      related: { _id: string; invoice_number: string }[];
    };
    expect(rows.map(({ action }) => action).toSorted()).toEqual([
      'credited',
      'exported',
      'issued',
      'locked',
      'unlocked',
    ]);
    expect(rows.at(0)?.action).toBe('credited');
    expect(rows.at(-1)?.action).toBe('issued');
    expect(rows.find(({ action }) => action === 'unlocked')?.by).toBe('Jonas Brandt');
    expect(related).toEqual([{ _id: row._id, invoice_number: row.invoice_number }]);
    expect((await munich.get(`/api/invoices/${id}/history`)).status).toBe(404);
  });

  it(
    'takes a document again once the office has set its debitor for the booking, told in the history',
    async () => {
      const day = dayBack(43);
      const wrong = {
        ...numbered(anAgencyInvoice([aPricedJob(1, 10_000)]), `W${randomUUID().slice(0, 8)}`),
        _id: randomUUID(),
        invoice_date: day,
        debitor: '7100',
        settings_invoice_number: 0,
      };
      await storeInvoices(stack, [wrong]);
      const refused = await followed('createDatev', rangeOf(day));
      expect(refused).toMatchObject({
        outcome: 'refused',
        problems: [
          {
            invoice_id: wrong._id,
            invoice_number: wrong.invoice_number,
            field: 'Konto',
            code: 'account.format',
          },
        ],
      });
      expect((await admin.get(`/api/invoices/exports/${refused._id}/file`)).status).toBe(404);
      const book = (who: typeof admin, debitor: string) =>
        who.send('PUT', `/api/invoices/${wrong._id}/booking`, { debitor, receipt: '' });
      expect(
        (await admin.send('POST', `/api/invoices/createCreditNote/${wrong._id}`, { amount: 10 })).status,
      ).toBe(409);
      expect((await book(munich, '10990')).status).toBe(404);
      expect((await book(admin, '710')).body).toMatchObject({
        fields: { debitor: { code: 'debitor.account' } },
      });
      expect((await book(admin, '10990')).status).toBe(204);
      // What was refused has closed nothing: documents can be dated into the day.
      const other = await issueOn(day);
      const { bytes } = await exported('createDatev', rangeOf(day));
      const lines = new TextDecoder('windows-1252').decode(bytes).split('\r\n');
      expect(lines.find((line) => line.includes(wrong.invoice_number))).toContain(';10990;4400;');
      expect((await rowOf(other)).locked).toBe(true);
      const { rows } = ok(await admin.get(`/api/invoices/${wrong._id}/history`)) as {
        rows: { action: string; note?: string }[];
      };
      expect(rows.find(({ action }) => action === 'booked')?.note).toContain('10990');
      expect((await book(admin, '10991')).status).toBe(409);
    },
    FULL_MS,
  );

  it('books free invoices without a debitor together, and refuses at issue what no batch would take', async () => {
    const day = dayBack(46);
    await issue(freeBody(`FREE-${randomUUID().slice(0, 8)}`, { invoice_date: day }));
    const { bytes } = await exported('createDatev', rangeOf(day, { close: false }));
    expect(new TextDecoder('windows-1252').decode(bytes)).toContain(';19998;4400;');
    for (const [form, field] of [
      [invoiceBody({ invoice_date: day, debitor: '7100' }), 'debitor'],
      [freeBody('F'.repeat(37), { invoice_date: day }), 'invoice_number'],
    ] as const) {
      const answers = await Promise.all([
        admin.send('POST', '/api/invoices', { invoice: form }),
        admin.send('POST', '/api/invoices/preview', { invoice: form }),
      ]);
      for (const { status, body } of answers) {
        expect([status < 500 && status >= 400, Object.keys((body as { fields: object }).fields)]).toEqual([
          true,
          [field],
        ]);
      }
    }
  });
});

describe('the report of invoice numbers', () => {
  it('has a series of agencies and one of web clients, with the latest number and without a gap', async () => {
    const { invoice_number } = await rowOf(await issue(invoiceBody()));
    const { series } = ok(await admin.get('/api/invoices/numbers')) as {
      series: { client_type: string; first: number; last: number; gaps: { reason?: string }[] }[];
    };
    expect(series.map(({ client_type, first }) => [client_type, first])).toEqual([
      ['agency', 10001],
      ['web', 10001],
    ]);
    expect(series[0]?.last).toBeGreaterThanOrEqual(Number.parseInt(invoice_number, 10));
    expect(series.flatMap(({ gaps }) => gaps.filter(({ reason }) => reason !== 'raised'))).toEqual([]);
  });
});
