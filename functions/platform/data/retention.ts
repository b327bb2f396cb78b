import * as z from 'zod/mini';
import { retentionKey } from '#functions/platform/data/keys.ts';
import { readItem } from '#functions/platform/data/read.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { environment } from '#functions/platform/environment.ts';
import type { ScheduledKind } from '#shared/users/retention.ts';

const progress = z.object({
  /** The last day or month of which everything was looked at. */
  done: z.string(),
  /** What could not be taken out then, or is just being taken out, by its id: it is tried again. */
  left: z.array(z.string()),
  /** How much was taken out of which the audit log does not tell yet. */
  untold: z._default(z.int(), 0),
});
export type Progress = z.infer<typeof progress>;

/** How far the schedule has come with a kind; undefined before its first turn. */
export const getProgress = async (kind: ScheduledKind): Promise<Progress | undefined> => {
  const item = await readItem(retentionKey(kind));
  return item && z.parse(progress, item);
};

/** Two turns at once do the same work: whichever writes last is right. */
export const keepProgress = (kind: ScheduledKind, stored: Progress): Write => ({
  Put: { TableName: environment.TABLE_NAME, Item: { ...stored, ...retentionKey(kind) } },
});
