import { closingOf, remarksOf, sumRows } from '#functions/platform/documents/invoice-content.ts';
import type { Part } from '#functions/platform/documents/invoice-flow.ts';
import { type Fonts, INK, LEFT, type Pen, RIGHT } from '#functions/platform/documents/page.ts';
import { wrapText } from '#functions/platform/documents/wrap-text.ts';
import type { Invoice } from '#shared/invoices/invoice.ts';
import type { Seller } from '#shared/invoices/seller.ts';

const SUM_LEFT = 104;
const SUM_STEP = 5.5;
const TOTAL_STEP = 8;
const PAY_LEFT = 25.5;
const PAY_STEP = 4.8;
const REMARK_STEP = 4.6;

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

/** The sums, and what is to be done about the money: they are read together. */
const sumsPart = (fonts: Fonts, invoice: Invoice): Part => {
  const { strong, texts } = closingOf(invoice);
  const lines = (text: string, font: Fonts['bold']) =>
    wrapText(text, font, 9, RIGHT - PAY_LEFT).map((line) => ({ line, font }));
  const all = [
    ...lines(strong, fonts.bold),
    ...texts.filter(Boolean).flatMap((text) => lines(text, fonts.regular)),
  ];
  const height = all.length * PAY_STEP;
  return {
    height: (sumRows(invoice).length - 1) * SUM_STEP + TOTAL_STEP + height + 9.5,
    draw: (pen, y) => {
      const top = drawSums(pen, fonts, invoice, y - 1) + 8;
      pen.box(LEFT, top, 1.5, height + 1, INK.yellow);
      all.forEach(({ line, font }, index) => {
        pen.text(line, PAY_LEFT, top + 3.8 + index * PAY_STEP, { size: 9, font });
      });
    },
  };
};

/** The end of an invoice: sums and payment, then its remarks line by line. */
export const closingParts = (fonts: Fonts, invoice: Invoice, seller: Seller): Part[] => [
  sumsPart(fonts, invoice),
  ...remarksOf(invoice, seller)
    .flatMap((remark) => wrapText(remark, fonts.regular, 9, RIGHT - LEFT))
    .map((line) => ({
      height: REMARK_STEP,
      draw: (pen: Pen, y: number) => void pen.text(line, LEFT, y + 6, { size: 9, font: fonts.regular }),
    })),
];
