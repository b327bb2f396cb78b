/** Width of an average letter in parts of the font size; Sofia Sans at weight 800. */
const LETTER_WIDTH = 0.56;

/** From here on letters are square: Chinese, Japanese, Korean. */
const WIDE_SCRIPTS = 0x2e80;

const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + ((letter.codePointAt(0) ?? 0) >= WIDE_SCRIPTS ? 1 : LETTER_WIDTH),
    0,
  );

/** Splits between words so that both lines are about equally long; a single word stays whole. */
const inTwoLines = (text: string): string[] => {
  const words = text.split(/\s+/);
  const splits = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, width: Math.max(...lines.map(widthOf)) };
  });
  return splits.sort((a, b) => a.width - b.width)[0]?.lines ?? [text];
};

/** The lines of a name sign and a font size at which they fill a board of this width, one line if possible. */
export const fitSign = (
  text: string,
  board: { width: number; largest: number },
): { lines: string[]; fontSize: number } => {
  const shown = text.trim();
  const sizeFor = (lines: readonly string[]): number =>
    Math.min(board.largest, board.width / Math.max(1, ...lines.map(widthOf)));
  const oneLine = [shown];
  if (sizeFor(oneLine) >= board.largest * 0.72) return { lines: oneLine, fontSize: sizeFor(oneLine) };
  const lines = inTwoLines(shown);
  return { lines, fontSize: Math.min(sizeFor(lines), board.largest * 0.96) };
};
