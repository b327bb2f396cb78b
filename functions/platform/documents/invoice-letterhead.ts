import { infoRows } from '#functions/platform/documents/invoice-content.ts';
import { type Fonts, INK, LEFT, type Pen, RIGHT } from '#functions/platform/documents/page.ts';
import { fitting, textWidth, wrapText } from '#functions/platform/documents/wrap-text.ts';
import { countryCode } from '#shared/invoices/country-code.ts';
import type { Invoice } from '#shared/invoices/invoice.ts';
import type { Seller } from '#shared/invoices/seller.ts';
import { invoiceTexts } from '#shared/texts/invoice-texts.ts';

/** The address window (DIN 5008 B): its right edge, the first line, and where the last one may stand. */
const WINDOW = { right: 105, first: 55.5, last: 89 } as const;
/** Sizes in points, the largest first; an address too long for all of them is set in the smallest. */
const SIZES = [10, 9, 8, 7] as const;
const STEP_OF_SIZE = 0.494;
/** Of the sender above the address: its last line, and where the first one may stand below the mark. */
const SENDER = { first: 28, last: 48, sizes: [7, 6, 5], stepOfSize: 0.41 } as const;

type Wrap = (texts: readonly string[], size: number) => string[];

const addressLines = (invoice: Invoice, seller: Seller): string[] => {
  const { company, co, street, zip, city, country } = invoice;
  // Post within a country does without its name (DIN 5008).
  const abroad = countryCode(country) === countryCode(seller.country) ? '' : country;
  return [company, co, street, `${zip} ${city}`, abroad].filter((line) => line.trim());
};

/** The line above the address, in smaller type where one is not enough. */
const senderOf = ({ name, street, zip, city }: Seller, wrapped: Wrap) => {
  const { first, last, sizes, stepOfSize } = SENDER;
  const choices = sizes.map((size) => {
    const lines = wrapped([`${name}, ${street}, ${zip} ${city}`], size);
    const step = size * stepOfSize;
    return { size, lines, step, top: last - (lines.length - 1) * step };
  });
  return fitting(choices, ({ top }) => top >= first);
};

/** Who sends, and to whom; `end` is the last line's place. */
export const addressOf = ({ regular }: Fonts, invoice: Invoice, seller: Seller) => {
  const width = WINDOW.right - LEFT;
  const wrapped: Wrap = (texts, size) => texts.flatMap((text) => wrapText(text, regular, size, width));
  const sender = senderOf(seller, wrapped);
  const choices = SIZES.map((size) => {
    const lines = wrapped(addressLines(invoice, seller), size);
    return { size, lines, end: WINDOW.first + (lines.length - 1) * size * STEP_OF_SIZE };
  });
  const { size, lines, end } = fitting(choices, (choice) => choice.end <= WINDOW.last);
  return {
    end,
    draw: (draw: Pen): void => {
      sender.lines.forEach((line, at) => {
        const style = { size: sender.size, font: regular, ink: INK.soft };
        draw.text(line, LEFT, sender.top + at * sender.step, style);
      });
      draw.line(LEFT, WINDOW.right, 49.5);
      lines.forEach((line, at) => {
        draw.text(line, LEFT, WINDOW.first + at * size * STEP_OF_SIZE, { size, font: regular });
      });
    },
  };
};

export type PageNumber = readonly [page: number, pages: number];

const NUMBERS = { left: 118, first: 48.5, step: 4.6, between: 3 } as const;

/** The block of numbers beside the address; `end` is the last line's place. */
export const numbersOf = ({ regular, bold }: Fonts, invoice: Invoice) => {
  const { left, first, step, between } = NUMBERS;
  const rows = infoRows(invoice).map(({ label, value, isStrong }) => {
    const font = isStrong ? bold : regular;
    const room = RIGHT - left - between - textWidth(label, regular, 9);
    return { label, font, lines: wrapText(value, font, 9, room) };
  });
  const count = rows.reduce((total, { lines }) => total + lines.length, 0);
  const end = first + count * step;
  return {
    end,
    draw: (draw: Pen, page: PageNumber): void => {
      const soft = { size: 9, font: regular, ink: INK.soft };
      let y = first;
      for (const { label, font, lines } of rows) {
        draw.text(label, left, y, soft);
        for (const line of lines) {
          draw.right(line, RIGHT, y, { size: 9, font });
          y += step;
        }
      }
      const words = invoiceTexts[invoice.lang];
      draw.text(words.page, left, y, soft);
      draw.right(words.pageOf(...page), RIGHT, y, { size: 9, font: regular });
    },
  };
};
