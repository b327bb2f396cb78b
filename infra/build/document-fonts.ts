import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import subsetFont from 'subset-font';

/** First and last code point of what documents can show: Latin with all its extensions, Greek, Cyrillic, signs. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x250, 0x2ff],
  [0x300, 0x36f],
  [0x370, 0x3ff],
  [0x400, 0x52f],
  [0x1e00, 0x1fff],
  [0x2010, 0x2027],
  [0x2030, 0x205e],
  [0x20a0, 0x20bf],
  [0x2116, 0x2122],
  [0x2212, 0x2212],
] as const;

const characters = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('');

/** Turns an imported font into the bytes of its part that documents need: a third of the whole. */
export const documentFonts: Plugin = {
  name: 'document-fonts',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.ttf$/ }, async ({ path }) => ({
      contents: await subsetFont(await readFile(path), characters, { targetFormat: 'truetype' }),
      loader: 'binary',
    }));
  },
};
