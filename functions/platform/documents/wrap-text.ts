import type { Face } from '#functions/platform/documents/face.ts';

const MM_PER_POINT = 25.4 / 72;

/** The width of a text in millimetres. */
export const textWidth = (text: string, font: Face, size: number): number =>
  font.widthOf(text, size) * MM_PER_POINT;

/** A word longer than the line is cut, so that nothing ever leaves the page. */
const pieces = (word: string, fits: (text: string) => boolean): string[] => {
  if (fits(word)) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
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
