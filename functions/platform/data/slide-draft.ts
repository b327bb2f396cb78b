import * as z from 'zod/mini';
import { SLIDE_VERSIONS, slideSetKey, slideVersionKey } from '#functions/platform/data/keys.ts';
import { readItem, readPartition } from '#functions/platform/data/read.ts';
import { change, create, type Write } from '#functions/platform/data/write.ts';
import { type SlideSet, type SlideVersion, slideSet, slideVersion } from '#shared/content/slide-draft.ts';

/** The slides as the office edits them, once it has. */
export const getSlideSet = async (): Promise<SlideSet | undefined> => {
  const item = await readItem(slideSetKey);
  return item && z.parse(slideSet, item);
};

/** Stores the set in place of the one that was read; `version` 0 was never stored. */
export const writeSlideSet = (before: SlideSet, after: SlideSet): Write =>
  before.version === 0 ? create(slideSetKey, { ...after, version: 1 }) : change(slideSetKey, before, after);

/** Keeps what is published now; its number must be new. */
export const createSlideVersion = (version: SlideVersion): Write =>
  create(slideVersionKey(version.number), version);

/** What was published of the slides, the latest first. */
export const readSlideVersions = async (): Promise<SlideVersion[]> =>
  z.parse(z.array(slideVersion), (await readPartition(SLIDE_VERSIONS)).toReversed());

export const getSlideVersion = async (number: number): Promise<SlideVersion | undefined> => {
  const item = await readItem(slideVersionKey(number));
  return item && z.parse(slideVersion, item);
};
