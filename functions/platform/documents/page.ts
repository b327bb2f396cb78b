import { degrees, type PDFFont, type PDFPage, rgb } from 'pdf-lib';

const MM = 72 / 25.4;
const HEIGHT_MM = 297;

export const A4: [number, number] = [210 * MM, HEIGHT_MM * MM];

const colour = (hex: string) => {
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return rgb(part(1), part(3), part(5));
};

/** The colours of printed documents. */
export const INK = {
  text: colour('#0B2730'),
  soft: colour('#4A5D62'),
  line: colour('#C4CED0'),
  rule: colour('#7C8F94'),
  yellow: colour('#FFC72C'),
} as const;
type Ink = (typeof INK)[keyof typeof INK];

type Style = { readonly size: number; readonly font: PDFFont; readonly ink?: Ink };

/** Draws on a page in millimetres from its upper left corner; `y` of a text is its base line. */
export const pen = (page: PDFPage) => ({
  text: (text: string, x: number, y: number, { size, font, ink = INK.text }: Style): void => {
    page.drawText(text.normalize('NFC'), {
      x: x * MM,
      y: (HEIGHT_MM - y) * MM,
      size,
      font,
      color: ink,
    });
  },
  /** Ends at `x`. */
  right: (text: string, x: number, y: number, { size, font, ink = INK.text }: Style): void => {
    const normal = text.normalize('NFC');
    const start = x * MM - font.widthOfTextAtSize(normal, size);
    page.drawText(normal, { x: start, y: (HEIGHT_MM - y) * MM, size, font, color: ink });
  },
  line: (x1: number, x2: number, y: number, points = 0.25, ink: Ink = INK.rule): void => {
    const at = (HEIGHT_MM - y) * MM;
    page.drawLine({
      start: { x: x1 * MM, y: at },
      end: { x: x2 * MM, y: at },
      thickness: points,
      color: ink,
    });
  },
  box: (x: number, y: number, width: number, height: number, ink: Ink): void => {
    page.drawRectangle({
      x: x * MM,
      y: (HEIGHT_MM - y - height) * MM,
      width: width * MM,
      height: height * MM,
      color: ink,
    });
  },
  /** A word across the whole page, behind everything that is drawn after it. */
  watermark: (text: string, font: PDFFont): void => {
    page.drawText(text, {
      x: 45 * MM,
      y: 75 * MM,
      size: 120,
      font,
      color: INK.line,
      opacity: 0.35,
      rotate: degrees(52),
    });
  },
  /** The company's mark, so many millimetres wide, drawn on a grid of 36. */
  logo: (x: number, y: number, width: number): void => {
    const scale = (width * MM) / 36;
    const corner = { x: x * MM, y: (HEIGHT_MM - y) * MM, scale };
    page.drawSvgPath('M12 6.5a6 6 0 1 0 12 0a6 6 0 1 0 -12 0', { ...corner, color: INK.text });
    page.drawSvgPath('M5 15h26a4 4 0 0 1 4 4v12a4 4 0 0 1 -4 4h-26a4 4 0 0 1 -4 -4v-12a4 4 0 0 1 4 -4', {
      ...corner,
      color: INK.yellow,
    });
    page.drawSvgPath('M9 25h17M20.5 19l6 6-6 6', {
      ...corner,
      borderColor: INK.text,
      borderWidth: 3,
    });
  },
});
export type Pen = ReturnType<typeof pen>;
