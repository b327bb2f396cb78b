import Papa from 'papaparse';

/** Tells spreadsheets that the file is UTF-8. */
const UTF8_MARK = '\uFEFF';

/** A table as German spreadsheets read it: semicolons, and no cell that would be taken for a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  UTF8_MARK +
  Papa.unparse(
    rows.map((row) => [...row]),
    { delimiter: ';', newline: '\r\n', escapeFormulae: true },
  );
