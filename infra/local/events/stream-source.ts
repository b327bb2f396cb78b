import { setTimeout as delay } from 'node:timers/promises';
import { DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import { DescribeStreamCommand, type Shard } from '@aws-sdk/client-dynamodb-streams';
import { GetQueueUrlCommand, SendMessageCommand } from '@aws-sdk/client-sqs';
import type { AwsClients } from '../engines/aws-clients.ts';
import type { EventSource } from '../template/event-sources.ts';
import type { Functions } from '../workers/functions.ts';
import { openCheckpoints, SHARD_ENDED } from './checkpoints.ts';
import { deliverBatch } from './deliver-batch.ts';
import { compilePattern } from './event-pattern.ts';
import { readShard } from './read-shard.ts';
import { type StreamRecord, streamRecord } from './stream-record.ts';

/** Milliseconds between two looks for new shards. */
const NEW_SHARDS_EVERY = 5_000;

type Surroundings = {
  readonly clients: AwsClients;
  readonly functions: Functions;
  /** Keeps how far each mapping has read. */
  readonly folder: string;
  readonly signal: AbortSignal;
};

const streamOf = async ({ dynamodb }: AwsClients, sourceArn: string): Promise<string> => {
  const TableName = /:table\/([^/]+)\//.exec(sourceArn)?.[1];
  const { Table } = await dynamodb.send(new DescribeTableCommand({ TableName }));
  if (Table?.LatestStreamArn === undefined) throw new Error(`The table ${TableName} has no stream.`);
  return Table.LatestStreamArn;
};

const failureMessage = (source: EventSource, records: readonly StreamRecord[], attempts: number) => ({
  version: '1.0',
  timestamp: new Date().toISOString(),
  requestContext: {
    functionArn: source.functionName,
    condition: 'RetryAttemptsExhausted',
    approximateInvokeCount: attempts,
  },
  DDBStreamBatchInfo: {
    startSequenceNumber: records[0]?.dynamodb.SequenceNumber,
    endSequenceNumber: records.at(-1)?.dynamodb.SequenceNumber,
    batchSize: records.length,
    streamArn: records[0]?.eventSourceARN,
  },
});

/** Reads a table's stream for one mapping until the signal ends it or a read fails. */
export const runStreamSource = async (source: EventSource, around: Surroundings): Promise<void> => {
  const { clients, functions } = around;
  // Ends the readers of the other shards when one fails.
  const failure = new AbortController();
  const signal = AbortSignal.any([around.signal, failure.signal]);
  const streamArn = await streamOf(clients, source.sourceArn);
  const checkpoints = openCheckpoints(around.folder, source.id, streamArn);
  const patterns = source.patterns.map(compilePattern);
  const isWanted = (record: StreamRecord): boolean =>
    patterns.length === 0 || patterns.some((matches) => matches(record));

  const giveUp = async (records: readonly StreamRecord[], attempts: number): Promise<void> => {
    if (source.deadLetterQueue === undefined) return;
    const { QueueUrl } = await clients.sqs.send(
      new GetQueueUrlCommand({ QueueName: source.deadLetterQueue }),
    );
    const MessageBody = JSON.stringify(failureMessage(source, records, attempts));
    await clients.sqs.send(new SendMessageCommand({ QueueUrl, MessageBody }));
  };

  const work = async (shardId: string): Promise<void> => {
    const shard = { client: clients.streams, streamArn, shardId };
    for await (const records of readShard(shard, checkpoints.of(shardId), signal)) {
      const wanted = records.map((record) => streamRecord(record, streamArn)).filter(isWanted);
      let isDone = true;
      for (let from = 0; isDone && from < wanted.length; from += source.batchSize)
        isDone = await deliverBatch(wanted.slice(from, from + source.batchSize), {
          source,
          invoke: (event) => functions.invoke(source.functionName, event),
          giveUp,
          signal,
        });
      const last = records.at(-1)?.dynamodb?.SequenceNumber;
      // What was worked off while the stack ended stays worked off: after a restart it does not come again.
      if (last !== undefined && isDone) checkpoints.set(shardId, last);
    }
    if (!signal.aborted) checkpoints.set(shardId, SHARD_ENDED);
  };

  const listShards = async (): Promise<readonly Shard[]> => {
    const { StreamDescription } = await clients.streams.send(
      new DescribeStreamCommand({ StreamArn: streamArn }),
    );
    return StreamDescription?.Shards ?? [];
  };

  const working = new Map<string, Promise<void>>();
  const startReaders = async (): Promise<void> => {
    const shards = await listShards();
    const isOpen = (id: string | undefined): boolean =>
      shards.some(({ ShardId }) => ShardId === id) && checkpoints.of(id ?? '') !== SHARD_ENDED;
    // A child's records come after all of its parent's.
    for (const { ShardId, ParentShardId } of shards)
      if (ShardId !== undefined && isOpen(ShardId) && !isOpen(ParentShardId) && !working.has(ShardId))
        working.set(
          ShardId,
          work(ShardId).finally(() => working.delete(ShardId)),
        );
  };
  try {
    while (!signal.aborted) {
      await startReaders();
      await Promise.race([...working.values(), delay(NEW_SHARDS_EVERY, undefined, { signal })]);
    }
  } finally {
    failure.abort();
    await Promise.allSettled(working.values());
  }
};
