import { isDeepStrictEqual } from 'node:util';
import {
  DeleteCommand,
  PutCommand,
  type PutCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/platform/data/client.ts';
import type { Key } from '#functions/platform/data/keys.ts';
import { readItem } from '#functions/platform/data/read.ts';
import { environment } from '#functions/platform/environment.ts';
import { DomainError } from '#shared/domain-error.ts';

type Item = Record<string, unknown>;
type Action = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** One write with its condition. Writes that belong together go into one `save`. */
export type Write = Action;

const TableName = environment.TABLE_NAME;

/** Stores an item that must not exist yet. */
export const create = (key: Key, item: Item): Write => ({
  Put: { TableName, Item: { ...item, ...key }, ConditionExpression: 'attribute_not_exists(PK)' },
});

/** Stores an item in place of the one before, whatever that was. */
export const replace = (key: Key, item: Item): Write => ({ Put: { TableName, Item: { ...item, ...key } } });

/**
 * Changes an item from what was read to what it shall be: only the attributes that differ, and only while
 * nobody else has changed it since (`version`).
 */
export const change = (key: Key, before: Item & { version: number }, after: Item): Write => {
  const next: Item = { ...after, version: before.version + 1 };
  const names = [...new Set([...Object.keys(before), ...Object.keys(next)])];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(next[name]));
  const set = changed.filter((name) => next[name] !== undefined);
  const remove = changed.filter((name) => next[name] === undefined);
  const expression = [
    `SET ${set.map((name) => `#${name} = :${name}`).join(', ')}`,
    ...(remove.length > 0 ? [`REMOVE ${remove.map((name) => `#${name}`).join(', ')}`] : []),
  ].join(' ');
  return {
    Update: {
      TableName,
      Key: key,
      UpdateExpression: expression,
      ConditionExpression: '#version = :read_version',
      ExpressionAttributeNames: Object.fromEntries(changed.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: {
        ...Object.fromEntries(set.map((name) => [`:${name}`, next[name]])),
        ':read_version': before.version,
      },
    },
  };
};

/**
 * Adds to a number that other writes add to at the same time; an item that does not exist begins at 0.
 * @param least the number must be at least this much before
 */
export const addTo = (key: Key, by: number, least?: number): Write => ({
  Update: {
    TableName,
    Key: key,
    UpdateExpression: 'ADD #count :by',
    ExpressionAttributeNames: { '#count': 'count' },
    ExpressionAttributeValues: { ':by': by, ...(least !== undefined && { ':least': least }) },
    ...(least !== undefined && { ConditionExpression: '#count >= :least' }),
  },
});

/** Removes an item, while it still is as it was read. */
export const remove = (key: Key, { version }: { version: number }): Write => ({
  Delete: {
    TableName,
    Key: key,
    ConditionExpression: '#version = :read_version',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':read_version': version },
  },
});

/** Removes an item, whatever it is by now: for what belongs to another item whose own removal is conditional. */
export const removeAnyway = (key: Key): Write => ({ Delete: { TableName, Key: key } });

const changedMeanwhile = (): DomainError =>
  new DomainError('changed_meanwhile', 'Somebody else has just changed this. Please look again.');

/** Whether a write was refused because somebody else was first. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'changed_meanwhile';

type Cancellation = Error & { CancellationReasons?: { Code?: string }[] };

const hasReason = (error: Cancellation, code: string): boolean =>
  error.CancellationReasons?.some((reason) => reason.Code === code) ?? false;

const isConditionLost = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ConditionalCheckFailedException' || hasReason(error, 'ConditionalCheckFailed'));

const isRaceLost = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'TransactionConflictException' || hasReason(error, 'TransactionConflict'));

const sendSingle = async (write: Write): Promise<void> => {
  if (write.Put) await table.send(new PutCommand(write.Put as PutCommandInput));
  else if (write.Update) await table.send(new UpdateCommand(write.Update as UpdateCommandInput));
  else if (write.Delete) await table.send(new DeleteCommand(write.Delete));
  else throw new Error('a condition alone writes nothing');
};

/** The table keeps no undefined values, and the names of a nested value in an order of its own. */
const isStored = (value: unknown, stored: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(value)), stored);

/** Whether an item is as a write would have left it. */
const isWritten = async ({ Put, Update, Delete }: Write): Promise<boolean> => {
  const key = Put?.Item ?? Update?.Key ?? Delete?.Key ?? {};
  const stored = await readItem({ PK: key.PK, SK: key.SK });
  if (Delete) return stored === undefined;
  const { ':read_version': _, ...values } = Update?.ExpressionAttributeValues ?? {};
  const wanted: Item =
    Put?.Item ?? Object.fromEntries(Object.entries(values).map(([name, value]) => [name.slice(1), value]));
  return Object.entries(wanted).every(
    ([name, value]) => value === undefined || isStored(value, stored?.[name]),
  );
};

const wasRepeated = (error: unknown): boolean =>
  ((error as { $metadata?: { attempts?: number } }).$metadata?.attempts ?? 1) > 1;

/**
 * A transaction carries a token by which the table knows one that the SDK repeats because its answer was lost; a single
 * write has none, and the second try finds its condition lost to the first.
 */
const single = async (write: Write): Promise<void> => {
  try {
    await sendSingle(write);
  } catch (error) {
    if (!isConditionLost(error) || !wasRepeated(error) || !(await isWritten(write))) throw error;
  }
};

const MOST_TRIES = 6;

/**
 * Writes all or nothing. A race for the same item is tried again with jitter.
 * @throws DomainError `changed_meanwhile` when a condition does not hold.
 */
export const save = async (...writes: Write[]): Promise<void> => {
  const [only, ...others] = writes;
  if (!only) return;
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (others.length === 0) await single(only);
      else await table.send(new TransactWriteCommand({ TransactItems: writes }));
      return;
    } catch (error) {
      if (isConditionLost(error)) throw changedMeanwhile();
      if (!isRaceLost(error) || attempt === MOST_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
    }
  }
};

/**
 * Does a piece of work again, from its reads on, when somebody else changed what it had read: for work whose
 * caller cannot know of the other, such as two tabs or a page and a webhook with the same news. Where many want the
 * same item at once, such as the next number, each waits a moment before its next try.
 */
export const againWhenChanged = async <T>(
  work: () => Promise<T>,
  { tries = 3, waitMs = 0 }: { tries?: number; waitMs?: number } = {},
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(isChangedMeanwhile(error) || isRaceLost(error)) || attempt === tries) throw error;
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, Math.random() * waitMs));
    }
  }
};
