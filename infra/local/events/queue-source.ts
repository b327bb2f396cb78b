import {
  DeleteMessageBatchCommand,
  GetQueueUrlCommand,
  type Message,
  ReceiveMessageCommand,
} from '@aws-sdk/client-sqs';
import * as z from 'zod/mini';
import type { AwsClients } from '../engines/aws-clients.ts';
import type { EventSource } from '../template/event-sources.ts';
import { REGION } from '../template/local-names.ts';
import type { Functions } from '../workers/functions.ts';

const LONG_POLL_SECONDS = 20;
/** As many as there are workers of one function. */
const MOST_READERS = 4;

const resultSchema = z.object({
  batchItemFailures: z.optional(z.array(z.object({ itemIdentifier: z.string() }))),
});

type Surroundings = {
  readonly clients: AwsClients;
  readonly functions: Functions;
  readonly signal: AbortSignal;
};

/** Lambda writes their names small. */
const attributesOf = ({ MessageAttributes = {} }: Message) =>
  Object.fromEntries(
    Object.entries(MessageAttributes).map(([name, { DataType, StringValue, BinaryValue }]) => [
      name,
      { dataType: DataType, stringValue: StringValue, binaryValue: BinaryValue },
    ]),
  );

const queueRecord = (message: Message, sourceArn: string) => ({
  messageId: message.MessageId,
  receiptHandle: message.ReceiptHandle,
  body: message.Body,
  attributes: message.Attributes ?? {},
  messageAttributes: attributesOf(message),
  md5OfBody: message.MD5OfBody,
  eventSource: 'aws:sqs',
  eventSourceARN: sourceArn,
  awsRegion: REGION,
});

const workedOff = (
  result: unknown,
  messages: readonly Message[],
  source: EventSource,
): readonly Message[] => {
  const read = z.safeParse(resultSchema, result);
  const failures = (source.reportsFailedItems && read.success && read.data.batchItemFailures) || [];
  const failed = new Set(failures.map(({ itemIdentifier }) => itemIdentifier));
  return messages.filter(({ MessageId }) => !failed.has(MessageId ?? ''));
};

/**
 * Hands a queue's messages to its function until the signal ends it. What fails stays in the queue and comes again
 * after its visibility timeout; the queue itself moves it to its dead letters.
 */
export const runQueueSource = async (source: EventSource, around: Surroundings): Promise<void> => {
  const { clients, functions, signal } = around;
  const QueueName = source.sourceArn.split(':').at(-1);
  const { QueueUrl } = await clients.sqs.send(new GetQueueUrlCommand({ QueueName }));
  const receive = new ReceiveMessageCommand({
    QueueUrl,
    MaxNumberOfMessages: Math.min(source.batchSize, 10),
    WaitTimeSeconds: LONG_POLL_SECONDS,
    MessageSystemAttributeNames: ['All'],
    MessageAttributeNames: ['All'],
  });
  const readOn = async (): Promise<void> => {
    const { Messages: messages = [] } = await clients.sqs.send(receive, { abortSignal: signal });
    if (messages.length === 0) return;
    const done = await functions
      .invoke(source.functionName, {
        Records: messages.map((message) => queueRecord(message, source.sourceArn)),
      })
      .then(
        (result) => workedOff(result, messages, source),
        () => [],
      );
    if (done.length === 0) return;
    const Entries = done.map(({ MessageId, ReceiptHandle }) => ({ Id: MessageId, ReceiptHandle }));
    await clients.sqs.send(new DeleteMessageBatchCommand({ QueueUrl, Entries }));
  };
  const keepReading = async (): Promise<void> => {
    while (!signal.aborted) await readOn();
  };
  await Promise.all(Array.from({ length: Math.min(source.mostAtOnce, MOST_READERS) }, keepReading));
};
