import { setTimeout as delay } from 'node:timers/promises';
import {
  type _Record,
  type DynamoDBStreamsClient,
  ExpiredIteratorException,
  GetRecordsCommand,
  GetShardIteratorCommand,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams';

/** Milliseconds between two looks at the stream, four in a second as Lambda takes: each costs processor time, found or not. */
const PAUSE = 250;
const MOST_RECORDS = 100;

type Shard = { readonly client: DynamoDBStreamsClient; readonly streamArn: string; readonly shardId: string };

const iteratorAfter = async (
  { client, streamArn, shardId }: Shard,
  after: string | undefined,
): Promise<string | undefined> => {
  const from =
    after === undefined
      ? ({ ShardIteratorType: 'TRIM_HORIZON' } as const)
      : ({ ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after } as const);
  const place = { StreamArn: streamArn, ShardId: shardId };
  return (await client.send(new GetShardIteratorCommand({ ...place, ...from }))).ShardIterator;
};

/**
 * Reads a shard's records from a position to the shard's end. Locally the stream begins with the stack, so that a
 * reader without a position reads all of it, whatever its mapping's starting position says.
 */
export async function* readShard(
  shard: Shard,
  start: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<readonly _Record[]> {
  let position = start;
  let iterator = await iteratorAfter(shard, position);
  while (iterator !== undefined && !signal.aborted) {
    try {
      const answer = await shard.client.send(
        new GetRecordsCommand({ ShardIterator: iterator, Limit: MOST_RECORDS }),
      );
      const records = answer.Records ?? [];
      iterator = answer.NextShardIterator;
      if (records.length > 0) yield records;
      position = records.at(-1)?.dynamodb?.SequenceNumber ?? position;
      // As many as fit: more are waiting.
      if (records.length < MOST_RECORDS) await delay(PAUSE, undefined, { signal });
    } catch (error) {
      if (error instanceof TrimmedDataAccessException) position = undefined;
      else if (!(error instanceof ExpiredIteratorException)) throw error;
      iterator = await iteratorAfter(shard, position);
    }
  }
}
