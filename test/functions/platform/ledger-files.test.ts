import type { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ledgerCsv, ledgerXlsx } from '#functions/platform/documents/ledger-files.ts';
import type { InvoiceHead } from '#shared/invoices/invoice-list.ts';
import { invoiceSums } from '#shared/invoices/invoice-list.ts';
import { rabOf } from '#shared/invoices/rab.ts';
import { RAB_COLUMNS } from '#shared/invoices/rab-row.ts';
import { ledgerTexts } from '#shared/texts/ledger-texts.ts';
import { RAB_HEADINGS } from '#shared/texts/rab-headings.ts';
import { anAgencyInvoice, aPricedJob, aWebInvoice } from '#test/support/builders/invoice.ts';
import { aMonthOfDocuments } from '#test/support/builders/ledger.ts';
import { datevLines } from '#test/support/datev-file.ts';
import { centsOf, openSheet } from '#test/support/ledger-sheet.ts';

const bytesOf = async (file: Readable): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
};
const rowsOf = (documents: readonly InvoiceHead[]) => rabOf([documents], ledgerTexts.de);
const sheetOf = async (documents: readonly InvoiceHead[]) =>
  openSheet(await bytesOf(ledgerXlsx(rowsOf(documents))));
const linesOf = async (documents: readonly InvoiceHead[]): Promise<string[][]> => {
  const csv = (await bytesOf(ledgerCsv(rowsOf(documents)))).toString('utf8');
  expect(csv.charAt(0)).toBe('\uFEFF');
  expect(csv.endsWith('\r\n')).toBe(true);
  return csv
    .slice(1, -2)
    .split('\r\n')
    .map((line) => line.split(';'));
};

const COLUMNS = Object.keys(RAB_COLUMNS);
const at = (column: keyof typeof RAB_COLUMNS): number => COLUMNS.indexOf(column);
const issued = anAgencyInvoice([aPricedJob(1, 22850)]);

describe('the workbook of the outgoing-invoice ledger', () => {
  it('has German heads that stay in sight, filters over the documents alone, and totals below', async () => {
    const { sheet, rows } = await sheetOf([issued, aWebInvoice()]);
    expect(rows[0]).toEqual(Object.values(RAB_HEADINGS));
    expect(sheet.views).toMatchObject([{ state: 'frozen', ySplit: 1 }]);
    expect(sheet.autoFilter).toBe('A1:O3');
    expect(sheet.getRow(4).hasValues).toBe(false);
    expect(sheet.getRow(5).getCell(1).value).toBe('Summe');
    expect(sheet.getRow(6).getCell(1).value).toBe('Gesamtsumme');
    expect(sheet.getRow(6).getCell(1).font.bold).toBe(true);
  });

  it('holds days, amounts and rates as such, in German formats', async () => {
    const { sheet } = await sheetOf([issued]);
    const cell = (column: keyof typeof RAB_COLUMNS) => sheet.getRow(2).getCell(at(column) + 1);
    expect(cell('date').value).toEqual(new Date(`${issued.invoice_date}T00:00:00Z`));
    expect(cell('date').numFmt).toBe('dd.mm.yyyy');
    expect(cell('gross').value).toBe(issued.amount_brutto / 100);
    expect(cell('gross').numFmt).toBe('#,##0.00 "€"');
    expect(cell('tax_rate').value).toBe(0.19);
    expect(cell('tax_rate').numFmt).toBe('0.0 %');
    expect(cell('cost_center').value).toBe('660400141');
  });

  it.each(['=HYPERLINK("http://a")', '+49 69', '-cmd', '@SUM(A1)', '\tTab'])(
    'writes the customer %j as text that no spreadsheet takes for a formula, in CSV too',
    async (company) => {
      const documents = [{ ...issued, company }];
      const { sheet } = await sheetOf(documents);
      const cell = sheet.getRow(2).getCell(at('name') + 1);
      expect([cell.formula, cell.value]).toEqual([undefined, `'${company}`]);
      const csv = (await bytesOf(ledgerCsv(rowsOf(documents)))).toString('utf8');
      expect(csv).toContain(`'${company.replaceAll('"', '""')}`);
    },
  );

  it('keeps every letter of a name, and leaves out what a workbook cannot hold', async () => {
    const { sheet } = await sheetOf([{ ...issued, company: 'Ωmega <& "Söhne"> Łódź\u0001 \ud800 😀' }]);
    expect(sheet.getRow(2).getCell(at('name') + 1).value).toBe('Ωmega <& "Söhne"> Łódź \ufffd 😀');
  });

  it('adds up to the documents, as CSV and DATEV do, for a thousand invoices and credit notes', async () => {
    const [documents = []] = fc.sample(aMonthOfDocuments(1000), { numRuns: 1, seed: 1 });
    const { net, gross } = invoiceSums(documents);
    const { sheet, rows } = await sheetOf(documents);
    const sumOf = (column: keyof typeof RAB_COLUMNS): number =>
      rows.slice(1, documents.length + 1).reduce((sum, row) => sum + centsOf(row[at(column)]), 0);
    expect([sumOf('net'), sumOf('tax'), sumOf('gross')]).toEqual([net, gross - net, gross]);
    const total = sheet.getRow(sheet.rowCount);
    expect(centsOf(total.getCell(at('gross') + 1).value)).toBe(gross);

    const lines = (await linesOf(documents)).slice(1);
    expect(lines).toHaveLength(documents.length);
    const cents = (text: string | undefined): number => Number(text?.replace(',', ''));
    expect(lines.reduce((sum, fields) => sum + cents(fields[at('gross')]), 0)).toBe(gross);
    expect(lines.reduce((sum, fields) => sum + cents(fields[at('net')]), 0)).toBe(net);

    const batch = {
      consultant: 29098,
      client: 55003,
      fiscal_year_begin: '2026-01-01',
      account_length: 4,
      from: '2026-11-01',
      to: '2026-11-30',
      created_at: new Date('2026-12-01T05:00:00Z'),
      web_account: '19999',
      other_account: '19998',
      revenue_accounts: { 700: '4300', 1900: '4400' },
      untaxed_accounts: { reverse_charge: '4336', third_country: '4338', exempt: '4150' },
      seller_vat_id: 'DE123456789',
    };
    const booked = [...datevLines(documents, batch)].slice(2).map((line) => {
      const [amount, side] = new TextDecoder('windows-1252').decode(line).split(';');
      return side === '"S"' ? cents(amount) : -cents(amount);
    });
    expect(booked.reduce((sum, one) => sum + one, 0)).toBe(gross);
  });
});

describe('the CSV of the outgoing-invoice ledger', () => {
  it('writes days, amounts and rates as German books do, negative ones of credit notes too', async () => {
    const credit = { ...issued, credit_note: true, credit_note_invoice_number: '10001-A' };
    const [heads, row] = await linesOf([credit]);
    expect(heads).toEqual(Object.values(RAB_HEADINGS));
    expect(row?.[at('date')]).toBe(issued.invoice_date.split('-').reverse().join('.'));
    expect(row?.[at('gross')]).toMatch(/^-\d+,\d\d$/);
    expect(row?.[at('tax_rate')]).toBe('19,00');
    expect(row?.[at('reference')]).toBe('10001-A');
  });
});
