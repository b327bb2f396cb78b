import type { Face } from '#functions/platform/documents/face.ts';
import type { TableRow } from '#functions/platform/documents/invoice-flow.ts';
import { type Fonts, INK, LEFT, type Pen, RIGHT, type Style } from '#functions/platform/documents/page.ts';
import { textWidth, wrapText } from '#functions/platform/documents/wrap-text.ts';
import type { Invoice, InvoiceLine, InvoiceSubline } from '#shared/invoices/invoice.ts';
import { moneyText } from '#shared/invoices/invoice-text.ts';
import { lineWords } from '#shared/invoices/line-detail.ts';

/** Where the columns begin or, of figures, end. */
export const COLUMN = { what: 29, amount: 137, price: 166, sum: RIGHT } as const;
const WHAT_WIDTH = 96;
/** Between two figures of a row. */
const BETWEEN = 2;
const STEP = 4.4;
const GAP = 2.2;

/** A figure ends at its column, in smaller type where it would run into the one before it. */
const figure = (text: string, font: Face, size: number, [left, right]: readonly [number, number]) => {
  const fitting = Math.min(size, (size * (right - left - BETWEEN)) / textWidth(text, font, size));
  return (pen: Pen, y: number): void => pen.right(text, right, y, { size: fitting, font });
};

const figures = (line: InvoiceSubline, { regular }: Fonts, invoice: Invoice, size: number) => {
  const [one, all] =
    invoice.prices === 'gross' ? [line.brutto, line.sum_brutto] : [line.netto, line.sum_netto];
  return [
    figure(String(line.amount), regular, size, [COLUMN.what + WHAT_WIDTH, COLUMN.amount]),
    figure(moneyText(one ?? 0, invoice.lang), regular, size, [COLUMN.amount, COLUMN.price]),
    figure(moneyText(all ?? 0, invoice.lang), regular, size, [COLUMN.price, COLUMN.sum]),
  ];
};

const sumOf = (line: InvoiceSubline, invoice: Invoice): number =>
  (invoice.prices === 'gross' ? line.sum_brutto : line.sum_netto) ?? 0;

type Drawing = TableRow['draw'];

const textAt =
  (text: string, x: number, style: Style): Drawing =>
  (pen, y) =>
    void pen.text(text, x, y, style);

/** A row for each line of text, so that a tall one goes on to the next page; the figures stand in the first. */
const rowsOf = (texts: readonly (readonly Drawing[])[], sum: number, first: readonly Drawing[]): TableRow[] =>
  texts.map((drawings, at) => ({
    height: STEP,
    sum: at === 0 ? sum : 0,
    draw: (pen, y) => {
      for (const draw of at === 0 ? [...drawings, ...first] : drawings) draw(pen, y);
    },
  }));

/** The title in bold, what belongs to it behind it where there is room, else below. */
const headRows = (line: InvoiceLine, number: number, fonts: Fonts, invoice: Invoice): TableRow[] => {
  const { regular, bold } = fonts;
  const soft = { size: 9, font: regular, ink: INK.soft };
  const titles = wrapText(line.title, bold, 9, WHAT_WIDTH);
  const detail = lineWords(line, invoice);
  const lastWidth = textWidth(titles.at(-1) ?? '', bold, 9) + 1.5;
  const isBehind = lastWidth + textWidth(detail, regular, 9) <= WHAT_WIDTH;
  const behind = isBehind && detail ? [textAt(detail, COLUMN.what + lastWidth, soft)] : [];
  const below = isBehind || !detail ? [] : wrapText(detail, regular, 9, WHAT_WIDTH);
  const texts = [
    ...titles.map((text, at) => [
      textAt(text, COLUMN.what, { size: 9, font: bold }),
      ...(at === titles.length - 1 ? behind : []),
    ]),
    ...below.map((text) => [textAt(text, COLUMN.what, soft)]),
  ];
  return rowsOf(texts, sumOf(line, invoice), [
    textAt(String(number), LEFT, { size: 9, font: regular }),
    ...figures(line, fonts, invoice, 9),
  ]);
};

const subRows = (sub: InvoiceSubline, fonts: Fonts, invoice: Invoice): TableRow[] => {
  const words = [sub.title, sub.description].filter(Boolean).join(', ');
  const soft = { size: 8.5, font: fonts.regular, ink: INK.soft };
  const texts = wrapText(words, fonts.regular, 8.5, WHAT_WIDTH - 4).map((text) => [
    textAt(text, COLUMN.what + 4, soft),
  ]);
  return rowsOf(texts, sumOf(sub, invoice), figures(sub, fonts, invoice, 8.5));
};

const closedBelow = (row: TableRow): TableRow => ({
  ...row,
  height: row.height + GAP,
  draw: (pen, y) => {
    row.draw(pen, y);
    pen.line(LEFT, RIGHT, y + 2, 0.25, INK.line);
  },
});

/** The rows of an invoice's table, line by line; each line is closed by a rule below its last row. */
export const tableRows = (fonts: Fonts, invoice: Invoice): TableRow[][] =>
  invoice.lines.map((line, index) => {
    const rows = [
      ...headRows(line, index + 1, fonts, invoice),
      ...line.sublines.flatMap((sub) => subRows(sub, fonts, invoice)),
    ];
    return rows.map((row, at) => (at === rows.length - 1 ? closedBelow(row) : row));
  });
