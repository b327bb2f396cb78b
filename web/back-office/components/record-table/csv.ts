import { saveFile } from '#web/back-office/components/save-file.ts';

/** A column of a file: its head and what stands under it. */
export type CsvColumn<T> = { readonly head: string; readonly value: (row: T) => string | number | undefined };

/**
 * Rows as CSV with a head, for spreadsheets: cells that would be read as a formula (`= + - @`) are neutralised
 * (docs/decisions.md).
 */
export const csvOf = async <T>(columns: readonly CsvColumn<T>[], rows: readonly T[]): Promise<string> => {
  const { default: Papa } = await import('papaparse');
  const data = rows.map((row) => columns.map(({ value }) => value(row) ?? ''));
  return Papa.unparse({ fields: columns.map(({ head }) => head), data }, { escapeFormulae: true });
};

/** Lets the browser save a text as a file; the mark in front tells spreadsheets that it is UTF-8. */
export const saveCsv = (name: string, csv: string): void =>
  saveFile(name, new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
