import { deflateSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import { faceOf } from '#functions/platform/documents/face.ts';
import { fontkitForPdf } from '#functions/platform/documents/fontkit-adapter.ts';
import {
  aboutOf,
  closingOf,
  remarksOf,
  sumRows,
  titleOf,
} from '#functions/platform/documents/invoice-content.ts';
import {
  drawFirstPage,
  drawFooter,
  drawNextPage,
  type Fonts,
  LEFT,
  RIGHT,
} from '#functions/platform/documents/invoice-frame.ts';
import { COLUMN, type TableRow, tableRows } from '#functions/platform/documents/invoice-rows.ts';
import { drawPage, INK, type Pen } from '#functions/platform/documents/page.ts';
import { wrapText } from '#functions/platform/documents/wrap-text.ts';
import type { Invoice } from '#shared/invoices/invoice.ts';
import { moneyText } from '#shared/invoices/invoice-text.ts';
import type { Seller } from '#shared/invoices/seller.ts';
import { invoiceTexts } from '#shared/texts/invoice-texts.ts';

/** Font files: TrueType. */
export type FontFiles = { readonly regular: Uint8Array; readonly bold: Uint8Array };

/** Where the table's first row stands, on the first page and on the others. */
const FIRST_ROW = 128.5;
const NEXT_ROW = 40.5;
const ROOM_FOR_CARRY = 7;
/** Nothing of the table stands below. */
const BOTTOM = 262;
/** A line with so much below it may be torn between two pages. */
const TALL = 60;

type Page = {
  readonly top: number;
  readonly rows: TableRow[];
  readonly carried: number;
  readonly end: number;
};

const newPage = (isFirst: boolean, carried: number): Page => {
  const top = isFirst ? FIRST_ROW : NEXT_ROW + ROOM_FOR_CARRY;
  return { top, rows: [], carried, end: top };
};

/** The rows of each page, and what is carried over to it; the last one leaves room for what closes the invoice. */
const pagesOf = (lines: readonly TableRow[][], closing: number): Page[] => {
  const pages = [newPage(true, 0)];
  let sum = 0;
  const last = (): Page => pages.at(-1) ?? newPage(true, 0);
  const makeRoom = (height: number): void => {
    if (last().end + height + ROOM_FOR_CARRY > BOTTOM) pages.push(newPage(false, sum));
  };
  for (const rows of lines) {
    const height = rows.reduce((total, row) => total + row.height, 0);
    if (height < TALL) makeRoom(height);
    for (const row of rows) {
      makeRoom(row.height);
      const page = last();
      pages[pages.length - 1] = { ...page, rows: [...page.rows, row], end: page.end + row.height };
      sum += row.sum;
    }
  }
  if (last().end + closing > BOTTOM) pages.push(newPage(false, sum));
  return pages;
};

const drawTableHead = (draw: Pen, { regular }: Fonts, invoice: Invoice, y: number): void => {
  const words = invoiceTexts[invoice.lang];
  const [pos, what, amount, price, sum] = invoice.prices === 'gross' ? words.columns : words.columnsNet;
  const style = { size: 7.5, font: regular, ink: INK.soft };
  draw.text(pos, LEFT, y, style);
  draw.text(what, COLUMN.what, y, style);
  draw.right(amount, COLUMN.amount, y, style);
  draw.right(price, COLUMN.price, y, style);
  draw.right(sum, COLUMN.sum, y, style);
  draw.line(LEFT, RIGHT, y + 1.8, 0.9, INK.text);
};

const drawCarried = (draw: Pen, { bold }: Fonts, invoice: Invoice, sum: number, y: number): void => {
  draw.text(invoiceTexts[invoice.lang].carried, COLUMN.what, y, { size: 9, font: bold });
  draw.right(moneyText(sum, invoice.lang), COLUMN.sum, y, { size: 9, font: bold });
};

const SUM_LEFT = 104;
const SUM_STEP = 5.5;
const TOTAL_STEP = 8;
const REMARK_STEP = 4.6;
const PAY_STEP = 4.8;

const drawSums = (draw: Pen, { regular, bold }: Fonts, invoice: Invoice, top: number): number => {
  let y = top;
  for (const { label, value, isStrong, isRuled } of sumRows(invoice)) {
    if (isStrong) draw.line(SUM_LEFT, RIGHT, y + 2, 0.9, INK.text);
    if (isRuled) draw.line(SUM_LEFT, RIGHT, y + 1.6);
    y += isStrong ? TOTAL_STEP : SUM_STEP;
    const style = isStrong ? { size: 13, font: bold } : { size: 9, font: regular };
    draw.text(label, SUM_LEFT, y, style);
    draw.right(value, RIGHT, y, style);
  }
  return y;
};

type Sold = { readonly invoice: Invoice; readonly seller: Seller };

const remarkLines = ({ regular }: Fonts, invoice: Invoice, seller: Seller): string[] =>
  remarksOf(invoice, seller).flatMap((remark) => wrapText(remark, regular, 9, RIGHT - LEFT));

const drawClosing = (draw: Pen, fonts: Fonts, { invoice, seller }: Sold, top: number): void => {
  const style = { size: 9, font: fonts.regular };
  const { strong, texts } = closingOf(invoice);
  const height = (1 + texts.length) * PAY_STEP;
  draw.box(LEFT, top, 1.5, height + 1, INK.yellow);
  draw.text(strong, 25.5, top + 3.8, { size: 9, font: fonts.bold });
  texts.forEach((text, index) => void draw.text(text, 25.5, top + 3.8 + (index + 1) * PAY_STEP, style));
  remarkLines(fonts, invoice, seller).forEach(
    (line, index) => void draw.text(line, LEFT, top + height + 8.5 + index * REMARK_STEP, style),
  );
};

/** Millimetres that sums, payment and remarks need below the table. */
const closingHeight = (fonts: Fonts, { invoice, seller }: Sold): number =>
  (sumRows(invoice).length - 1) * SUM_STEP +
  TOTAL_STEP +
  (1 + closingOf(invoice).texts.length) * PAY_STEP +
  9.5 +
  remarkLines(fonts, invoice, seller).length * REMARK_STEP;

const drawHeading = (draw: Pen, { regular, bold }: Fonts, invoice: Invoice): void => {
  draw.text(titleOf(invoice), LEFT, 104.5, { size: 17, font: bold });
  draw.text(aboutOf(invoice), LEFT, 112, { size: 9, font: regular });
};

type Sheet = { readonly page: Page; readonly number: readonly [page: number, pages: number] };

const drawSheet = (
  draw: Pen,
  fonts: Fonts,
  invoice: Invoice,
  seller: Seller,
  { page, number }: Sheet,
): void => {
  const isFirst = number[0] === 1;
  const isLast = number[0] === number[1];
  if (invoice.draft) draw.watermark(invoiceTexts[invoice.lang].draft.toUpperCase(), fonts.bold);
  if (isFirst) {
    drawFirstPage(draw, fonts, { invoice, seller, page: number });
    drawHeading(draw, fonts, invoice);
  } else {
    drawNextPage(draw, fonts, { invoice, page: number });
    drawCarried(draw, fonts, invoice, page.carried, NEXT_ROW);
    draw.line(LEFT, RIGHT, NEXT_ROW + 2.2, 0.25, INK.line);
  }
  drawFooter(draw, fonts, invoice, seller);
  drawTableHead(draw, fonts, invoice, (isFirst ? FIRST_ROW : NEXT_ROW) - 7.5);
  let y = page.top;
  let sum = page.carried;
  for (const row of page.rows) {
    row.draw(draw, y);
    y += row.height;
    sum += row.sum;
  }
  if (isLast) drawClosing(draw, fonts, { invoice, seller }, drawSums(draw, fonts, invoice, y - 1) + 8);
  else {
    drawCarried(draw, fonts, invoice, sum, y + 1);
    draw.line(LEFT, RIGHT, y - 4.6, 0.9, INK.text);
  }
};

/** Node compresses several times as fast as the library, which does it in JavaScript. */
const compressNatively = ({ context }: PDFDocument): void => {
  context.flateStream = (contents, dict) =>
    context.stream(deflateSync(contents), { ...dict, Filter: 'FlateDecode' });
};

/** What the document is called, in lists of files too. */
export const documentTitle = (invoice: Invoice): string => {
  const name = invoice.draft ? invoiceTexts[invoice.lang].draft : invoice.invoice_number;
  return `${titleOf(invoice)} ${name}`;
};

/**
 * The PDF of an invoice or credit note, A4, in its language, drawn but not saved. The same invoice makes the same bytes,
 * so that a lost file is repaired from what is stored. Source: § 14 (4) UStG; docs/decisions.md, invoices.
 */
export const invoicePdf = async (
  invoice: Invoice,
  seller: Seller,
  files: FontFiles,
): Promise<PDFDocument> => {
  const document = await PDFDocument.create({ updateMetadata: false });
  compressNatively(document);
  document.registerFontkit(fontkitForPdf as never);
  const issued = new Date(invoice.issued_at);
  document.setTitle(documentTitle(invoice));
  document.setAuthor(seller.name);
  document.setLanguage(invoice.lang);
  document.setCreationDate(issued);
  document.setModificationDate(issued);
  const fonts = {
    regular: faceOf(await document.embedFont(files.regular, { subset: true })),
    bold: faceOf(await document.embedFont(files.bold, { subset: true })),
  };
  const pages = pagesOf(tableRows(fonts, invoice), closingHeight(fonts, { invoice, seller }));
  pages.forEach((page, index) => {
    const sheet = { page, number: [index + 1, pages.length] as const };
    drawPage(document, (pen) => drawSheet(pen, fonts, invoice, seller, sheet));
  });
  return document;
};
