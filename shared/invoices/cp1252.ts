import { TRANSLITERATIONS } from '#shared/invoices/transliterations.ts';

/** What stands from 0x80 to 0x9F in Windows code page 1252; a blank where nothing does. */
const UPPER_HALF = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

const controlBytes = new Map([...UPPER_HALF].map((char, index) => [char, 0x80 + index] as const));
controlBytes.delete(' ');

const isLatin1 = (code: number): boolean => (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff);

const isHeld = (char: string): boolean =>
  controlBytes.has(char) || (char.length === 1 && isLatin1(char.charCodeAt(0)));

/** Accents that were taken off their letters, and what nobody sees: both carry nothing that could be kept. */
const BARE = /[\u0300-\u036f\ufe00-\ufe0f]|\p{Cf}/gu;

const listed = (char: string): string | undefined => {
  const small = char.toLowerCase();
  const letters = TRANSLITERATIONS.get(char) ?? TRANSLITERATIONS.get(small);
  if (letters === undefined || TRANSLITERATIONS.has(char) || small === char) return letters;
  return letters.charAt(0).toUpperCase() + letters.slice(1);
};

/** The characters of the code page that stand for one that it lacks; undefined when there are none. */
const replaced = (char: string): string | undefined => {
  const known = listed(char);
  if (known !== undefined) return known;
  const parts = [...char.normalize('NFKD').replace(BARE, '')];
  const fit = parts.map((part) => (isHeld(part) ? part : listed(part)));
  return fit.includes(undefined) ? undefined : fit.join('');
};

/**
 * A text in the characters of Windows code page 1252: others are written in Latin letters (`Łódź` as `Lódz`), and
 * those that cannot be, such as Chinese ones, are named and left out, never replaced by a question mark.
 */
export const inCp1252 = (text: string): { text: string; unfit: string[] } => {
  const unfit = new Set<string>();
  const fit = Array.from(text.normalize('NFC'), (char) => {
    const written = isHeld(char) ? char : replaced(char);
    if (written === undefined) unfit.add(char);
    return written ?? '';
  });
  return { text: fit.join(''), unfit: [...unfit] };
};

/**
 * The bytes of a text in Windows code page 1252; line ends are `\r\n`.
 * @throws RangeError naming the character that the code page lacks
 */
export const encodeCp1252 = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const byte =
      isLatin1(code) || code === 0x0d || code === 0x0a ? code : controlBytes.get(text.charAt(index));
    if (byte === undefined)
      throw new RangeError(`code page 1252 has no ${JSON.stringify(text.charAt(index))}`);
    bytes[index] = byte;
  }
  return bytes;
};
