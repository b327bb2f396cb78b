import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditNoteOf } from '#shared/invoices/credit-note.ts';
import { taxDifferences } from '#shared/invoices/datev.ts';
import type { DatevBatch } from '#shared/invoices/datev-batch.ts';
import { DATEV_HEADINGS } from '#shared/invoices/datev-headings.ts';
import { type InvoiceHead, invoiceSums } from '#shared/invoices/invoice-list.ts';
import {
  anAgency,
  anAgencyInvoice,
  aPricedJob,
  aWebInvoice,
  numbered,
} from '#test/support/builders/invoice.ts';
import { aMonthOfDocuments } from '#test/support/builders/ledger.ts';
import { NOW } from '#test/support/builders/order.ts';
import { datevLines, datevProblems } from '#test/support/datev-file.ts';

const batch: DatevBatch = {
  consultant: 29098,
  client: 55003,
  fiscal_year_begin: '2026-01-01',
  account_length: 4,
  from: '2026-11-01',
  to: '2026-11-30',
  created_at: new Date('2026-12-01T05:00:07.089Z'),
  web_account: '19999',
  other_account: '19998',
  revenue_accounts: { 700: '4300', 1900: '4400' },
  untaxed_accounts: { reverse_charge: '4336', third_country: '4338', exempt: '4150' },
  seller_vat_id: 'DE123456789',
};

const issued = anAgencyInvoice([aPricedJob(1, 22850)], { agency: anAgency({ concession: 1250 }) });
const { creditNote, left } = creditNoteOf(issued, { _id: 'part', amount: 10000 }, NOW);
const note = numbered({ ...creditNote, invoice_date: '2026-11-30' }, '10002-A');
const web: InvoiceHead = { ...aWebInvoice(), company: 'Łukasz "Żubr"\nMüller', invoice_date: '2026-11-05' };

const bytesOf = (invoices: readonly InvoiceHead[], changed: Partial<DatevBatch> = {}): Buffer =>
  Buffer.concat([...datevLines(invoices, { ...batch, ...changed })]);

/** The fields of every line; none of these texts has a semicolon. */
const fieldsOf = (file: Buffer): string[][] =>
  new TextDecoder('windows-1252')
    .decode(file)
    .split('\r\n')
    .slice(0, -1)
    .map((line) => line.split(';'));

const problemsOf = (invoices: readonly InvoiceHead[], changed: Partial<DatevBatch> = {}) =>
  datevProblems(invoices, { ...batch, ...changed }).map(
    ({ invoice_number, field, code, value }) => `${invoice_number}|${field}|${code}|${value}`,
  );

describe('the booking batch for the tax adviser', () => {
  it('is byte for byte what was checked by hand', () => {
    const golden = readFileSync(new URL('./EXTF_Rechnungsausgang.csv', import.meta.url));
    expect(bytesOf([note, web, left]).toString('latin1')).toBe(golden.toString('latin1'));
  });

  it('has 31 fields about itself, 125 headings, and 125 fields in every booking', () => {
    fc.assert(
      fc.property(aMonthOfDocuments(200), (documents) => {
        const [header, headings, ...bookings] = fieldsOf(bytesOf(documents));
        expect(header).toHaveLength(31);
        expect(headings).toEqual(DATEV_HEADINGS);
        expect(bookings).toHaveLength(documents.length);
        expect(new Set(bookings.map((fields) => fields.length))).toEqual(new Set([125]));
      }),
      { numRuns: 5 },
    );
  });

  it('balances with the documents: debit less credit is their gross, for every thousand of them', () => {
    fc.assert(
      fc.property(aMonthOfDocuments(600), (documents) => {
        const bookings = fieldsOf(bytesOf(documents)).slice(2);
        const balance = bookings.reduce((total, [amount = '', side]) => {
          expect(amount).toMatch(/^\d{1,10},\d{2}$/);
          const cents = Number(amount.replace(',', ''));
          return total + (side === '"S"' ? cents : -cents);
        }, 0);
        expect(balance).toBe(invoiceSums(documents).gross);
      }),
      { numRuns: 5 },
    );
  });

  it('books on the revenue account of the rate, and no draft', () => {
    const reduced = { ...left, tax: 700, amount_tax: 1400, amount_brutto: 21394 };
    const draft = { ...issued, draft: true, invoice_number: '' };
    const [, , ...bookings] = fieldsOf(bytesOf([reduced, draft]));
    expect(bookings.map(([amount, , , , , , account, revenue]) => [amount, account, revenue])).toEqual([
      ['213,94', '11001', '4300'],
    ]);
  });

  it.each([
    [
      'a business of the EU owes the tax itself',
      { vat_id: 'fr 12345678901', country: 'France' },
      '4336',
      '"FR12345678901"',
    ],
    [
      'Greece has EL before its VAT ids',
      { vat_id: 'GR123456789', country: 'Greece' },
      '4336',
      '"EL123456789"',
    ],
    ['Switzerland is a third country', { vat_id: 'CHE123456789', country: 'Switzerland' }, '4338', '""'],
    ['so is a client of the USA without an id', { vat_id: '', country: 'USA' }, '4338', '""'],
    ['a German business cannot owe it', { vat_id: 'DE987654321', country: 'Germany' }, '4150', '""'],
    ['and a client of the EU without an id is exempt', { vat_id: '', country: 'Austria' }, '4150', '""'],
  ])('books a document without tax by its reason: %s', (_, client, account, stated) => {
    const [, , booking] = fieldsOf(
      bytesOf([{ ...left, ...client, tax: 0, amount_tax: 0, amount_brutto: 19994 }]),
    );
    expect([booking?.[7], booking?.[39]]).toEqual([account, stated]);
  });

  it('books the tax of November into November when its final run is of the first of December', () => {
    const run = { ...left, invoice_date: '2026-12-01', payment_terms: 30 };
    const december = { from: '2026-12-01', to: '2026-12-31' };
    const [, , booking = []] = fieldsOf(bytesOf([run], december));
    expect([booking[9], booking[11], ...booking.slice(113, 117)]).toEqual([
      '0112',
      '"311226"',
      '0',
      '30112026',
      '30112026',
      '31122026',
    ]);
  });

  it('books the tax of a prepayment with the payment, and that of a credit note with its own date', () => {
    const paid = {
      ...web,
      paid_on: '2026-11-28',
      invoice_period_from: '2027-01-02',
      invoice_period_to: '2027-01-02',
    };
    const back = { ...note, invoice_period_to: '2026-10-31', invoice_date: '2026-11-30' };
    const [, , ofPayment = [], ofCredit = []] = fieldsOf(bytesOf([paid, back]));
    expect(ofPayment.slice(114, 117)).toEqual(['02012027', '28112026', '05112026']);
    expect([ofCredit[11], ...ofCredit.slice(114, 117)]).toEqual(['""', '31102026', '30112026', '']);
  });

  it('books who has no debitor with others of the kind, and as the office has set it for the booking', () => {
    const free: InvoiceHead = { ...left, use_case: 'normal', client_type: 'agency', debitor: '' };
    const set = {
      ...left,
      debitor: '7100',
      invoice_number: 'A'.repeat(40),
      booking: { debitor: '10990', receipt: 'A-40' },
    };
    const [, , ...bookings] = fieldsOf(bytesOf([free, set]));
    expect(bookings.map((fields) => [fields[6], fields[10]])).toEqual([
      ['19998', '"10001-A"'],
      ['10990', '"A-40"'],
    ]);
  });

  it('names by order or account whom the code page cannot write, and is not held up by it', () => {
    const order = { ...web, company: '山田太郎' };
    const agency = { ...left, company: '北京 Travel' };
    const [, , ...bookings] = fieldsOf(bytesOf([order, agency]));
    expect(bookings.map((fields) => fields[13])).toEqual([
      `"Rechnung Bestellung ${web.order_number}"`,
      '"Rechnung Debitor 11001"',
    ]);
  });

  it('cuts what a booking is called after 60 characters, quotation marks counted once', () => {
    const [, , booking] = fieldsOf(bytesOf([{ ...left, company: `"${'Ж'.repeat(60)}` }]));
    expect(booking?.[13]).toBe(`"Rechnung ""${'Zh'.repeat(25)}"`);
  });

  it.each([
    [{ to: '2027-01-01' }, '|Datum von|range.fiscal_year|2026-11-01 2027-01-01'],
    [{ from: '2025-12-31' }, '|Datum von|range.fiscal_year|2025-12-31 2026-11-30'],
    [{ fiscal_year_begin: '2026-11-15' }, '|Datum von|range.fiscal_year|2026-11-01 2026-11-30'],
    [{ from: '2026-12-01' }, '|Datum von|range.order|2026-12-01 2026-11-30'],
    [{ to: '2026-11-31' }, '|Datum von|range.invalid|2026-11-01 2026-11-31'],
    [{ consultant: 1000 }, '|Beraternummer|consultant.range|1000'],
    [{ client: 100_000 }, '|Mandantennummer|client.range|100000'],
    [{ account_length: 3 }, '|Sachkontenlänge|account_length.range|3'],
    [{ web_account: '1999' }, '|Konto|account.format|1999'],
  ])('with %j is refused: %s', (changed, problem) => {
    expect(problemsOf([], changed)).toContain(problem);
    expect(() => bytesOf([], changed)).toThrow(problem.split('|')[2]);
  });

  it('may end with the fiscal year, also one that begins in summer', () => {
    expect(problemsOf([], { to: '2026-12-31' })).toEqual([]);
    const summer = { fiscal_year_begin: '2026-07-01', to: '2027-06-30' };
    expect(problemsOf([], summer)).toEqual([]);
    expect(problemsOf([], { ...summer, to: '2027-07-01' })).toHaveLength(1);
  });

  it.each([
    [{ debitor: '7100' }, 'Konto|account.format|7100'],
    [{ debitor: '71001' }, 'Konto|account.format|71001'],
    [{ debitor: 'D7100' }, 'Konto|account.format|D7100'],
    [{ tax: 1600 }, 'Gegenkonto|account.missing|16 %'],
    [{ invoice_date: '2026-12-01' }, 'Belegdatum|date.outside|2026-12-01'],
    [{ invoice_date: '2026-10-31' }, 'Belegdatum|date.outside|2026-10-31'],
    [{ invoice_number: 'Ä/1' }, 'Belegfeld 1|number.format|Ä/1'],
    [{ invoice_number: 'A'.repeat(37) }, `Belegfeld 1|number.format|${'A'.repeat(37)}`],
    [{ amount_brutto: 1_000_000_000_000 }, 'Umsatz|amount.range|1000000000000'],
    [{ cost_center: '' }, 'KOST1|cost_center.format|'],
  ])('a document with %j stops it and is named, with the field: %s', (wrong, problem) => {
    const document = { ...left, ...wrong };
    expect(problemsOf([web, document])).toEqual([`${document.invoice_number}|${problem}`]);
    expect(() => bytesOf([web, document])).toThrow(document.invoice_number);
  });

  it('names every problem of every document at once', () => {
    const wrong = [
      { ...left, debitor: '7100', cost_center: '' },
      { ...note, tax: 500 },
    ];
    expect(problemsOf(wrong, { client: 0 })).toEqual([
      '|Mandantennummer|client.range|0',
      '10001-A|Konto|account.format|7100',
      '10001-A|KOST1|cost_center.format|',
      '10002-A|Gegenkonto|account.missing|5 %',
    ]);
  });

  it('tells of documents whose tax the books derive otherwise, to the cent', () => {
    expect(taxDifferences([left, note, web])).toEqual([]);
    const last = { ...note, amount_tax: 1902, amount_brutto: 11902 };
    expect(taxDifferences([left, last])).toEqual([{ invoice_number: '10002-A', tax: 1902, derived: 1900 }]);
  });

  it('derives the tax of every invoice as it stands on it, whatever its net', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.constantFrom(0, 700, 1900), (net, tax) => {
        const amount_tax = Math.round((net * tax) / 10_000);
        const invoice = { ...issued, tax, amount_tax, amount_brutto: net + amount_tax };
        expect(taxDifferences([invoice])).toEqual([]);
      }),
    );
  });
});
