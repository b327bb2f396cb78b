import * as fontkit from 'fontkit';

type Glyph = { readonly id: number };
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

/** A font for pdf-lib. Glyphs are taken one for one: names and figures need neither kerning nor ligatures. */
const create = (bytes: Uint8Array): Font => {
  const font = fontkit.create(Buffer.from(bytes)) as Font;
  const createSubset = font.createSubset.bind(font);
  font.createSubset = () => {
    const subset = createSubset();
    subset.encodeStream = streamOf(subset);
    return subset;
  };
  const known = new Map<string, Glyph>();
  const glyphOf = (character: string): Glyph => {
    const glyph = known.get(character) ?? font.glyphForCodePoint(character.codePointAt(0) ?? 0);
    known.set(character, glyph);
    return glyph;
  };
  font.layout = (text) => ({ glyphs: [...text.normalize('NFC')].map(glyphOf) });
  return font;
};

/** What `PDFDocument.registerFontkit` takes; fontkit 2 prints what the library's own older one leaves blank. */
export const fontkitForPdf = { create };

/** The characters of a text that a font cannot print. */
export const unprintable = (bytes: Uint8Array, text: string): string[] => {
  const font = fontkit.create(Buffer.from(bytes)) as Font;
  return [...new Set(text.normalize('NFC'))].filter(
    (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
};
