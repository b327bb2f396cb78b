import { deflateSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import { faceOf } from '#functions/platform/documents/face.ts';
import { fontkitForPdf } from '#functions/platform/documents/fontkit-adapter.ts';
import { closingParts } from '#functions/platform/documents/invoice-closing.ts';
import { titleOf } from '#functions/platform/documents/invoice-content.ts';
import { type FlowPage, flow, heightOf } from '#functions/platform/documents/invoice-flow.ts';
import { type Frame, frameOf } from '#functions/platform/documents/invoice-frame.ts';
import type { PageNumber } from '#functions/platform/documents/invoice-letterhead.ts';
import { COLUMN, tableRows } from '#functions/platform/documents/invoice-rows.ts';
import { drawPage, type Fonts, INK, LEFT, type Pen, RIGHT } from '#functions/platform/documents/page.ts';
import type { Invoice } from '#shared/invoices/invoice.ts';
import { moneyText } from '#shared/invoices/invoice-text.ts';
import type { Seller } from '#shared/invoices/seller.ts';
import { invoiceTexts } from '#shared/texts/invoice-texts.ts';

/** Font files: TrueType. */
export type FontFiles = { readonly regular: Uint8Array; readonly bold: Uint8Array };

/** From the first row up to the table's head, on the first page, and from there to what was carried. */
const ABOVE_ROWS = 7.5;
const CARRIED_ABOVE_ROWS = 7;

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

type Sheet = {
  readonly page: FlowPage;
  readonly number: PageNumber;
  /** Cents that the next page begins with. */
  readonly carriedOn: number | undefined;
};

/** The table of a page, from what was carried to it to what it carries on; no head without a row. */
const drawTable = (draw: Pen, fonts: Fonts, invoice: Invoice, { page, carriedOn }: Sheet): void => {
  const { top, rows, carried } = page;
  const carriedAt = top - CARRIED_ABOVE_ROWS;
  if (carried !== undefined) {
    drawCarried(draw, fonts, invoice, carried, carriedAt);
    draw.line(LEFT, RIGHT, carriedAt + 2.2, 0.25, INK.line);
  }
  if (rows.length === 0) return;
  drawTableHead(draw, fonts, invoice, (carried === undefined ? top : carriedAt) - ABOVE_ROWS);
  let y = top;
  for (const row of rows) {
    row.draw(draw, y);
    y += row.height;
  }
  if (carriedOn !== undefined) {
    drawCarried(draw, fonts, invoice, carriedOn, y + 1);
    draw.line(LEFT, RIGHT, y - 4.6, 0.9, INK.text);
  }
};

const drawSheet = (draw: Pen, fonts: Fonts, invoice: Invoice, frame: Frame, sheet: Sheet): void => {
  const { page, number } = sheet;
  if (invoice.draft) draw.watermark(invoiceTexts[invoice.lang].draft.toUpperCase(), fonts.bold);
  if (number[0] === 1) frame.drawFirst(draw, number);
  else frame.drawNext(draw, number);
  frame.drawFooter(draw);
  drawTable(draw, fonts, invoice, sheet);
  let y = page.top + heightOf(page.rows);
  for (const part of page.closing) {
    part.draw(draw, y);
    y += part.height;
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
  const frame = frameOf(fonts, invoice, seller);
  const pages = flow(tableRows(fonts, invoice), closingParts(fonts, invoice, seller), frame.room);
  pages.forEach((page, index) => {
    const number = [index + 1, pages.length] as const;
    const sheet = { page, number, carriedOn: pages[index + 1]?.carried };
    drawPage(document, (pen) => drawSheet(pen, fonts, invoice, frame, sheet));
  });
  return document;
};
