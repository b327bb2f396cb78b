import Papa from 'papaparse';

/** Tells spreadsheets that the file is UTF-8. */
const UTF8_MARK = '\uFEFF';

/** What spreadsheets take for a formula; an amount that is negative is none. */
const FORMULA = /^(?:[=+@\t\r]|-(?!\d+(?:,\d+)?$))/;

/** A table as German spreadsheets read it: semicolons, and no cell that would be taken for a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  UTF8_MARK +
  Papa.unparse(
    rows.map((row) => [...row]),
    { delimiter: ';', newline: '\r\n', escapeFormulae: FORMULA },
  );
