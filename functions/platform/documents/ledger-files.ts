import { Readable } from 'node:stream';
import { csvStream } from '#functions/platform/documents/csv.ts';
import { type SheetRow, xlsxStream } from '#functions/platform/documents/xlsx-stream.ts';
import { RAB_COLUMNS, type RabRow } from '#shared/invoices/rab-row.ts';
import { centsWithComma } from '#shared/money.ts';
import { RAB_HEADINGS } from '#shared/texts/rab-headings.ts';

type Column = keyof typeof RAB_COLUMNS;
const COLUMNS = Object.keys(RAB_COLUMNS) as Column[];

/** In characters; a column that is not named is as wide as an amount. */
const WIDTHS: Partial<Record<Column, number>> = {
  type: 19,
  name: 38,
  reference: 16,
  debitor: 11,
  tax_rate: 11,
};
const WIDTH = 14;

async function* cellsOf(rows: AsyncIterable<RabRow>): AsyncGenerator<SheetRow> {
  for await (const row of rows) yield { isTotal: row.isTotal, cells: COLUMNS.map((column) => row[column]) };
}

/** The outgoing-invoice ledger as a workbook. */
export const ledgerXlsx = (rows: AsyncIterable<RabRow>): Readable =>
  xlsxStream(
    'Rechnungsausgangsbuch',
    COLUMNS.map((column) => ({
      heading: RAB_HEADINGS[column],
      width: WIDTHS[column] ?? WIDTH,
      kind: RAB_COLUMNS[column],
    })),
    cellsOf(rows),
  );

const written = (row: RabRow, column: Column): string => {
  const value = row[column];
  if (value === undefined) return '';
  switch (RAB_COLUMNS[column]) {
    case 'text':
      return String(value);
    case 'date':
      return String(value).split('-').reverse().join('.');
    default:
      // A hundredth is a cent of an amount, and a basis point of a rate.
      return centsWithComma(Number(value));
  }
};

async function* textRows(rows: AsyncIterable<RabRow>): AsyncGenerator<string[]> {
  yield COLUMNS.map((column) => RAB_HEADINGS[column]);
  for await (const row of rows) {
    if (!row.isTotal) yield COLUMNS.map((column) => written(row, column));
  }
}

/** The documents of the ledger as a CSV file; what they add up to is left to who reads it. */
export const ledgerCsv = (rows: AsyncIterable<RabRow>): Readable => Readable.from(csvStream(textRows(rows)));
