import type { PDFFont } from 'pdf-lib';

/** A font of one document. */
export type Face = {
  readonly font: PDFFont;
  /** The points that a text takes at a size. */
  readonly widthOf: (text: string, size: number) => number;
  /** A text as pages write it, in numbers of this font. */
  readonly codesOf: (text: string) => string;
};

const remembered = <T>(find: (letter: string) => T): ((letter: string) => T) => {
  const known = new Map<string, T>();
  return (letter) => {
    const found = known.get(letter);
    if (found !== undefined) return found;
    const fresh = find(letter);
    known.set(letter, fresh);
    return fresh;
  };
};

/** Each letter is measured and numbered once for a document: an invoice asks for some ten thousand of fewer than a hundred. */
export const faceOf = (font: PDFFont): Face => {
  const thousandths = remembered((letter) => font.widthOfTextAtSize(letter, 1000));
  const code = remembered((letter) => font.encodeText(letter).asString());
  return {
    font,
    widthOf: (text, size) => {
      let width = 0;
      for (const letter of text.normalize('NFC')) width += thousandths(letter);
      return (width * size) / 1000;
    },
    codesOf: (text) => {
      let codes = '';
      for (const letter of text.normalize('NFC')) codes += code(letter);
      return `<${codes}>`;
    },
  };
};
