import { GetQueueUrlCommand, SendMessageCommand } from '@aws-sdk/client-sqs';
import type { AwsClients } from '../engines/aws-clients.ts';
import type { EventSource } from '../template/event-sources.ts';
import type { Functions } from '../workers/functions.ts';
import { openCheckpoints, SHARD_ENDED } from './checkpoints.ts';
import { deliverBatch } from './deliver-batch.ts';
import { compilePattern } from './event-pattern.ts';
import type { StreamRecord } from './stream-record.ts';

export type StreamSurroundings = {
  readonly clients: AwsClients;
  readonly functions: Functions;
  /** Keeps how far each mapping has read; undefined keeps nothing. */
  readonly folder: string | undefined;
  readonly signal: AbortSignal;
};

/** What one mapping does with the records of one shard. */
export type ShardWork = {
  /** Takes records over, in their order; what was worked off before is passed over. */
  readonly take: (records: readonly StreamRecord[]) => void;
  /** Settles when all that was taken is worked off, or the signal has ended it. @throws what giving up threw */
  readonly drained: () => Promise<void>;
  readonly end: () => void;
};

export type StreamMapping = {
  /** The last sequence number worked off, `SHARD_ENDED`, or undefined. */
  readonly positionIn: (shardId: string) => string | undefined;
  readonly workOn: (shardId: string) => ShardWork;
  /** Keeps how far it came. */
  readonly close: () => void;
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

const sequenceOf = ({ dynamodb }: StreamRecord): string => dynamodb.SequenceNumber ?? '0';

const isAfter = (sequence: string, position: string | undefined): boolean =>
  position === undefined || (position !== SHARD_ENDED && BigInt(sequence) > BigInt(position));

/** A stream's mapping to a function: filters, batches, retries, gives up, and remembers how far it came. */
export const openStreamMapping = (
  source: EventSource,
  streamArn: string,
  { clients, functions, folder, signal }: StreamSurroundings,
): StreamMapping => {
  const checkpoints = openCheckpoints(folder, source.id, streamArn);
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

  const delivery = {
    source,
    invoke: (event: unknown) => functions.invoke(source.functionName, event),
    giveUp,
    signal,
  };

  const workOn = (shardId: string): ShardWork => {
    const waiting: StreamRecord[] = [];
    let last: string | undefined;
    let working: Promise<void> | undefined;

    const workOff = async (): Promise<void> => {
      while (waiting.length > 0) {
        const batch = waiting.slice(0, source.batchSize);
        // What was worked off while the stack ended stays worked off: after a restart it does not come again.
        if (!(await deliverBatch(batch, delivery))) return;
        waiting.splice(0, batch.length);
        const position = waiting.length > 0 ? batch.at(-1)?.dynamodb.SequenceNumber : last;
        if (position !== undefined) checkpoints.set(shardId, position);
      }
      working = undefined;
    };

    return {
      take: (records) => {
        const fresh = records.filter((record) => isAfter(sequenceOf(record), checkpoints.of(shardId)));
        last = fresh.at(-1)?.dynamodb.SequenceNumber ?? last;
        waiting.push(...fresh.filter(isWanted));
        if (waiting.length > 0) working ??= workOff();
        else if (last !== undefined) checkpoints.set(shardId, last);
      },
      drained: async () => working,
      end: () => checkpoints.set(shardId, SHARD_ENDED),
    };
  };

  return { positionIn: checkpoints.of, workOn, close: checkpoints.close };
};
