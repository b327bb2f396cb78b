import type { CSSProperties } from 'react';
import type { Stretch } from '#shared/jobs/day-board.ts';

const percent = (part: number): string => `${(part * 100).toFixed(4)}%`;

/** Where a part of the day lies in a row that shows the hours of `shown`. */
export const placeStyle = (
  { start, end }: Stretch,
  shown: Stretch,
  lane = 0,
): CSSProperties & { '--lane': number } => ({
  insetInlineStart: percent((start - shown.start) / (shown.end - shown.start)),
  inlineSize: percent((end - start) / (shown.end - shown.start)),
  '--lane': lane,
});
