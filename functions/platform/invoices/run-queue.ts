import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import { answeredWithin } from '#functions/platform/answered-within.ts';
import { environment } from '#functions/platform/environment.ts';
import { servedRequest } from '#functions/platform/request-trace.ts';
import { airportId } from '#shared/catalogue/airport.ts';

const REQUEST_TIMEOUT_MS = 5000;
const sqs = new SQSClient({ maxAttempts: 3, requestHandler: answeredWithin(REQUEST_TIMEOUT_MS) });
/** As many as one call takes. */
const BATCH = 10;

/** What the workers of invoice runs are told to do. Doing it twice does it once. */
export const runTask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('start'), run_id: z.string() }),
  z.object({ kind: z.literal('bill'), run_id: z.string(), agency_id: z.int(), airport: airportId }),
  z.object({ kind: z.literal('finish'), run_id: z.string() }),
  z.object({ kind: z.literal('export'), export_id: z.string() }),
]);
export type RunTask = z.infer<typeof runTask>;

/** The message attribute that says for whom a task is done. */
const REQUEST_ID = 'requestId';

const forRequest = (requestId: string | undefined) =>
  requestId && { MessageAttributes: { [REQUEST_ID]: { DataType: 'String', StringValue: requestId } } };

/** For whom a task is done. */
export const requestOfTask = ({ messageAttributes }: Pick<SQSRecord, 'messageAttributes'>) =>
  messageAttributes[REQUEST_ID]?.stringValue;

/** Hands tasks to the workers; with a delay, after so many seconds. */
export const sendTasks = async (tasks: readonly RunTask[], delaySeconds = 0): Promise<void> => {
  for (let start = 0; start < tasks.length; start += BATCH) {
    const { Failed = [] } = await sqs.send(
      new SendMessageBatchCommand({
        QueueUrl: environment.RUN_QUEUE_URL,
        Entries: tasks.slice(start, start + BATCH).map((task, index) => ({
          Id: String(index),
          MessageBody: JSON.stringify(task),
          DelaySeconds: delaySeconds,
          ...forRequest(servedRequest()),
        })),
      }),
    );
    if (Failed.length > 0) throw new Error(`${Failed.length} tasks were not taken by the queue`);
  }
};
