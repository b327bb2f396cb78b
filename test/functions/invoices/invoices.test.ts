import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { ok } from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { anAgencyInvoice, aPricedJob, numbered } from '#test/support/builders/invoice.ts';
import { storeInvoices } from '#test/support/data-layer.ts';
import { openInbox } from '#test/support/inbox.ts';
import {
  freeBody,
  type InvoiceRow,
  invoiceBody,
  invoiceOf,
  invoicesOfToday,
  issued,
  today,
} from '#test/support/ledger.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');
const admin = await staffBrowser(stack, 'admin@example.com');
const agency = await staffBrowser(stack, 'agency@example.com');
const employee = await staffBrowser(stack, 'employee@example.com');
const stranger = openBrowser(stack.url);

const newNumber = () => `T-${randomUUID().slice(0, 8)}`;
const send = (invoice: object, key: string = randomUUID()) =>
  admin.send('POST', '/api/invoices', { invoice, key });
const credit = (id: string, body: object) => admin.send('POST', `/api/invoices/createCreditNote/${id}`, body);
const fieldsOf = ({ body }: { body: unknown }) =>
  Object.fromEntries(
    Object.entries((body as { fields?: Record<string, { code: string }> }).fields ?? {}).map(
      ([name, { code }]) => [name, code],
    ),
  );

describe('issuing an invoice', () => {
  it('gives services the next number of their series, and answers the PDF', async () => {
    const first = await issued(admin);
    const second = await issued(admin);
    expect(second).toMatchObject({
      use_case: 'sec24',
      agency_name: 'Nordlicht Reisen',
      tax: 19,
      concession: 5,
      net: 95,
      amount_netto: 100,
      amount_concession: 5,
      amount_tax: 18.05,
      amount_brutto: 113.05,
      amount_left: 95,
      amount_paid: 0,
      locked: false,
      filename: `${second.invoice_number}.pdf`,
    });
    expect(second.invoice_number).toMatch(/^\d+-A$/);
    expect(Number.parseInt(second.invoice_number, 10)).toBeGreaterThan(
      Number.parseInt(first.invoice_number, 10),
    );
    const pdf = await admin.send('POST', '/api/invoices/download', { filename: second.filename });
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(String(pdf.body)).toMatch(/^%PDF-1/);
  });

  it('takes the rates of the agency and the server’s sums, whatever a browser says', async () => {
    const { status, body } = await send({ ...invoiceBody(), tax: 0, concession: 100, amount_brutto: 1 });
    expect([status, (body as { code: string }).code]).toEqual([400, 'invalid_input']);
  });

  it('keeps the typed number of a free invoice, with 19 percent and no concession', async () => {
    const number = newNumber();
    const row = await issued(admin, freeBody(number));
    expect(row).toMatchObject({
      invoice_number: number,
      use_case: 'normal',
      tax: 19,
      concession: 0,
      amount_brutto: 119,
    });
    expect(ok(await admin.get(`/api/invoices/exists/${number.toLowerCase()}`))).toEqual({ exists: true });
    expect(ok(await admin.get(`/api/invoices/exists/${newNumber()}`))).toEqual({ exists: false });
    expect(fieldsOf(await send(freeBody(number)))).toEqual({ invoice_number: 'invoice_number.exists' });
    expect(fieldsOf(await send(freeBody('4711-A')))).toEqual({ invoice_number: 'invoice_number.automatic' });
  });

  it('issues a form that is sent twice, at once or later, one time', async () => {
    const key = randomUUID();
    const answers = await Promise.all([send(invoiceBody(), key), send(invoiceBody(), key)]);
    expect([...answers, await send(invoiceBody(), key)].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await invoicesOfToday(admin)).filter(({ _id }) => _id === key)).toHaveLength(1);
  });

  it('names every field that is wrong, and issues nothing', async () => {
    const empty = { use_case: 'sec24', client_type: 'agency', credit_note: false, lines: [{ amount: 0 }] };
    expect(fieldsOf(await send(empty))).toMatchObject({
      cost_center: 'cost_center.empty',
      agencyId: 'agencyId.empty',
      invoice_date: 'invoice_date.empty',
      invoice_period_from: 'period.empty',
      company: 'company.empty',
      debitor: 'debitor.empty',
      payment_terms: 'payment_terms.invalid',
      'lines.0.title': 'line.title',
      'lines.0.amount': 'line.amount',
      'lines.0.netto': 'line.netto',
    });
    const key = randomUUID();
    expect(fieldsOf(await send(invoiceBody({ company: '田中商店' }), key))).toEqual({ company: 'letters' });
    expect((await admin.get(`/api/invoices/${key}`)).status).toBe(404);
  });

  it('leaves out a number that somebody typed while the series had another suffix, and is not held up by it', async () => {
    const one = anAgencyInvoice([aPricedJob(1, 10_000)]);
    // Far enough from what others take meanwhile.
    const taken = Number.parseInt((await issued(admin)).invoice_number, 10) + 20;
    const typed = { ...numbered({ ...one, _id: randomUUID() }, `${taken}-A`), settings_invoice_number: 0 };
    await storeInvoices(stack, [typed]);
    const numbers: number[] = [];
    while ((numbers.at(-1) ?? 0) <= taken) {
      numbers.push(Number.parseInt((await issued(admin)).invoice_number, 10));
    }
    expect(numbers).not.toContain(taken);
  }, 60_000);

  it('gives 60 at once, from 20 clients, numbers of their own without a gap, and previews burn none', async () => {
    const keys: readonly string[] = Array.from({ length: 60 }, () => randomUUID());
    const client = async (_: unknown, index: number): Promise<void> => {
      if (index % 4 === 0) await admin.send('POST', '/api/invoices/preview', { invoice: invoiceBody() });
      for (const key of keys.slice(3 * index, 3 * index + 3))
        expect((await send(invoiceBody(), key)).status).toBe(200);
    };
    await Promise.all(Array.from({ length: 20 }, client));
    const rows = await invoicesOfToday(admin);
    const given = rows.filter(({ _id }) => keys.includes(_id)).map(({ invoice_number }) => invoice_number);
    expect(given).toEqual(given.map(() => expect.stringMatching(/^\d+-A$/)));
    const own = new Set(given.map((number) => Number.parseInt(number, 10)));
    expect(own.size).toBe(60);
    // Other tests issue at the same time: their numbers stand between these, whatever day they bear.
    for (let number = Math.min(...own); number < Math.max(...own); number++) {
      if (own.has(number)) continue;
      expect(ok(await admin.get(`/api/invoices/exists/${number}-A`)), `${number}`).toMatchObject({
        exists: true,
      });
    }
  }, 90_000);
});

describe('a credit note', () => {
  it('over a part leaves the rest, and all of them together never exceed the invoice', async () => {
    const invoice = await issued(admin);
    const answers = await Promise.all(Array.from({ length: 4 }, () => credit(invoice._id, { amount: 30 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 400]);
    expect(await invoiceOf(admin, invoice._id)).toMatchObject({ amount_left: 5, amount_paid: 90 });
    const { row } = ok(await credit(invoice._id, { amount: 5 })) as { row: InvoiceRow };
    expect(row).toMatchObject({
      credit_note: true,
      credit_note_invoice_number: invoice.invoice_number,
      net: 5,
      amount_left: 0,
    });
    const notes = (await invoicesOfToday(admin, { credit_note: true })).filter(
      ({ credit_note_invoice_number }) => credit_note_invoice_number === invoice.invoice_number,
    );
    const sum = (amounts: number[]) => Math.round(amounts.reduce((total, one) => total + one * 100, 0));
    expect(sum(notes.map(({ amount_tax }) => amount_tax))).toBe(Math.round(invoice.amount_tax * 100));
    expect(sum(notes.map(({ amount_brutto }) => amount_brutto))).toBe(
      Math.round(invoice.amount_brutto * 100),
    );
  });

  it('demands an amount above 0 and not above what is left', async () => {
    const invoice = await issued(admin);
    expect(fieldsOf(await credit(invoice._id, { amount: 0 }))).toEqual({ amount: 'amount.too_low' });
    expect(fieldsOf(await credit(invoice._id, {}))).toEqual({ amount: 'amount.too_low' });
    expect(fieldsOf(await credit(invoice._id, { amount: 95.01 }))).toEqual({ amount: 'amount.too_high' });
    expect((await credit(invoice._id, { amount: 1.001 })).status).toBe(400);
  });

  it('of a free invoice carries a typed number of its own, of services the next of their series', async () => {
    const free = await issued(admin, freeBody(newNumber()));
    expect(fieldsOf(await credit(free._id, { amount: 10 }))).toEqual({
      invoice_number: 'invoice_number.empty',
    });
    const taken = await credit(free._id, { amount: 10, invoice_number: free.invoice_number });
    expect(fieldsOf(taken)).toEqual({ invoice_number: 'invoice_number.exists' });
    const number = newNumber();
    const { row } = ok(await credit(free._id, { amount: 10, invoice_number: number })) as { row: InvoiceRow };
    expect(row.invoice_number).toBe(number);
    const services = await issued(admin);
    const given = ok(await credit(services._id, { amount: 10, invoice_number: newNumber() })) as {
      row: InvoiceRow;
    };
    expect(given.row.invoice_number).toMatch(/^\d+-A$/);
  });

  it('may be written with lines of its own by the form, which names its invoice', async () => {
    const invoice = await issued(admin);
    const lines = [{ title: 'Verspätete Abholung', amount: 1, netto: 20 }];
    const form = invoiceBody({ credit_note: true, lines });
    expect(fieldsOf(await send(form))).toEqual({
      credit_note_invoice_number: 'credit_note_invoice_number.empty',
    });
    const row = await issued(admin, { ...form, credit_note_invoice_number: invoice.invoice_number });
    expect(row).toMatchObject({ credit_note: true, net: 20, amount_tax: 3.8, amount_brutto: 23.8 });
    const { lines: written } = await invoiceOf(admin, row._id);
    expect(written.map(({ title }) => title)).toEqual(['Verspätete Abholung']);
  });

  it('says why, where the office has written that, and refuses what its document cannot show', async () => {
    const invoice = await issued(admin);
    const { row } = ok(await credit(invoice._id, { amount: 10, reason: ' Porter came late. ' })) as {
      row: InvoiceRow;
    };
    expect(row.remarks).toBe('Porter came late.');
    const strange = await credit(invoice._id, { amount: 10, reason: '\u{1F600}' });
    expect([strange.status, fieldsOf(strange)]).toEqual([400, { remarks: 'letters' }]);
  });

  it('is refused over a locked invoice and over a credit note', async () => {
    const invoice = await issued(admin);
    const lock = (locked: boolean, version: number) =>
      admin.send('PUT', `/api/invoices/updateInvoiceStatus/${invoice._id}`, { locked, version });
    expect((await lock(true, invoice.version + 5)).status).toBe(409);
    const locked = ok(await lock(true, invoice.version)).row as InvoiceRow;
    expect(locked.locked).toBe(true);
    expect((await credit(invoice._id, { amount: 10 })).status).toBe(409);
    ok(await lock(false, locked.version));
    const { row } = ok(await credit(invoice._id, { amount: 10 })) as { row: InvoiceRow };
    expect((await credit(row._id, { amount: 1 })).status).toBe(409);
  });
});

describe('the mail that brings an invoice', () => {
  const inbox = openInbox(`http://127.0.0.1:${stack.ports.inbox}`);
  const address = () => `${randomUUID().slice(0, 8)}@books.example`;
  const mail = (id: string, body: object, who = admin) =>
    who.send('POST', `/api/invoices/sendInvoice/${id}`, body);

  it('goes once to whom the office chose, with the very PDF that was issued', async () => {
    const invoice = await issued(admin);
    const body = { to: address(), key: randomUUID() };
    expect((await mail(invoice._id, body)).status).toBe(204);
    expect((await mail(invoice._id, body)).status).toBe(204);
    const brought = await inbox.mailTo(body.to, `Rechnung ${invoice.invoice_number}`);
    expect(brought.body.text).toContain('113,05 €');
    expect(brought.replyTo).toEqual(['rechnung@airport-assist.example']);
    const [file] = brought.attachments;
    expect([file?.filename, file?.contentType]).toEqual([invoice.filename, 'application/pdf']);
    expect(
      Buffer.from(file?.content ?? '', 'base64')
        .subarray(0, 6)
        .toString(),
    ).toBe('%PDF-1');
    expect(await inbox.mailsTo(body.to)).toHaveLength(1);
  });

  it('is written in the language of its document, and names a credit note as what it is', async () => {
    const invoice = await issued(admin, invoiceBody({ lang: 'en' }));
    const { row } = ok(await credit(invoice._id, { amount: 10 })) as { row: InvoiceRow };
    const to = address();
    expect((await mail(row._id, { to })).status).toBe(204);
    const brought = await inbox.mailTo(to, `Credit note ${row.invoice_number}`);
    expect(brought.body.text).toContain('€11.90');
  });

  it('is for admins alone, needs an address, and brings nothing that the caller may not see', async () => {
    const invoice = await issued(admin);
    expect(fieldsOf(await mail(invoice._id, { to: 'nobody' }))).toEqual({ to: 'to.invalid' });
    expect((await mail('no-such-invoice', { to: address() })).status).toBe(404);
    const statuses = await Promise.all(
      [agency, employee, stranger].map((who) => mail(invoice._id, { to: address() }, who)),
    );
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 401]);
  });
});

describe('the list of invoices', () => {
  it('is filtered by day, type, use case, agency, period and number, and counted and summed likewise', async () => {
    const invoice = await issued(admin, invoiceBody({ agencyId: 1002, debitor: '11002' }));
    const { row } = ok(await credit(invoice._id, { amount: 10 })) as { row: InvoiceRow };
    const find = async (where: object) =>
      (await invoicesOfToday(admin, where))
        .map(({ _id }) => _id)
        .filter((id) => id === invoice._id || id === row._id)
        .toSorted();
    const both = [invoice._id, row._id].toSorted();
    expect(await find({ agency_id: 1002 })).toEqual(both);
    expect(await find({ agency_id: 1003 })).toEqual([]);
    expect(await find({ credit_note: true })).toEqual([row._id]);
    expect(await find({ use_case: 'normal' })).toEqual([]);
    expect(await find({ period_from: today(), period_to: today() })).toEqual(both);
    expect(await find({ period_to: '2020-01-01' })).toEqual([]);
    expect(await find({ invoice_number: invoice.invoice_number.slice(0, 4) })).toContain(invoice._id);
    const elsewhere = {
      where: { date_from: '2020-01-01', date_to: '2020-01-02', invoice_number: invoice.invoice_number },
    };
    const whole = ok(await admin.send('POST', '/api/invoices/list', elsewhere)).rows as InvoiceRow[];
    expect(whole.map(({ _id }) => _id)).toEqual([invoice._id]);
    // Other tests issue for the same agency meanwhile: only these two have this number.
    const ofNumber = { agency_id: 1002, invoice_number: invoice.invoice_number };
    const where = { date_from: today(), date_to: today(), ...ofNumber };
    const sums = ok(await admin.send('POST', '/api/invoices/count/', { where })) as {
      count: number;
      net: number;
    };
    const rows = await invoicesOfToday(admin, ofNumber);
    expect(sums.count).toBe(rows.length);
    const net = rows.reduce((total, one) => total + (one.credit_note ? -one.net : one.net), 0);
    expect(sums.net).toBeCloseTo(net, 2);
    expect((await admin.send('POST', '/api/invoices/list', { where: { ...where, strange: 1 } })).status).toBe(
      400,
    );
  });
});

describe('who may see an invoice', () => {
  it('an agency its own only, by any call; an employee and a stranger none', async () => {
    const own = await issued(admin);
    const foreign = await issued(admin, invoiceBody({ agencyId: 1002, debitor: '11002' }));
    const seen = await invoicesOfToday(agency);
    expect(seen.map(({ _id }) => _id)).toContain(own._id);
    expect(new Set(seen.map(({ agencyId }) => agencyId))).toEqual(new Set([1001]));
    expect(await invoicesOfToday(agency, { agency_id: 1002 })).toEqual([]);
    expect(await invoicesOfToday(agency, { invoice_number: foreign.invoice_number })).toEqual([]);
    const load = (who: typeof admin, { filename }: InvoiceRow) =>
      who.send('POST', '/api/invoices/download', { filename });
    expect((await load(agency, own)).status).toBe(200);
    expect((await load(agency, foreign)).status).toBe(404);
    expect((await load(employee, own)).status).toBe(404);
    expect(await invoicesOfToday(employee)).toEqual([]);
    expect((await load(stranger, own)).status).toBe(401);
  });

  it('nobody but an admin issues, credits, locks or looks a number up', async () => {
    const { _id, version, invoice_number } = await issued(admin);
    for (const [who, status] of [
      [agency, 403],
      [employee, 403],
      [stranger, 401],
    ] as const) {
      const answers = await Promise.all([
        who.send('POST', '/api/invoices', { invoice: invoiceBody() }),
        who.send('POST', '/api/invoices/preview', { invoice: invoiceBody() }),
        who.send('POST', `/api/invoices/createCreditNote/${_id}`, { amount: 1 }),
        who.send('PUT', `/api/invoices/updateInvoiceStatus/${_id}`, { locked: true, version }),
        who.get(`/api/invoices/exists/${invoice_number}`),
        who.get(`/api/invoices/${_id}`),
        who.get('/api/agencies'),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual(Array(7).fill(status));
    }
  });

  it('agencies come with what they are billed by', async () => {
    const { rows } = ok(await admin.get('/api/agencies')) as { rows: { _id: number; concession: number }[] };
    expect(rows.find(({ _id }) => _id === 1001)).toMatchObject({ concession: 5, tax: 19, payment_terms: 30 });
  });
});
