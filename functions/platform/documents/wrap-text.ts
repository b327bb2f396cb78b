import type { Face } from '#functions/platform/documents/face.ts';

const MM_PER_POINT = 25.4 / 72;

/** The width of a text in millimetres. */
export const textWidth = (text: string, font: Face, size: number): number =>
  font.widthOf(text, size) * MM_PER_POINT;

let letters: Intl.Segmenter | undefined;
/** The letters of a word, each with the signs above and below it. */
const lettersOf = (word: string): string[] => {
  letters ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return Array.from(letters.segment(word), ({ segment }) => segment);
};

/** A word longer than the line is cut, so that nothing ever leaves the page. */
const pieces = (word: string, fits: (text: string) => boolean): string[] => {
  if (fits(word)) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of lettersOf(word)) {
    if (part && !fits(part + letter)) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
};

/** Breaks a text into lines of at most `width` millimetres. */
export const wrapText = (text: string, font: Face, size: number, width: number): string[] => {
  const fits = (line: string): boolean => textWidth(line, font, size) <= width;
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((one) => pieces(one, fits))) {
    const last = lines.at(-1);
    const joined = last ? `${last} ${word}` : word;
    if (last !== undefined && fits(joined)) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
};

/** The first of several ways to set a text that fits; the last one where none does. */
export const fitting = <Way>(ways: readonly Way[], fits: (way: Way) => boolean): Way => {
  const way = ways.find(fits) ?? ways.at(-1);
  if (way === undefined) throw new Error('there is no way to set the text');
  return way;
};
