import { type Fonts, INK, LEFT, type Pen, RIGHT } from '#functions/platform/documents/page.ts';
import { fitting, wrapText } from '#functions/platform/documents/wrap-text.ts';
import type { Invoice } from '#shared/invoices/invoice.ts';
import type { Seller } from '#shared/invoices/seller.ts';
import { invoiceTexts } from '#shared/texts/invoice-texts.ts';

/** The rule above the footer of common length, and where the last line may stand. */
const RULE = 269.5;
const LAST_LINE = 289;
const BELOW_RULE = 5;
const BETWEEN = 2;
/** Sizes in points, the largest first; a footer of more lines than these is set in the smallest. */
const SIZES = [7, 6, 5] as const;
const MAX_LINES = 6;
const STEP_OF_SIZE = 3.53 / 7;

const inFours = (iban: string): string => iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ');

type Column = { readonly x: number; readonly head?: string; readonly lines: readonly string[] };

const columnsOf = ({ lang }: Invoice, seller: Seller): Column[] => {
  const words = invoiceTexts[lang];
  return [
    {
      x: LEFT,
      head: seller.name,
      lines: [
        seller.street,
        `${seller.zip} ${seller.city}`,
        `${words.director}: ${seller.managing_director}`,
      ],
    },
    {
      x: 63,
      lines: [
        seller.register_court,
        seller.register_number,
        `${words.vatId} ${seller.vat_id}`,
        `${words.taxNumber} ${seller.tax_number}`,
      ],
    },
    {
      x: 104,
      head: words.bank,
      lines: [seller.bank, `IBAN ${inFours(seller.iban)}`, `BIC ${seller.bic}`],
    },
    { x: 148, head: words.questions, lines: [seller.phone, seller.email] },
  ];
};

const setIn = (size: number, columns: readonly Column[], { regular, bold }: Fonts) =>
  columns.map(({ x, head = '', lines }, at) => {
    const width = (columns[at + 1]?.x ?? RIGHT + BETWEEN) - BETWEEN - x;
    const heads = head ? wrapText(head, bold, size, width) : [];
    return { x, heads, lines: lines.flatMap((line) => wrapText(line, regular, size, width)) };
  });

/** The legal footer with the bank details. Source: § 35a GmbHG; back-office specification, section 2, "Invoice form". */
export const footerOf = (fonts: Fonts, invoice: Invoice, seller: Seller) => {
  const columns = columnsOf(invoice, seller);
  const choices = SIZES.map((size) => {
    const set = setIn(size, columns, fonts);
    return { size, set, count: Math.max(...set.map(({ heads, lines }) => heads.length + lines.length)) };
  });
  const { size, set, count } = fitting(choices, (choice) => choice.count <= MAX_LINES);
  const step = size * STEP_OF_SIZE;
  const top = Math.min(RULE, LAST_LINE - BELOW_RULE - (count - 1) * step);
  return {
    top,
    draw: (draw: Pen): void => {
      draw.line(LEFT, RIGHT, top);
      for (const { x, heads, lines } of set) {
        const y = (at: number): number => top + BELOW_RULE + at * step;
        heads.forEach((line, at) => void draw.text(line, x, y(at), { size, font: fonts.bold }));
        const style = { size, font: fonts.regular, ink: INK.soft };
        lines.forEach((line, at) => void draw.text(line, x, y(heads.length + at), style));
      }
    },
  };
};
