import * as z from 'zod/mini';
import { type Key, PICTURES } from '#functions/platform/data/keys.ts';
import { readItem, readPartition } from '#functions/platform/data/read.ts';
import { change, create, remove, type Write } from '#functions/platform/data/write.ts';
import { type Picture, picture } from '#shared/content/picture.ts';

const keyOf = (id: string): Key => ({ PK: PICTURES, SK: id });

/** The pictures that the office has uploaded, the latest first. */
export const readPictures = async (): Promise<Picture[]> =>
  z
    .parse(z.array(picture), await readPartition(PICTURES))
    .toSorted((a, b) => b.uploaded.at.localeCompare(a.uploaded.at) || (a._id < b._id ? -1 : 1));

export const getPicture = async (id: string): Promise<Picture | undefined> => {
  const item = await readItem(keyOf(id));
  return item && z.parse(picture, item);
};

export const createPicture = (stored: Picture): Write => create(keyOf(stored._id), stored);

export const changePicture = (before: Picture, after: Picture): Write =>
  change(keyOf(before._id), before, after);

export const removePicture = (stored: Picture): Write => remove(keyOf(stored._id), stored);
