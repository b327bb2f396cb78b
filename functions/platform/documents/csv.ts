import Papa from 'papaparse';

/** Tells spreadsheets that the file is UTF-8. */
const UTF8_MARK = '\uFEFF';

/** What spreadsheets take for a formula; an amount that is negative is none. */
const FORMULA = /^(?:[=+@\t\r]|-(?!\d+(?:,\d+)?$))/;

/** A text that no spreadsheet takes for a formula: an apostrophe stands before one that would be. */
export const plainText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

const linesOf = (rows: readonly (readonly string[])[]): string =>
  Papa.unparse(
    rows.map((row) => [...row]),
    { delimiter: ';', newline: '\r\n', escapeFormulae: FORMULA },
  );

/** A table as German spreadsheets read it: semicolons, and no cell that would be taken for a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string => UTF8_MARK + linesOf(rows);

/** Rows that are written at once. */
const AT_ONCE = 500;

/** The same table as a stream, for rows that come one after the other. */
export async function* csvStream(rows: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  let waiting: (readonly string[])[] = [];
  const written = (): string => {
    const lines = `${linesOf(waiting)}\r\n`;
    waiting = [];
    return lines;
  };
  yield UTF8_MARK;
  for await (const row of rows) {
    waiting.push(row);
    if (waiting.length === AT_ONCE) yield written();
  }
  if (waiting.length > 0) yield written();
}
