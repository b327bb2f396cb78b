import type { LineSize } from '#shared/jobs/name-sign.ts';

const JAPANESE = '"Hiragino Sans", "Yu Gothic", "Meiryo", "Noto Sans CJK JP", "Noto Sans JP"';
const CHINESE = '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC"';

/** The type of signs: ours for Latin, Cyrillic, Greek and Arabic letters, the system's for Chinese and Japanese. */
export const signFont = (script: string | undefined): string =>
  [
    '"Sofia Sans Variable"',
    '"Noto Sans Arabic Variable"',
    ...(script === 'ja' ? [JAPANESE, CHINESE] : [CHINESE, JAPANESE]),
    'sans-serif',
  ].join(', ');

export const SIGN_WEIGHT = 750;

/** Large, so that hinting does not count. */
const SIZE = 200;

/**
 * Measures lines of a sign. The fonts must have been loaded.
 * @returns the size of a line's ink, or its advance where that is wider, at a size of 1
 */
export const lineMeasure = (font: string) => {
  const context = document.createElement('canvas').getContext('2d');
  return (line: string): LineSize => {
    if (!context) throw new Error('This browser cannot measure type.');
    context.font = `${SIGN_WEIGHT} ${SIZE}px ${font}`;
    const ink = context.measureText(line);
    return {
      width: Math.max(ink.width, ink.actualBoundingBoxLeft + ink.actualBoundingBoxRight) / SIZE,
      ascent: ink.actualBoundingBoxAscent / SIZE,
      descent: ink.actualBoundingBoxDescent / SIZE,
    };
  };
};

/** Loads what a text needs of a font; a font that does not come is replaced by the next one, as on the page. */
export const loadFont = async (font: string, text: string): Promise<void> => {
  await document.fonts.load(`${SIGN_WEIGHT} ${SIZE}px ${font}`, text).catch(() => []);
};
