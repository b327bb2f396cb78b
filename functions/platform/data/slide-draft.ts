import * as z from 'zod/mini';
import { slideSetKey } from '#functions/platform/data/keys.ts';
import { readItem } from '#functions/platform/data/read.ts';
import { change, create, type Write } from '#functions/platform/data/write.ts';
import { type SlideSet, slideSet } from '#shared/content/slide-draft.ts';

/** The slides as the office edits them, once it has. */
export const getSlideSet = async (): Promise<SlideSet | undefined> => {
  const item = await readItem(slideSetKey);
  return item && z.parse(slideSet, item);
};

/** Stores the set in place of the one that was read; `version` 0 was never stored. */
export const writeSlideSet = (before: SlideSet, after: SlideSet): Write =>
  before.version === 0 ? create(slideSetKey, { ...after, version: 1 }) : change(slideSetKey, before, after);
