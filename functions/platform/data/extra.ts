import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { extrasOfAgency, type Key } from '#functions/platform/data/keys.ts';
import { readItem, readPartition } from '#functions/platform/data/read.ts';
import { change, create, remove, type Write } from '#functions/platform/data/write.ts';
import { type Extra, extra } from '#shared/jobs/extra.ts';

/** An id says whose the extra is, so that a call that names nothing else finds it. */
const keyOfId = (id: string): Key => ({ PK: extrasOfAgency(Number(id.split('-')[0])), SK: id });

export const newExtraId = (agency: number): string => `${agency}-${randomUUID()}`;

/** The permanent extras of an agency, by their names. */
export const extrasOf = async (agency: number): Promise<Extra[]> =>
  z
    .parse(z.array(extra), await readPartition(extrasOfAgency(agency)))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'de') || (a._id < b._id ? -1 : 1));

export const getExtra = async (id: string): Promise<Extra | undefined> => {
  const item = await readItem(keyOfId(id));
  return item && z.parse(extra, item);
};

export const createExtra = (stored: Extra): Write => create(keyOfId(stored._id), stored);

export const changeExtra = (before: Extra, after: Extra): Write => change(keyOfId(before._id), before, after);

export const removeExtra = (stored: Extra): Write => remove(keyOfId(stored._id), stored);
