import { type Fonts, LEFT, RIGHT } from '#functions/platform/documents/invoice-frame.ts';
import { INK, type Pen } from '#functions/platform/documents/page.ts';
import { textWidth, wrapText } from '#functions/platform/documents/wrap-text.ts';
import type { Invoice, InvoiceLine, InvoiceSubline } from '#shared/invoices/invoice.ts';
import { moneyText } from '#shared/invoices/invoice-text.ts';
import { lineWords } from '#shared/invoices/line-detail.ts';

/** Where the columns begin or, of figures, end. */
export const COLUMN = { what: 29, amount: 137, price: 166, sum: RIGHT } as const;
const WHAT_WIDTH = 96;
const STEP = 4.4;
const GAP = 2.2;

/** A row of the table: drawn at a height, never torn apart. */
export type TableRow = {
  readonly height: number;
  /** What it adds to the sum that is carried to the next page. */
  readonly sum: number;
  readonly draw: (pen: Pen, y: number) => void;
};

const figures = (line: InvoiceSubline, { regular }: Fonts, invoice: Invoice, size: number) => {
  const [one, all] =
    invoice.prices === 'gross' ? [line.brutto, line.sum_brutto] : [line.netto, line.sum_netto];
  return (pen: Pen, y: number): void => {
    pen.right(String(line.amount), COLUMN.amount, y, { size, font: regular });
    pen.right(moneyText(one ?? 0, invoice.lang), COLUMN.price, y, { size, font: regular });
    pen.right(moneyText(all ?? 0, invoice.lang), COLUMN.sum, y, { size, font: regular });
  };
};

const sumOf = (line: InvoiceSubline, invoice: Invoice): number =>
  (invoice.prices === 'gross' ? line.sum_brutto : line.sum_netto) ?? 0;

/** The title in bold, what belongs to it behind it where there is room, else below. */
const headRow = (line: InvoiceLine, number: number, fonts: Fonts, invoice: Invoice): TableRow => {
  const { regular, bold } = fonts;
  const titles = wrapText(line.title, bold, 9, WHAT_WIDTH);
  const detail = lineWords(line, invoice);
  const lastWidth = textWidth(titles.at(-1) ?? '', bold, 9) + 1.5;
  const isBehind = lastWidth + textWidth(detail, regular, 9) <= WHAT_WIDTH;
  const below = isBehind || !detail ? [] : wrapText(detail, regular, 9, WHAT_WIDTH);
  const drawFigures = figures(line, fonts, invoice, 9);
  return {
    height: (titles.length + below.length) * STEP,
    sum: sumOf(line, invoice),
    draw: (pen, y) => {
      pen.text(String(number), LEFT, y, { size: 9, font: regular });
      titles.forEach((text, at) => void pen.text(text, COLUMN.what, y + at * STEP, { size: 9, font: bold }));
      const soft = { size: 9, font: regular, ink: INK.soft };
      const last = y + (titles.length - 1) * STEP;
      if (isBehind && detail) pen.text(detail, COLUMN.what + lastWidth, last, soft);
      below.forEach((text, at) => void pen.text(text, COLUMN.what, last + (at + 1) * STEP, soft));
      drawFigures(pen, y);
    },
  };
};

const subRow = (sub: InvoiceSubline, fonts: Fonts, invoice: Invoice): TableRow => {
  const words = [sub.title, sub.description].filter(Boolean).join(', ');
  const texts = wrapText(words, fonts.regular, 8.5, WHAT_WIDTH - 4);
  const drawFigures = figures(sub, fonts, invoice, 8.5);
  return {
    height: texts.length * STEP,
    sum: sumOf(sub, invoice),
    draw: (pen, y) => {
      const soft = { size: 8.5, font: fonts.regular, ink: INK.soft };
      texts.forEach((text, at) => void pen.text(text, COLUMN.what + 4, y + at * STEP, soft));
      drawFigures(pen, y);
    },
  };
};

const closedBelow = (row: TableRow): TableRow => ({
  ...row,
  height: row.height + GAP,
  draw: (pen, y) => {
    row.draw(pen, y);
    pen.line(LEFT, RIGHT, y + row.height - STEP + 2, 0.25, INK.line);
  },
});

/** The rows of an invoice's table, line by line; each line is closed by a rule below its last row. */
export const tableRows = (fonts: Fonts, invoice: Invoice): TableRow[][] =>
  invoice.lines.map((line, index) => {
    const rows = [
      headRow(line, index + 1, fonts, invoice),
      ...line.sublines.map((sub) => subRow(sub, fonts, invoice)),
    ];
    return rows.map((row, at) => (at === rows.length - 1 ? closedBelow(row) : row));
  });
