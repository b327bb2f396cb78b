import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const stateSchema = z.object({
  streamArn: z.string(),
  /** By shard: the last sequence number worked off, or `ended`. */
  shards: z.record(z.string(), z.string()),
});

export const SHARD_ENDED = 'ended';

/** A write to the disk holds up the whole stack for a moment, and positions move with every write to the table. */
const WRITTEN_EVERY_MS = 500;

export type Checkpoints = {
  readonly of: (shardId: string) => string | undefined;
  readonly set: (shardId: string, position: string) => void;
  /** Writes what is not written yet. */
  readonly close: () => void;
};

const readState = (file: string, streamArn: string): z.infer<typeof stateSchema> => {
  try {
    const state = z.parse(stateSchema, JSON.parse(readFileSync(file, 'utf8')));
    if (state.streamArn === streamArn) return state;
  } catch {
    // No file yet, or half a file: the stream is read from its beginning, and work is done once all the same.
  }
  return { streamArn, shards: {} };
};

/**
 * How far one mapping has read a stream. Another stream, of a new table, begins anew. After a crash the work of the
 * last moment comes again; it is done once all the same.
 *
 * @param folder undefined keeps nothing beyond this run.
 */
export const openCheckpoints = (folder: string | undefined, id: string, streamArn: string): Checkpoints => {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const file = folder && join(folder, `${id}.json`);
  const state = file ? readState(file, streamArn) : { streamArn, shards: {} };
  let timer: NodeJS.Timeout | undefined;
  const write = (): void => {
    timer = undefined;
    if (!file) return;
    writeFileSync(`${file}.new`, JSON.stringify(state));
    renameSync(`${file}.new`, file);
  };
  return {
    of: (shardId) => state.shards[shardId],
    set: (shardId, position) => {
      state.shards[shardId] = position;
      timer ??= file ? setTimeout(write, WRITTEN_EVERY_MS) : undefined;
    },
    close: () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      write();
    },
  };
};
