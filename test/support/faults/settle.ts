import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
} from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { QuietStack } from '#test/support/faults/quiet-stack.ts';

type Item = Record<string, unknown> & { readonly PK: string; readonly SK: string };

const LONG_AGO = '2026-01-01T00:00:00.000Z';
/** More than any case has work for. */
const MOST_ROUNDS = 40;

/** What is listed under a partition of an index: of the owners' unless said, where what lies open stands. */
export const listed = async (
  { table, clients }: QuietStack,
  partition: string,
  index: 'owner' | 'day' = 'owner',
): Promise<Item[]> => {
  const { Items = [] } = await DynamoDBDocumentClient.from(clients.dynamodb).send(
    new QueryCommand({
      TableName: table.name,
      IndexName: index,
      KeyConditionExpression: `${index}_pk = :pk`,
      ExpressionAttributeValues: { ':pk': partition },
    }),
  );
  return Items as Item[];
};

/** Hands promises to their function one by one, as the stream does; what a dead worker leased is free by now. */
const workOff = async (stack: QuietStack, partition: string, name: string): Promise<boolean> => {
  const waiting = await listed(stack, partition);
  for (const { PK, SK, leased_until } of waiting) {
    if (leased_until) await stack.table.set({ PK, SK }, 'leased_until', LONG_AGO);
    const Records = [{ dynamodb: { Keys: { PK: { S: PK }, SK: { S: SK } } } }];
    await stack.functions.invoke(name, { Records }).catch(() => undefined);
  }
  return waiting.length > 0;
};

const recordOf = ({ MessageId, Body, Attributes }: Message) => ({
  messageId: MessageId,
  body: Body,
  attributes: Attributes,
  messageAttributes: {},
});

/** Takes what lies in the queue and has it done; what failed comes again at once. @returns whether there was any */
export const workOffQueue = async (stack: QuietStack): Promise<boolean> => {
  const { clients, queueUrl: QueueUrl, functions } = stack;
  const { Messages = [] } = await clients.sqs.send(
    new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 5, MessageSystemAttributeNames: ['All'] }),
  );
  if (Messages.length === 0) return false;
  const answer = await functions
    .invoke('invoice-runner', { Records: Messages.map(recordOf) })
    .catch(() => ({ batchItemFailures: Messages.map(({ MessageId }) => ({ itemIdentifier: MessageId })) }));
  const { batchItemFailures } = answer as { batchItemFailures: { itemIdentifier: string }[] };
  for (const { MessageId, ReceiptHandle } of Messages) {
    const isFailed = batchItemFailures.some(({ itemIdentifier }) => itemIdentifier === MessageId);
    const message = { QueueUrl, ReceiptHandle };
    await (isFailed
      ? clients.sqs.send(new ChangeMessageVisibilityCommand({ ...message, VisibilityTimeout: 0 }))
      : clients.sqs.send(new DeleteMessageCommand(message)));
  }
  return true;
};

const openRuns = async (stack: QuietStack): Promise<Item[]> =>
  [...(await listed(stack, 'INVOICE-RUNS')), ...(await listed(stack, 'LEDGER-EXPORTS'))].filter(
    ({ state }) => state === 'running',
  );

/** Half an hour passes without any progress of open runs, then the clock starts the sweep. */
export const sweepAfterSilence = async ({ table, functions }: QuietStack): Promise<void> => {
  const note = { PK: 'RUN-SWEEP', SK: 'NOTE' };
  if (await table.read(note)) await table.set(note, 'since', LONG_AGO);
  await functions.invoke('invoice-runner', { task: 'sweep' });
};

const finishTask = (run_id: unknown) => ({
  messageId: 'finish',
  body: JSON.stringify({ kind: 'finish', run_id }),
  attributes: { ApproximateReceiveCount: '1' },
  messageAttributes: {},
});

/** What is left of runs: their end is due in two seconds, which nobody waits for here. */
const workOffRuns = async (stack: QuietStack): Promise<boolean> => {
  if (await workOffQueue(stack)) return true;
  const open = await openRuns(stack);
  if (open.length === 0) return false;
  const ends = open.filter(({ PK }) => PK.startsWith('INVOICE-RUN#')).map(({ _id }) => finishTask(_id));
  if (ends.length > 0) await stack.functions.invoke('invoice-runner', { Records: ends });
  if ((await openRuns(stack)).length > 0) await sweepAfterSilence(stack);
  return true;
};

/** Does what stream, queue and clock would do, until nothing waits any more. @throws Error when it does not end */
export const settle = async (stack: QuietStack): Promise<void> => {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const issued = await workOff(stack, 'ISSUES-OPEN', 'invoice-issuer');
    const ran = await workOffRuns(stack);
    const sent = await workOff(stack, 'OUTBOX-OPEN', 'mail-sender');
    if (!issued && !ran && !sent) return;
  }
  throw new Error('what waits in the table or the queue never ends');
};
