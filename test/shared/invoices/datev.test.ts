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
  revenue_accounts: { 0: '4337', 700: '4300', 1900: '4400' },
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
    const taxFree = { ...left, tax: 0, amount_tax: 0, amount_brutto: 19994 };
    const draft = { ...issued, draft: true, invoice_number: '' };
    const [, , ...bookings] = fieldsOf(bytesOf([taxFree, draft]));
    expect(bookings.map(([amount, , , , , , account, revenue]) => [amount, account, revenue])).toEqual([
      ['199,94', '11001', '4337'],
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
    [{ debitor: '' }, 'Konto|account.missing|'],
    [{ debitor: '7100' }, 'Konto|account.format|7100'],
    [{ debitor: '71001' }, 'Konto|account.format|71001'],
    [{ debitor: 'D7100' }, 'Konto|account.format|D7100'],
    [{ tax: 1600 }, 'Gegenkonto|account.missing|16 %'],
    [{ invoice_date: '2026-12-01' }, 'Belegdatum|date.outside|2026-12-01'],
    [{ invoice_date: '2026-10-31' }, 'Belegdatum|date.outside|2026-10-31'],
    [{ invoice_number: 'Ä/1' }, 'Belegfeld 1|number.format|Ä/1'],
    [{ invoice_number: 'A'.repeat(37) }, `Belegfeld 1|number.format|${'A'.repeat(37)}`],
    [{ company: '北京 Travel' }, 'Buchungstext|text.unfit|北 京'],
    [{ amount_brutto: 1_000_000_000_000 }, 'Umsatz|amount.range|1000000000000'],
    [{ cost_center: '' }, 'KOST1|cost_center.format|'],
  ])('a document with %j stops it and is named, with the field: %s', (wrong, problem) => {
    const document = { ...left, ...wrong };
    expect(problemsOf([web, document])).toEqual([`${document.invoice_number}|${problem}`]);
    expect(() => bytesOf([web, document])).toThrow(document.invoice_number);
  });

  it('names every problem of every document at once', () => {
    const wrong = [
      { ...left, debitor: '', cost_center: '' },
      { ...note, company: '北京' },
    ];
    expect(problemsOf(wrong, { client: 0 })).toEqual([
      '|Mandantennummer|client.range|0',
      '10001-A|Konto|account.missing|',
      '10001-A|KOST1|cost_center.format|',
      '10002-A|Buchungstext|text.unfit|北 京',
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
