import type { Face } from '#functions/platform/documents/face.ts';
import { infoRows, titleOf } from '#functions/platform/documents/invoice-content.ts';
import { INK, type Pen } from '#functions/platform/documents/page.ts';
import { textWidth } from '#functions/platform/documents/wrap-text.ts';
import { countryCode } from '#shared/invoices/country-code.ts';
import type { Invoice } from '#shared/invoices/invoice.ts';
import type { Seller } from '#shared/invoices/seller.ts';
import { invoiceTexts } from '#shared/texts/invoice-texts.ts';

export type Fonts = { readonly regular: Face; readonly bold: Face };

/** Where text begins and ends on the page. */
export const LEFT = 20;
export const RIGHT = 190;
/** Where the document's name begins on the pages behind the first. */
const NAME_LEFT = 30;
const SMALL = 7;

const addressBlock = (draw: Pen, { regular }: Fonts, invoice: Invoice, seller: Seller): void => {
  const sender = `${seller.name}, ${seller.street}, ${seller.zip} ${seller.city}`;
  draw.text(sender, LEFT, 48, { size: SMALL, font: regular, ink: INK.soft });
  draw.line(LEFT, 105, 49.5);
  const { company, co, street, zip, city, country } = invoice;
  // Post within a country does without its name (DIN 5008).
  const abroad = countryCode(country) === countryCode(seller.country) ? '' : country;
  const lines = [company, co, street, `${zip} ${city}`, abroad].filter((line) => line.trim());
  lines.forEach(
    (line, index) => void draw.text(line, LEFT, 55.5 + index * 4.94, { size: 10, font: regular }),
  );
};

type PageNumber = readonly [page: number, pages: number];

const infoBlock = (draw: Pen, fonts: Fonts, invoice: Invoice, [page, pages]: PageNumber): void => {
  const words = invoiceTexts[invoice.lang];
  const rows = [
    ...infoRows(invoice),
    { label: words.page, value: words.pageOf(page, pages), isStrong: false },
  ];
  rows.forEach(({ label, value, isStrong }, index) => {
    const y = 48.5 + index * 4.6;
    draw.text(label, 118, y, { size: 9, font: fonts.regular, ink: INK.soft });
    draw.right(value, RIGHT, y, { size: 9, font: isStrong ? fonts.bold : fonts.regular });
  });
};

const inFours = (iban: string): string => iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The legal footer with the bank details. Source: § 35a GmbHG; back-office specification, section 2, "Invoice form". */
export const drawFooter = (draw: Pen, { regular, bold }: Fonts, { lang }: Invoice, seller: Seller): void => {
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
    [104, words.bank, [seller.bank, `IBAN ${inFours(seller.iban)}`, `BIC ${seller.bic}`]],
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

const letterhead = (draw: Pen, { bold }: Fonts): void => {
  draw.logo(LEFT, 15, 9.5);
  draw.text('Airport Assist', 32.5, 21.6, { size: 13, font: bold });
};

/** What the first page carries: logo, DIN 5008 B address window, numbers and fold marks. */
export const drawFirstPage = (
  draw: Pen,
  fonts: Fonts,
  { invoice, seller, page }: { invoice: Invoice; seller: Seller; page: PageNumber },
): void => {
  letterhead(draw, fonts);
  addressBlock(draw, fonts, invoice, seller);
  infoBlock(draw, fonts, invoice, page);
  for (const y of [105, 148.5, 210]) draw.line(4, 8, y);
};

/** What the other pages carry: mark, and which page of which document they are. */
export const drawNextPage = (
  draw: Pen,
  fonts: Fonts,
  { invoice, page }: { invoice: Invoice; page: PageNumber },
): void => {
  const words = invoiceTexts[invoice.lang];
  const style = { size: 9, font: fonts.regular };
  const name = `${titleOf(invoice)} ${invoice.draft ? words.draft : invoice.invoice_number}`;
  const original = invoice.credit_note_invoice_number;
  draw.logo(LEFT, 15, 7);
  draw.text(name, NAME_LEFT, 19.7, { size: 9, font: fonts.bold });
  if (original) {
    const behind = NAME_LEFT + textWidth(name, fonts.bold, 9) + 3;
    draw.text(`${words.toInvoice} ${original}`, behind, 19.7, style);
  }
  draw.right(`${words.page} ${words.pageOf(...page)}`, RIGHT, 19.7, { ...style, ink: INK.soft });
  draw.line(LEFT, RIGHT, 25);
};
