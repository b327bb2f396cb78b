import { PDFDocument } from 'pdf-lib';
import { fontkitForPdf } from '#functions/platform/documents/fontkit-adapter.ts';
import { drawFrame, type Fonts, LEFT, RIGHT } from '#functions/platform/documents/invoice-frame.ts';
import { dayText, moneyText } from '#functions/platform/documents/invoice-text.ts';
import { A4, INK, type Pen, pen } from '#functions/platform/documents/page.ts';
import type { Invoice, InvoiceLine } from '#shared/invoices/invoice.ts';
import type { Seller } from '#shared/invoices/seller.ts';
import { invoiceTexts } from '#shared/texts/invoice-texts.ts';

/** Font files: TrueType. */
export type FontFiles = { readonly regular: Uint8Array; readonly bold: Uint8Array };

const COLUMN = { what: 29, amount: 142, price: 166, sum: RIGHT } as const;
/** Lines end here on every page; sums and remarks need so much more. */
const BOTTOM = 258;
const CLOSING = 52;

const heightOf = ({ sublines }: InvoiceLine): number => 6.6 + sublines.length * 4.4;

/** The lines of each page; the last one leaves room for the sums. */
const pagesOf = (lines: readonly InvoiceLine[], top: number): InvoiceLine[][] => {
  const pages: InvoiceLine[][] = [[]];
  let y = top;
  lines.forEach((line, index) => {
    const isLast = index === lines.length - 1;
    const page = pages.at(-1) ?? [];
    if (page.length > 0 && y + heightOf(line) + (isLast ? CLOSING : 6) > BOTTOM) {
      pages.push([line]);
      y = top + 6 + heightOf(line);
    } else {
      page.push(line);
      y += heightOf(line);
    }
  });
  return pages;
};

const drawHeading = (draw: Pen, { regular, bold }: Fonts, invoice: Invoice): void => {
  const words = invoiceTexts[invoice.lang];
  draw.text(invoice.credit_note ? words.creditNote : words.invoice, LEFT, 104.5, { size: 17, font: bold });
  const isWhole = invoice.lines[0]?.job_id !== undefined;
  const about = invoice.credit_note
    ? words.corrects(
        invoice.credit_note_invoice_number ?? '',
        dayText(invoice.credit_note_invoice_date ?? invoice.invoice_date, invoice.lang),
        isWhole,
      )
    : words.about(invoice.airport);
  draw.text(about, LEFT, 112, { size: 9, font: regular });
};

const drawTableHead = (draw: Pen, { regular }: Fonts, { lang }: Invoice): void => {
  const [pos, what, amount, price, sum] = invoiceTexts[lang].columns;
  const style = { size: 7.5, font: regular, ink: INK.soft };
  draw.text(pos, LEFT, 121, style);
  draw.text(what, COLUMN.what, 121, style);
  draw.right(amount, COLUMN.amount - 5, 121, style);
  draw.right(price, COLUMN.price, 121, style);
  draw.right(sum, COLUMN.sum, 121, style);
  draw.line(LEFT, RIGHT, 122.8, 0.9, INK.text);
};

const drawLine = (
  draw: Pen,
  { regular, bold }: Fonts,
  { invoice, line, number, y }: { invoice: Invoice; line: InvoiceLine; number: number; y: number },
): void => {
  const figures = (
    { amount, brutto, sum_brutto }: (typeof line.sublines)[number],
    at: number,
    size: number,
  ) => {
    draw.right(String(amount), COLUMN.amount - 5, at, { size, font: regular });
    draw.right(moneyText(brutto, invoice.lang), COLUMN.price, at, { size, font: regular });
    draw.right(moneyText(sum_brutto, invoice.lang), COLUMN.sum, at, { size, font: regular });
  };
  draw.text(String(number), LEFT, y, { size: 9, font: regular });
  draw.text(line.title, COLUMN.what, y, { size: 9, font: bold });
  const where = COLUMN.what + (bold.widthOfTextAtSize(line.title, 9) * 25.4) / 72 + 1.5;
  const job = line.job_id && `${invoice.order_number}-${line.job_id.split('-')[1]}`;
  const when = [dayText(line.date, invoice.lang), line.time, job].filter(Boolean).join(', ');
  draw.text(when, where, y, { size: 9, font: regular, ink: INK.soft });
  figures(line, y, 9);
  line.sublines.forEach((sub, index) => {
    const at = y + (index + 1) * 4.4;
    draw.text(sub.title, COLUMN.what + 4, at, { size: 8.5, font: regular, ink: INK.soft });
    figures(sub, at, 8.5);
  });
  draw.line(LEFT, RIGHT, y + line.sublines.length * 4.4 + 2, 0.25, INK.line);
};

const drawSums = (draw: Pen, { regular, bold }: Fonts, invoice: Invoice, top: number): number => {
  const words = invoiceTexts[invoice.lang];
  const small = { size: 9, font: regular };
  draw.text(words.net, 104, top + 6, small);
  draw.right(moneyText(invoice.amount_netto, invoice.lang), RIGHT, top + 6, small);
  draw.text(words.tax(invoice.tax), 104, top + 11.5, small);
  draw.right(moneyText(invoice.amount_tax, invoice.lang), RIGHT, top + 11.5, small);
  draw.line(104, RIGHT, top + 14, 0.9, INK.text);
  const total = { size: 13, font: bold };
  draw.text(invoice.credit_note ? words.credited : words.total, 104, top + 20, total);
  draw.right(moneyText(invoice.amount_brutto, invoice.lang), RIGHT, top + 20, total);
  return top + 26;
};

const drawPayment = (draw: Pen, { regular, bold }: Fonts, invoice: Invoice, top: number): void => {
  const words = invoiceTexts[invoice.lang];
  const first = invoice.credit_note
    ? words.paidBack
    : words.paid(dayText(invoice.paid_on, invoice.lang), invoice.payment_brand);
  draw.box(LEFT, top, 1.5, 10.5, INK.yellow);
  draw.text(first, 25.5, top + 3.8, { size: 9, font: bold });
  const second = invoice.credit_note ? words.toTheCard : `${words.noPayment} ${words.prepayment}`;
  draw.text(second, 25.5, top + 8.6, { size: 9, font: regular });
};

const carry = (draw: Pen, { bold }: Fonts, invoice: Invoice, sum: number, y: number): void => {
  draw.text(invoiceTexts[invoice.lang].carried, COLUMN.what, y, { size: 9, font: bold });
  draw.right(moneyText(sum, invoice.lang), COLUMN.sum, y, { size: 9, font: bold });
};

const FIRST_LINE = 128.5;

const drawPages = (document: PDFDocument, fonts: Fonts, invoice: Invoice, seller: Seller): void => {
  const pages = pagesOf(invoice.lines, FIRST_LINE);
  let number = 0;
  let sum = 0;
  pages.forEach((lines, index) => {
    const draw = pen(document.addPage(A4));
    drawFrame(draw, fonts, { invoice, seller, page: [index + 1, pages.length] });
    drawHeading(draw, fonts, invoice);
    drawTableHead(draw, fonts, invoice);
    let y = FIRST_LINE;
    if (index > 0) {
      carry(draw, fonts, invoice, sum, y);
      y += 6;
    }
    for (const line of lines) {
      number += 1;
      drawLine(draw, fonts, { invoice, line, number, y });
      y += heightOf(line);
      sum += [line, ...line.sublines].reduce((total, { sum_brutto }) => total + sum_brutto, 0);
    }
    if (index < pages.length - 1) carry(draw, fonts, invoice, sum, y);
    else drawPayment(draw, fonts, invoice, drawSums(draw, fonts, invoice, y - 4) + 4);
  });
};

/**
 * The PDF of an invoice or credit note of a web client, A4, in its language. The same invoice makes the same bytes,
 * so that a lost file is repaired from what is stored.
 */
export const invoicePdf = async (invoice: Invoice, seller: Seller, files: FontFiles): Promise<Uint8Array> => {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.registerFontkit(fontkitForPdf as never);
  const issued = new Date(invoice.issued_at);
  const words = invoiceTexts[invoice.lang];
  document.setTitle(`${invoice.credit_note ? words.creditNote : words.invoice} ${invoice.invoice_number}`);
  document.setAuthor(seller.name);
  document.setLanguage(invoice.lang);
  document.setCreationDate(issued);
  document.setModificationDate(issued);
  const fonts = {
    regular: await document.embedFont(files.regular, { subset: true }),
    bold: await document.embedFont(files.bold, { subset: true }),
  };
  drawPages(document, fonts, invoice, seller);
  return document.save();
};
