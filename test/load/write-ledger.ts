import { PassThrough } from 'node:stream';
import WorkbookWriter from 'exceljs/lib/stream/xlsx/workbook-writer.js';
import { ledgerXlsx } from '#functions/platform/documents/ledger-files.ts';
import { addDays } from '#shared/calendar-date.ts';
import type { InvoiceHead } from '#shared/invoices/invoice-list.ts';
import { rabOf } from '#shared/invoices/rab.ts';
import { RAB_COLUMNS } from '#shared/invoices/rab-row.ts';
import { ledgerTexts } from '#shared/texts/ledger-texts.ts';
import { anAgencyInvoice, aPricedJob } from '#test/support/builders/invoice.ts';

/** Writes a ledger of so many documents to nowhere and tells of it: `node write-ledger.ts ours|exceljs 100000`. */
const [, , way, count] = process.argv;

const IN_A_DAY = 275;
const { lines, ...head } = anAgencyInvoice([aPricedJob(1, 22850)]);

/** Documents of one day after the other, as the table answers them. */
function* days(documents: number): Generator<InvoiceHead[]> {
  for (let day = 0; day * IN_A_DAY < documents; day += 1) {
    const first = day * IN_A_DAY;
    yield Array.from({ length: Math.min(IN_A_DAY, documents - first) }, (_, index) => ({
      ...head,
      invoice_number: `${10001 + first + index}-A`,
      settings_invoice_number: 10001 + first + index,
      invoice_date: addDays('2026-01-01', day),
    }));
  }
}

const rows = () => rabOf(days(Number(count)), ledgerTexts.de);

const writeOurs = async (): Promise<void> => {
  for await (const _ of ledgerXlsx(rows()));
};

/** The same rows by the library's stream writer, which is let come up with them after every day. */
const writeExceljs = async (): Promise<void> => {
  const stream = new PassThrough();
  stream.resume();
  const workbook = new WorkbookWriter({ stream, useStyles: true, useSharedStrings: false });
  const sheet = workbook.addWorksheet('RAB', { views: [{ state: 'frozen', ySplit: 1 }] });
  const columns = Object.entries(RAB_COLUMNS) as [keyof typeof RAB_COLUMNS, string][];
  sheet.columns = columns.map(([key, kind]) => ({
    key,
    width: 14,
    ...(kind === 'cents' && { style: { numFmt: '#,##0.00' } }),
  }));
  let written = 0;
  for await (const row of rows()) {
    sheet
      .addRow(columns.map(([key, kind]) => (kind === 'date' && row[key] ? new Date(row[key]) : row[key])))
      .commit();
    written += 1;
    if (written % IN_A_DAY === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  sheet.commit();
  await workbook.commit();
};

const start = performance.now();
await (way === 'ours' ? writeOurs() : writeExceljs());
const ms = performance.now() - start;
// Kilobytes, the most that the process has ever held.
console.log(JSON.stringify({ ms, megabytes: process.resourceUsage().maxRSS / 1024 }));
