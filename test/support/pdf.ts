import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { pdf as pictures } from 'pdf-to-img';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawInvoice } from '#functions/platform/documents/draw-invoice.ts';
import type { FontFiles } from '#functions/platform/documents/invoice-pdf.ts';
import type { Invoice } from '#shared/invoices/invoice.ts';
import type { Seller } from '#shared/invoices/seller.ts';
import { aSeller } from '#test/support/builders/seller.ts';

const font = (name: string) =>
  readFile(new URL(`../../node_modules/@expo-google-fonts/noto-sans/${name}.ttf`, import.meta.url));

let read: Promise<FontFiles> | undefined;
/** Noto Sans, whole. */
export const wholeFonts = (): Promise<FontFiles> => {
  read ??= Promise.all([font('400Regular/NotoSans_400Regular'), font('700Bold/NotoSans_700Bold')]).then(
    ([regular, bold]) => ({ regular, bold }),
  );
  return read;
};

/** An invoice drawn anew, as it is stored. */
export const fileOf = async (invoice: Invoice, seller: Seller = aSeller): Promise<Uint8Array> =>
  drawInvoice(invoice, seller, await wholeFonts());

/** A text where it stands: points from the page's upper left corner. */
export type Piece = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Across the page. */
  readonly isTilted: boolean;
};

/** The texts of each page, as a reader can copy them. */
export const piecesOf = async (file: Uint8Array): Promise<Piece[][]> => {
  const document = await getDocument({ data: Uint8Array.from(file), verbosity: 0 }).promise;
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const page = await document.getPage(index + 1);
    const [, , , top = 0] = page.view;
    const { items } = await page.getTextContent();
    return items.flatMap((item): Piece[] => {
      if (!('str' in item) || !item.str.trim()) return [];
      const [x, y] = [item.transform[4] as number, item.transform[5] as number];
      const isTilted = item.transform[1] !== 0;
      return [{ text: item.str, x, y: top - y, width: item.width, height: item.height, isTilted }];
    });
  });
  const found = await Promise.all(pages);
  await document.loadingTask.destroy();
  return found;
};

/** All that stands on a file's pages, in the order in which it is drawn. */
export const textOf = async (file: Uint8Array): Promise<string> =>
  (await piecesOf(file))
    .flat()
    .map(({ text }) => text)
    .join('\n');

/** The lightness of every pixel, 0 to 255. */
type Picture = { readonly width: number; readonly at: (x: number, y: number) => number };

const paeth = (left: number, up: number, corner: number): number => {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
};

/** A PNG of eight bits a channel, as the renderer makes it. */
const pictureOf = (png: Buffer): Picture => {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = png[25] === 6 ? 4 : 3;
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
  }
  const raw = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const pixels = Buffer.alloc(stride * height);
  for (let row = 0; row < height; row++) {
    const filter = raw[row * (stride + 1)] ?? 0;
    for (let index = 0; index < stride; index++) {
      const place = row * stride + index;
      const left = index < channels ? 0 : (pixels[place - channels] ?? 0);
      const up = row === 0 ? 0 : (pixels[place - stride] ?? 0);
      const corner = row === 0 || index < channels ? 0 : (pixels[place - stride - channels] ?? 0);
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      pixels[place] = ((raw[row * (stride + 1) + 1 + index] ?? 0) + guess) & 255;
    }
  }
  const at = (x: number, y: number): number => {
    const place = y * stride + x * channels;
    return ((pixels[place] ?? 0) + (pixels[place + 1] ?? 0) + (pixels[place + 2] ?? 0)) / 3;
  };
  return { width, at };
};

/** Pixels for a point. */
const SCALE = 2;
const DARK = 175;

/** The pages as pictures. */
export const pagesOf = async (file: Uint8Array): Promise<Buffer[]> => {
  const document = await pictures(Buffer.from(file), { scale: SCALE });
  const pages: Buffer[] = [];
  for await (const page of document) pages.push(page);
  return pages;
};

/** The share of dark pixels, 0 to 1, of a part of a picture; measures in points. */
const inkOf = (picture: Picture, { x, y, width, height }: Piece): number => {
  const [left, right] = [Math.floor(x * SCALE), Math.ceil((x + width) * SCALE)];
  const [top, bottom] = [Math.floor((y - height) * SCALE), Math.ceil((y + height * 0.25) * SCALE)];
  let dark = 0;
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) if (picture.at(column, row) < DARK) dark++;
  }
  return dark / Math.max(1, (right - left) * (bottom - top));
};

/** So many letters are looked at together: one of them is never narrow enough to be missed. */
const LETTERS = 3;
/** The least ink of letters: commas and points have as much. */
const LEAST_INK = 0.012;

const parts = ({ text, x, width, ...place }: Piece): Piece[] => {
  const count = Math.max(1, Math.floor(text.length / LETTERS));
  return Array.from({ length: count }, (_, index) => ({
    ...place,
    text,
    x: x + (width * index) / count,
    width: width / count,
  }));
};

/** The texts of a file that are not seen, in whole or in part, though a reader could copy them. */
export const unseenTexts = async (file: Uint8Array): Promise<string[]> => {
  const [pages, pieces] = await Promise.all([pagesOf(file), piecesOf(file)]);
  return pages.flatMap((png, page) => {
    const picture = pictureOf(png);
    return (pieces[page] ?? [])
      .filter((piece) => !piece.isTilted && parts(piece).some((part) => inkOf(picture, part) < LEAST_INK))
      .map(({ text }) => text);
  });
};
