import { setTimeout as delay } from 'node:timers/promises';
import { DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import { DescribeStreamCommand, type Shard } from '@aws-sdk/client-dynamodb-streams';
import type { AwsClients } from '../engines/aws-clients.ts';
import type { EventSource } from '../template/event-sources.ts';
import { SHARD_ENDED } from './checkpoints.ts';
import { readShard } from './read-shard.ts';
import { openStreamMapping, type StreamSurroundings } from './stream-mapping.ts';
import { streamRecord } from './stream-record.ts';

/** Milliseconds between two looks for new shards. */
const NEW_SHARDS_EVERY = 5_000;

const streamOf = async ({ dynamodb }: AwsClients, sourceArn: string): Promise<string> => {
  const TableName = /:table\/([^/]+)\//.exec(sourceArn)?.[1];
  const { Table } = await dynamodb.send(new DescribeTableCommand({ TableName }));
  if (Table?.LatestStreamArn === undefined) throw new Error(`The table ${TableName} has no stream.`);
  return Table.LatestStreamArn;
};

/** Of sequence numbers the earliest; undefined, the shard's beginning, comes before all. */
const earliest = (positions: readonly (string | undefined)[]): string | undefined =>
  positions.reduce((first, position) => {
    if (first === undefined || position === undefined) return undefined;
    return BigInt(position) < BigInt(first) ? position : first;
  });

/**
 * Reads a table's stream for all of its mappings until the signal ends it or a read fails. In the cloud each mapping
 * reads for itself; here one reader hands on to all, because reading is what costs.
 *
 * @param sources the mappings of one stream, at least one
 */
export const runStreamSources = async (
  sources: readonly EventSource[],
  around: StreamSurroundings,
): Promise<void> => {
  const { clients } = around;
  // Ends all readers when one of them, or a mapping, fails.
  const failure = new AbortController();
  const signal = AbortSignal.any([around.signal, failure.signal]);
  const streamArn = await streamOf(clients, sources[0]?.sourceArn ?? '');
  const mappings = sources.map((source) => openStreamMapping(source, streamArn, { ...around, signal }));

  const readOn = async (shardId: string): Promise<void> => {
    const shard = { client: clients.streams, streamArn, shardId };
    const open = mappings.filter(({ positionIn }) => positionIn(shardId) !== SHARD_ENDED);
    const start = earliest(open.map(({ positionIn }) => positionIn(shardId)));
    const works = open.map(({ workOn }) => workOn(shardId));
    try {
      for await (const records of readShard(shard, start, signal)) {
        const read = records.map((record) => streamRecord(record, streamArn));
        for (const { take, drained } of works) {
          take(read);
          drained().catch((error: unknown) => failure.abort(error));
        }
      }
    } finally {
      // Also when the read was broken off: positions are closed only when nobody moves them any more.
      await Promise.all(works.map(({ drained }) => drained()));
    }
    if (!signal.aborted) for (const { end } of works) end();
  };

  const listShards = async (): Promise<readonly Shard[]> => {
    const { StreamDescription } = await clients.streams.send(
      new DescribeStreamCommand({ StreamArn: streamArn }),
    );
    return StreamDescription?.Shards ?? [];
  };

  const reading = new Map<string, Promise<void>>();
  const startReaders = async (): Promise<void> => {
    const shards = await listShards();
    const isOpen = (id: string | undefined): boolean =>
      shards.some(({ ShardId }) => ShardId === id) &&
      mappings.some(({ positionIn }) => positionIn(id ?? '') !== SHARD_ENDED);
    // A child's records come after all of its parent's.
    for (const { ShardId, ParentShardId } of shards)
      if (ShardId !== undefined && isOpen(ShardId) && !isOpen(ParentShardId) && !reading.has(ShardId))
        reading.set(
          ShardId,
          readOn(ShardId).finally(() => reading.delete(ShardId)),
        );
  };
  try {
    while (!signal.aborted) {
      await startReaders();
      await Promise.race([...reading.values(), delay(NEW_SHARDS_EVERY, undefined, { signal })]);
    }
  } catch (error) {
    throw failure.signal.aborted ? failure.signal.reason : error;
  } finally {
    failure.abort();
    await Promise.allSettled(reading.values());
    for (const { close } of mappings) close();
  }
};
