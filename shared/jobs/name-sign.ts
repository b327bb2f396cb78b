/** The text of a name sign: what stands large, and the same in Latin letters beneath it where the guest gave both. */
export type SignText = { readonly main: string; readonly latin: string };

/** Where a written name ends and its other spelling begins: `田中 様 / Mr Tanaka`, `السيد الهاشمي (Mr Al-Hashimi)`. */
const BETWEEN_SPELLINGS = /\s*[/|()（）\n]\s*|\s+[-–—]\s+/u;

const isLatin = (text: string): boolean => !/\p{L}/u.test(text.replace(/\p{Script=Latin}/gu, ''));

/** Reads a name sign: of two spellings of a name, the one in other letters than Latin is the main one. */
export const signText = (nameSign: string): SignText => {
  const whole = nameSign.trim().replace(/\s+/gu, ' ');
  const [first = '', second = '', ...more] = nameSign
    .split(BETWEEN_SPELLINGS)
    .filter((part) => /\p{L}/u.test(part));
  if (!second || more.length > 0 || isLatin(first) === isLatin(second)) return { main: whole, latin: '' };
  const [main, latin] = isLatin(first) ? [second, first] : [first, second];
  return { main: main.trim(), latin: latin.trim() };
};

/** The writing that a sign is set in, as a language tag: Chinese and Japanese draw the same characters differently. */
export const scriptOf = (text: string, readingLanguage: string): 'ar' | 'ja' | 'zh' | 'ru' | undefined => {
  if (/\p{Script=Arabic}/u.test(text)) return 'ar';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Han}/u.test(text)) return readingLanguage === 'ja' ? 'ja' : 'zh';
  return /\p{Script=Cyrillic}/u.test(text) ? 'ru' : undefined;
};

const MOST_LINES = 3;
/** More words than these are broken only after every second, third word, or the ways to break them are too many. */
const MOST_WORDS = 12;

/** Words that belong to the one behind them: no line ends with `von` or `عبد`. */
const PARTICLES =
  /(?<=^|\s)(von|van|vom|zu|zum|de|del|della|der|den|di|da|dos|la|le|bin|ibn|abd|abu|al|el|عبد|أبو|ابو|بن|ابن|آل)\s+/giu;

const KEPT = '\u00a0';

const namesOf = (text: string): string[] =>
  text
    .replace(PARTICLES, `$1${KEPT}`)
    .split(/[^\S\u00a0]+/u)
    .map((name) => name.replaceAll(KEPT, ' ').trim())
    .filter(Boolean);

const wordsOf = (text: string): string[] => {
  const words = namesOf(text);
  const atOnce = Math.ceil(words.length / MOST_WORDS);
  return Array.from({ length: Math.ceil(words.length / atOnce) }, (_, at) =>
    words.slice(at * atOnce, (at + 1) * atOnce).join(' '),
  );
};

/** All ways to set a text in up to three lines, broken between words; the fewest lines first. */
export const lineChoices = (text: string): string[][] => {
  const words = wordsOf(text);
  const waysOf = (from: number, lines: number): string[][] => {
    if (lines === 1) return [[words.slice(from).join(' ')]];
    const lastBreak = words.length - lines + 1;
    return Array.from({ length: lastBreak - from }, (_, at) => from + at + 1).flatMap((end) =>
      waysOf(end, lines - 1).map((rest) => [words.slice(from, end).join(' '), ...rest]),
    );
  };
  return Array.from({ length: Math.min(MOST_LINES, words.length) }, (_, at) => waysOf(0, at + 1)).flat();
};

/** How large a line's letters are drawn at a size of 1: advance, and height above and below the line. */
export type LineSize = { readonly width: number; readonly ascent: number; readonly descent: number };

type Room = { readonly width: number; readonly height: number };

export type FittedSign = {
  readonly size: number;
  readonly lines: readonly { readonly text: string; readonly baseline: number }[];
};

/** Between the ink of two lines, of the size of the type. */
const GAP = 0.2;
/** One line is read faster than two: another line has to make the type this much larger. */
const WORTH_A_LINE = 1.15;

/** From one baseline to the next, the same for all lines. */
const stepOf = (sizes: readonly LineSize[]): number =>
  Math.max(0, ...sizes.slice(1).map(({ ascent }, at) => (sizes[at]?.descent ?? 0) + ascent)) + GAP;

const heightOf = (sizes: readonly LineSize[]): number =>
  (sizes[0]?.ascent ?? 0) + stepOf(sizes) * (sizes.length - 1) + (sizes.at(-1)?.descent ?? 0);

/**
 * Sets a text as large as its room allows, in the lines that serve it best, its ink in the middle of the height.
 * @param room in any unit, which size and baselines are in too
 * @param sizeOf measures a line at a size of 1
 */
export const fitSign = (text: string, room: Room, sizeOf: (line: string) => LineSize): FittedSign => {
  const fitted = lineChoices(text).map((lines) => {
    const sizes = lines.map(sizeOf);
    const widest = Math.max(...sizes.map(({ width }) => width));
    return { lines, sizes, size: Math.min(room.width / widest, room.height / heightOf(sizes)) };
  });
  const best = fitted.reduce((chosen, other) => {
    const worth = WORTH_A_LINE ** (other.lines.length - chosen.lines.length);
    return other.size > chosen.size * worth ? other : chosen;
  });
  const top = (room.height - heightOf(best.sizes) * best.size) / 2;
  const first = top + (best.sizes[0]?.ascent ?? 0) * best.size;
  const step = stepOf(best.sizes) * best.size;
  return {
    size: best.size,
    lines: best.lines.map((text, at) => ({ text, baseline: first + at * step })),
  };
};
