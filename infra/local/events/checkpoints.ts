import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const stateSchema = z.object({
  streamArn: z.string(),
  /** By shard: the last sequence number worked off, or `ended`. */
  shards: z.record(z.string(), z.string()),
});

export const SHARD_ENDED = 'ended';

export type Checkpoints = {
  readonly of: (shardId: string) => string | undefined;
  readonly set: (shardId: string, position: string) => void;
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

/** How far one mapping has read a stream. Another stream, of a new table, begins anew. */
export const openCheckpoints = (folder: string, id: string, streamArn: string): Checkpoints => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${id}.json`);
  const state = readState(file, streamArn);
  return {
    of: (shardId) => state.shards[shardId],
    set: (shardId, position) => {
      state.shards[shardId] = position;
      writeFileSync(`${file}.new`, JSON.stringify(state));
      renameSync(`${file}.new`, file);
    },
  };
};
