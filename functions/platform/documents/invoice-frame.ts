import type { PDFFont } from 'pdf-lib';
import { dayText } from '#functions/platform/documents/invoice-text.ts';
import { INK, type Pen } from '#functions/platform/documents/page.ts';
import type { Invoice } from '#shared/invoices/invoice.ts';
import type { Seller } from '#shared/invoices/seller.ts';
import { invoiceTexts } from '#shared/texts/invoice-texts.ts';

export type Fonts = { readonly regular: PDFFont; readonly bold: PDFFont };

/** Where text begins and ends on the page. */
export const LEFT = 20;
export const RIGHT = 190;
const SMALL = 7;

const addressBlock = (draw: Pen, { regular }: Fonts, invoice: Invoice, seller: Seller): void => {
  const sender = `${seller.name}, ${seller.street}, ${seller.zip} ${seller.city}`;
  draw.text(sender, LEFT, 48, { size: SMALL, font: regular, ink: INK.soft });
  draw.line(LEFT, 105, 49.5);
  const { company, co, street, zip, city, country } = invoice;
  const lines = [company, co, street, `${zip} ${city}`, country].filter((line) => line.trim());
  lines.forEach(
    (line, index) => void draw.text(line, LEFT, 55.5 + index * 4.94, { size: 10, font: regular }),
  );
};

const infoBlock = (draw: Pen, fonts: Fonts, invoice: Invoice, [page, pages]: [number, number]): void => {
  const words = invoiceTexts[invoice.lang];
  const original = invoice.credit_note_invoice_number;
  const rows: [string, string, PDFFont?][] = [
    [words.number, invoice.invoice_number, fonts.bold],
    [words.date, dayText(invoice.invoice_date, invoice.lang)],
    ...(original ? [[words.toInvoice, original, fonts.bold] as [string, string, PDFFont]] : []),
    [words.planned, dayText(invoice.invoice_period_from, invoice.lang)],
    [words.order, invoice.order_number],
    [words.costCenter, invoice.cost_center],
    [words.page, words.pageOf(page, pages)],
  ];
  rows.forEach(([label, value, font = fonts.regular], index) => {
    const y = 48.5 + index * 4.6;
    draw.text(label, 118, y, { size: 9, font: fonts.regular, ink: INK.soft });
    draw.right(value, RIGHT, y, { size: 9, font });
  });
};

const footer = (draw: Pen, { regular, bold }: Fonts, { lang }: Invoice, seller: Seller): void => {
  const words = invoiceTexts[lang];
  draw.line(LEFT, RIGHT, 269.5);
  const columns: [x: number, head: string | undefined, lines: string[]][] = [
    [
      LEFT,
      seller.name,
      [seller.street, `${seller.zip} ${seller.city}`, `${words.director}: ${seller.managing_director}`],
    ],
    [
      63,
      undefined,
      [
        seller.register_court,
        seller.register_number,
        `${words.vatId} ${seller.vat_id}`,
        `${words.taxNumber} ${seller.tax_number}`,
      ],
    ],
    [104, words.bank, [seller.bank, `IBAN ${seller.iban}`, `BIC ${seller.bic}`]],
    [148, words.questions, [seller.phone, seller.email]],
  ];
  for (const [x, head, lines] of columns) {
    const all = head ? [head, ...lines] : lines;
    all.forEach((line, index) => {
      const isHead = index === 0 && head !== undefined;
      const font = isHead ? bold : regular;
      draw.text(line, x, 274.5 + index * 3.53, { size: SMALL, font, ink: isHead ? INK.text : INK.soft });
    });
  }
};

/** What every page of an invoice carries: logo, DIN 5008 B address window, numbers, fold marks, legal footer. */
export const drawFrame = (
  draw: Pen,
  fonts: Fonts,
  { invoice, seller, page }: { invoice: Invoice; seller: Seller; page: [number, number] },
): void => {
  draw.logo(LEFT, 15);
  draw.text('Airport Assist', 32.5, 21.6, { size: 13, font: fonts.bold });
  addressBlock(draw, fonts, invoice, seller);
  infoBlock(draw, fonts, invoice, page);
  for (const y of [105, 148.5, 210]) draw.line(4, 8, y);
  footer(draw, fonts, invoice, seller);
};
