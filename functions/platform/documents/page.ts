import { degreesToRadians, drawSvgPath, type PDFDocument, type PDFPage, rgb } from 'pdf-lib';
import type { Face } from '#functions/platform/documents/face.ts';

const MM = 72 / 25.4;
const HEIGHT_MM = 297;
const A4: [number, number] = [210 * MM, HEIGHT_MM * MM];

const partsOf = (hex: string): [red: number, green: number, blue: number] => {
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
};

/** A colour as pages write it. */
const inkOf = (hex: string): string =>
  partsOf(hex)
    .map((part) => part.toFixed(6))
    .join(' ');

/** Where text begins and ends on the page, in millimetres. */
export const LEFT = 20;
export const RIGHT = 190;

const TEXT = '#0B2730';
const YELLOW = '#FFC72C';

/** The colours of printed documents. */
export const INK = {
  text: inkOf(TEXT),
  soft: inkOf('#4A5D62'),
  line: inkOf('#C4CED0'),
  rule: inkOf('#7C8F94'),
  yellow: inkOf(YELLOW),
} as const;
type Ink = (typeof INK)[keyof typeof INK];

export type Fonts = { readonly regular: Face; readonly bold: Face };

export type Style = { readonly size: number; readonly font: Face; readonly ink?: Ink };

const FROM_CORNER = { x: 0, y: 0, scale: 1 };
const filled = (path: string, hex: string) =>
  drawSvgPath(path, {
    ...FROM_CORNER,
    color: rgb(...partsOf(hex)),
    borderColor: undefined,
    borderWidth: 0,
  });
const stroked = (path: string, hex: string) =>
  drawSvgPath(path, {
    ...FROM_CORNER,
    color: undefined,
    borderColor: rgb(...partsOf(hex)),
    borderWidth: 3,
  });

/** The company's mark on a grid of 36, from its upper left corner. */
const LOGO = [
  ...filled('M12 6.5a6 6 0 1 0 12 0a6 6 0 1 0 -12 0', TEXT),
  ...filled('M5 15h26a4 4 0 0 1 4 4v12a4 4 0 0 1 -4 4h-26a4 4 0 0 1 -4 -4v-12a4 4 0 0 1 4 -4', YELLOW),
  ...stroked('M9 25h17M20.5 19l6 6-6 6', TEXT),
].join('\n');
const LOGO_GRID = 36;

/** Short enough to be written without an exponent; any coarser, readers would draw some letters a shade differently. */
const rounded = (points: number): number => Math.round(points * 1_000_000) / 1_000_000;
const across = (mm: number): number => rounded(mm * MM);
/** Pages count from below. */
const up = (mm: number): number => rounded((HEIGHT_MM - mm) * MM);

/** The name of each font on a page, given when it is first used there. */
const fontNames = (page: PDFPage): ((face: Face) => string) => {
  const given = new Map<Face, string>();
  return (face) => {
    const { name, ref } = face.font;
    const known = given.get(face) ?? String(page.node.newFontDictionary(name, ref));
    given.set(face, known);
    return known;
  };
};

/**
 * Draws on a page in millimetres from its upper left corner; `y` of a text is its base line. The operators (ISO 32000,
 * annex A) are written as text: the library's own, an object for each and a font entry for each text, took most of the
 * time of a document.
 */
const penOn = (page: PDFPage, write: (operators: string) => void) => {
  const nameOf = fontNames(page);
  const show = (text: string, place: string, { size, font, ink = INK.text }: Style): void =>
    write(`BT ${ink} rg ${nameOf(font)} ${size} Tf ${place} ${font.codesOf(text)} Tj ET`);
  return {
    text: (text: string, x: number, y: number, style: Style): void =>
      show(text, `${across(x)} ${up(y)} Td`, style),
    /** Ends at `x`. */
    right: (text: string, x: number, y: number, style: Style): void => {
      const start = rounded(x * MM - style.font.widthOf(text, style.size));
      show(text, `${start} ${up(y)} Td`, style);
    },
    line: (x1: number, x2: number, y: number, points = 0.25, ink: Ink = INK.rule): void =>
      write(`${ink} RG ${points} w ${across(x1)} ${up(y)} m ${across(x2)} ${up(y)} l S`),
    box: (x: number, y: number, width: number, height: number, ink: Ink): void =>
      write(`${ink} rg ${across(x)} ${up(y + height)} ${across(width)} ${across(height)} re f`),
    /** A word across the whole page, behind everything that is drawn after it. */
    watermark: (text: string, font: Face): void => {
      const faint = page.node.newExtGState('GS', page.doc.context.obj({ Type: 'ExtGState', ca: 0.35 }));
      const turn = degreesToRadians(52);
      const [cos, sin] = [rounded(Math.cos(turn)), rounded(Math.sin(turn))];
      write(`q ${faint} gs`);
      show(text, `${cos} ${sin} ${-sin} ${cos} ${across(45)} ${across(75)} Tm`, {
        size: 120,
        font,
        ink: INK.line,
      });
      write('Q');
    },
    /** The company's mark, so many millimetres wide. */
    logo: (x: number, y: number, width: number): void => {
      const scale = rounded((width * MM) / LOGO_GRID);
      write(`q ${scale} 0 0 ${scale} ${across(x)} ${up(y)} cm\n${LOGO}\nQ`);
    },
  };
};
export type Pen = ReturnType<typeof penOn>;

/** Adds a page (A4) and draws on it. */
export const drawPage = (document: PDFDocument, draw: (pen: Pen) => void): void => {
  const page = document.addPage(A4);
  const content: string[] = [];
  draw(penOn(page, (operators) => void content.push(operators)));
  const { context } = document;
  page.node.addContentStream(context.register(context.flateStream(content.join('\n'))));
};
