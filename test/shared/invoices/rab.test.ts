import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditNoteOf } from '#shared/invoices/credit-note.ts';
import { type InvoiceHead, invoiceSums } from '#shared/invoices/invoice-list.ts';
import { rabOf } from '#shared/invoices/rab.ts';
import { RAB_COLUMNS, type RabRow } from '#shared/invoices/rab-row.ts';
import { ledgerTexts } from '#shared/texts/ledger-texts.ts';
import {
  anAgency,
  anAgencyInvoice,
  aPricedJob,
  aWebInvoice,
  numbered,
} from '#test/support/builders/invoice.ts';
import { aMonthOfDocuments } from '#test/support/builders/ledger.ts';
import { NOW } from '#test/support/builders/order.ts';

const rowsOf = async (...batches: readonly InvoiceHead[][]): Promise<RabRow[]> => {
  const rows: RabRow[] = [];
  for await (const row of rabOf(batches, ledgerTexts.de)) rows.push(row);
  return rows;
};

const sum = (rows: readonly RabRow[], column: 'net' | 'tax' | 'gross' | 'open'): number =>
  rows.reduce((total, row) => total + (row[column] ?? 0), 0);

const issued = anAgencyInvoice([aPricedJob(1, 22850)], { agency: anAgency({ concession: 1250 }) });
const { creditNote, left } = creditNoteOf(issued, { _id: 'part', amount: 10000 }, NOW);
const note = numbered({ ...creditNote, invoice_date: '2026-12-02' }, '10002-A');

describe('the outgoing-invoice ledger', () => {
  it('shows an invoice with what its customer owes until when, and its credit note with negative amounts', async () => {
    const [invoice, credit] = await rowsOf([left, note]);
    expect(invoice).toEqual({
      isTotal: false,
      number: '10001-A',
      date: '2026-11-27',
      type: 'Rechnung',
      debitor: '11001',
      name: issued.company,
      period_from: '2026-11-01',
      period_to: '2026-11-30',
      cost_center: '660400141',
      net: 19994,
      tax_rate: 1900,
      tax: 3799,
      gross: 23793,
      due_date: '2026-12-27',
      open: 11893,
      reference: undefined,
    });
    expect(credit).toMatchObject({
      number: '10002-A',
      type: 'Rechnungskorrektur',
      net: -10000,
      tax: -1900,
      gross: -11900,
      due_date: undefined,
      open: 0,
      reference: '10001-A',
    });
  });

  it('shows nothing open of what a web client has paid by card, and no customer number', async () => {
    const [row] = await rowsOf([aWebInvoice()]);
    expect(row).toMatchObject({ net: 14034, tax: 2666, gross: 16700, open: 0, debitor: undefined });
  });

  it('has no negative zero where a credit note carries no tax', async () => {
    const [row] = await rowsOf([{ ...note, tax: 0, amount_tax: 0, amount_brutto: 10000 }]);
    expect(Object.is(row?.tax, 0)).toBe(true);
  });

  it('leaves drafts out and stands by date and number, 9999 before 10000, whatever order it gets', async () => {
    const at = (number: string, invoice_date: string): InvoiceHead => ({
      ...numbered(issued, number),
      invoice_date,
    });
    const documents = [
      at('10000-A', '2026-11-02'),
      at('9999-A', '2026-11-02'),
      at('10000-W', '2026-11-02'),
      at('10001-A', '2026-11-01'),
      { ...at('', '2026-11-01'), draft: true },
    ];
    const rows = await rowsOf(documents);
    const numbers = rows.filter(({ isTotal }) => !isTotal).map(({ number }) => number);
    expect(numbers).toEqual(['10001-A', '9999-A', '10000-A', '10000-W']);
  });

  it('adds up by cost centre and rate, and in all', async () => {
    const munich = { ...note, cost_center: '660602141', tax: 0, amount_tax: 0, amount_brutto: 10000 };
    const rows = await rowsOf([left, aWebInvoice(), munich]);
    expect(rows.filter(({ isTotal }) => isTotal)).toMatchObject([
      { number: 'Summe', cost_center: '660400141', tax_rate: 1900, net: 34028, tax: 6465, gross: 40493 },
      { number: 'Summe', cost_center: '660602141', tax_rate: 0, net: -10000, tax: 0, gross: -10000 },
      { number: 'Gesamtsumme', net: 24028, tax: 6465, gross: 30493, open: 11893 },
    ]);
  });

  it('adds up to the documents for every thousand invoices and credit notes, to the cent', async () => {
    await fc.assert(
      fc.asyncProperty(aMonthOfDocuments(600), async (documents) => {
        const rows = await rowsOf(documents);
        const lines = rows.filter(({ isTotal }) => !isTotal);
        const parts = rows.filter(({ isTotal }) => isTotal).slice(0, -1);
        const all = rows.slice(-1);
        const { net, gross } = invoiceSums(documents);
        expect(lines).toHaveLength(documents.length);
        for (const counted of [lines, parts, all]) {
          expect(sum(counted, 'net')).toBe(net);
          expect(sum(counted, 'gross')).toBe(gross);
          expect(sum(counted, 'tax')).toBe(gross - net);
          expect(sum(counted, 'open')).toBe(sum(lines, 'open'));
        }
      }),
      { numRuns: 5 },
    );
  });

  it('is the same whether it comes day by day or at once, and never takes days out of their order', async () => {
    const [day, next] = [[left], [note]];
    expect(await rowsOf(day, next)).toEqual(await rowsOf([note, left]));
    await expect(rowsOf(next, day)).rejects.toThrow('2026-11-27 comes after 2026-12-02');
    await expect(rowsOf(day, day)).rejects.toThrow('comes after');
  });

  it('has a cell for every column, and holds amounts, rates and days as what they are', async () => {
    const rows = await rowsOf([left, note]);
    const shapes = {
      text: expect.any(String),
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      cents: expect.any(Number),
      percent: expect.any(Number),
    };
    for (const row of rows) {
      expect(Object.keys(row).sort()).toEqual([...Object.keys(RAB_COLUMNS), 'isTotal'].sort());
    }
    for (const [column, kind] of Object.entries(RAB_COLUMNS)) {
      const values = rows
        .map((row) => row[column as keyof typeof RAB_COLUMNS])
        .filter((value) => value !== undefined);
      expect(values).toEqual(values.map(() => shapes[kind]));
    }
  });
});
