import { aboutOf, titleOf } from '#functions/platform/documents/invoice-content.ts';
import type { Room } from '#functions/platform/documents/invoice-flow.ts';
import { footerOf } from '#functions/platform/documents/invoice-footer.ts';
import { addressOf, numbersOf, type PageNumber } from '#functions/platform/documents/invoice-letterhead.ts';
import { type Fonts, INK, LEFT, type Pen, RIGHT } from '#functions/platform/documents/page.ts';
import { textWidth, wrapText } from '#functions/platform/documents/wrap-text.ts';
import type { Invoice } from '#shared/invoices/invoice.ts';
import type { Seller } from '#shared/invoices/seller.ts';
import { invoiceTexts } from '#shared/texts/invoice-texts.ts';

/** Where the document's name begins on the pages behind the first. */
const NAME_LEFT = 30;
const STEP = 4.6;

/** Where things stand when names and addresses are of common length; long ones push down what is below. */
const TITLE = 104.5;
const FIRST_ROW = 128.5;
const NEXT_ROW = 47.5;
const NEXT_TOP = 28;
const ABOVE_FOOTER = 7.5;
const ABOVE_TITLE = 9;

/** The parts of each page around the table, and the room that they leave for it. */
export type Frame = {
  readonly room: Room;
  /** Logo, address window (DIN 5008 B), numbers, fold marks, and the document's name. */
  readonly drawFirst: (draw: Pen, page: PageNumber) => void;
  /** Mark, and which page of which document this is. */
  readonly drawNext: (draw: Pen, page: PageNumber) => void;
  readonly drawFooter: (draw: Pen) => void;
};

const letterhead = (draw: Pen, { bold }: Fonts): void => {
  draw.logo(LEFT, 15, 9.5);
  draw.text('Airport Assist', 32.5, 21.6, { size: 13, font: bold });
};

/** The name at the head of the pages behind the first: the lines of it, and what its long ones take. */
const nextHead = (fonts: Fonts, invoice: Invoice) => {
  const { regular, bold } = fonts;
  const words = invoiceTexts[invoice.lang];
  const name = `${titleOf(invoice)} ${invoice.draft ? words.draft : invoice.invoice_number}`;
  const original = invoice.credit_note_invoice_number;
  const width = RIGHT - NAME_LEFT - textWidth(`${words.page} ${words.pageOf(9999, 9999)}`, regular, 9);
  const names = wrapText(name, bold, 9, width);
  const originals = original ? wrapText(`${words.toInvoice} ${original}`, regular, 9, width) : [];
  const behind = textWidth(names.at(-1) ?? '', bold, 9) + 3;
  const isBehind = behind + textWidth(originals[0] ?? '', regular, 9) <= width && originals.length === 1;
  const extra = (names.length - 1 + (isBehind ? 0 : originals.length)) * STEP;
  const draw = (pen: Pen, page: PageNumber): void => {
    const y = (line: number): number => 19.7 + line * STEP;
    const last = names.length - (isBehind ? 1 : 0);
    const x = NAME_LEFT + (isBehind ? behind : 0);
    pen.logo(LEFT, 15, 7);
    names.forEach((line, at) => void pen.text(line, NAME_LEFT, y(at), { size: 9, font: bold }));
    originals.forEach((line, at) => void pen.text(line, x, y(last + at), { size: 9, font: regular }));
    const style = { size: 9, font: regular, ink: INK.soft };
    pen.right(`${words.page} ${words.pageOf(...page)}`, RIGHT, 19.7, style);
    pen.line(LEFT, RIGHT, 25 + extra);
  };
  return { draw, extra };
};

/** Whatever the length of names and addresses, nothing runs over the other. */
export const frameOf = (fonts: Fonts, invoice: Invoice, seller: Seller): Frame => {
  const { regular, bold } = fonts;
  const address = addressOf(fonts, invoice, seller);
  const numbers = numbersOf(fonts, invoice);
  const title = Math.max(TITLE, address.end + ABOVE_TITLE, numbers.end + ABOVE_TITLE);
  const about = wrapText(aboutOf(invoice), regular, 9, RIGHT - LEFT);
  const footer = footerOf(fonts, invoice, seller);
  const next = nextHead(fonts, invoice);
  return {
    room: {
      firstRow: FIRST_ROW + title - TITLE + (about.length - 1) * STEP,
      nextRow: NEXT_ROW + next.extra,
      nextTop: NEXT_TOP + next.extra,
      bottom: footer.top - ABOVE_FOOTER,
    },
    drawFirst: (draw, page) => {
      letterhead(draw, fonts);
      address.draw(draw);
      numbers.draw(draw, page);
      for (const y of [105, 148.5, 210]) draw.line(4, 8, y);
      draw.text(titleOf(invoice), LEFT, title, { size: 17, font: bold });
      about.forEach((line, at) => {
        draw.text(line, LEFT, title + 7.5 + at * STEP, { size: 9, font: regular });
      });
    },
    drawNext: next.draw,
    drawFooter: footer.draw,
  };
};
