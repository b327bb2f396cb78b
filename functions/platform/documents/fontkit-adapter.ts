import * as fontkit from 'fontkit';

type Glyph = { readonly id: number; readonly advanceWidth: number };
type Subset = { encode: () => Uint8Array; encodeStream?: () => unknown };
type Font = {
  createSubset: () => Subset;
  layout: (text: string) => unknown;
  glyphForCodePoint: (codePoint: number) => Glyph;
  hasGlyphForCodePoint: (codePoint: number) => boolean;
};

type Handlers = { data?: (bytes: Uint8Array) => void; end?: () => void; error?: (error: unknown) => void };

/** pdf-lib listens to a stream, as an older fontkit gave it; the new one encodes at once. */
const streamOf = (subset: Subset) => () => {
  const handlers: Handlers = {};
  const run = (): void => {
    try {
      handlers.data?.(subset.encode());
      handlers.end?.();
    } catch (error) {
      handlers.error?.(error);
    }
  };
  const stream = {
    on: (event: keyof Handlers, handler: never) => {
      handlers[event] = handler;
      if (event === 'end') queueMicrotask(run);
      return stream;
    },
  };
  return stream;
};

/** A glyph with the one character that it stands for here, by which readers copy text. */
type Letter = Glyph & { readonly codePoints: readonly [number] };

/**
 * The font's own glyphs know the character by which they were first met, and none when they were met as the part of an
 * accented letter: what one document copies would depend on those before it.
 */
const letterOf = (font: Font, codePoint: number): Letter => {
  const { id, advanceWidth } = font.glyphForCodePoint(codePoint);
  return { id, advanceWidth, codePoints: [codePoint] };
};

const read = (bytes: Uint8Array): Font => {
  const font = fontkit.create(Buffer.from(bytes)) as Font;
  const createSubset = font.createSubset.bind(font);
  font.createSubset = () => {
    const subset = createSubset();
    subset.encodeStream = streamOf(subset);
    return subset;
  };
  font.layout = (text) => ({ glyphs: [...text].map((letter) => letterOf(font, letter.codePointAt(0) ?? 0)) });
  return font;
};

const fonts = new WeakMap<Uint8Array, Font>();
/**
 * A font for pdf-lib, read once for all documents. Glyphs are taken one for one: names and figures need neither kerning
 * nor ligatures.
 */
const create = (bytes: Uint8Array): Font => {
  const font = fonts.get(bytes) ?? read(bytes);
  fonts.set(bytes, font);
  return font;
};

/** What `PDFDocument.registerFontkit` takes; fontkit 2 prints what the library's own older one leaves blank. */
export const fontkitForPdf = { create };

/** The characters of a text that a font cannot print. */
export const unprintable = (bytes: Uint8Array, text: string): string[] => {
  const font = create(bytes);
  return [...new Set(text.normalize('NFC'))].filter(
    (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
};
