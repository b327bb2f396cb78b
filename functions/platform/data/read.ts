import { BatchGetCommand, GetCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/platform/data/client.ts';
import type { Key } from '#functions/platform/data/keys.ts';
import { TABLE_SHAPE } from '#functions/platform/data/table-shape.ts';
import { environment } from '#functions/platform/environment.ts';

type Item = Record<string, unknown>;
type IndexName = keyof typeof TABLE_SHAPE.indexes;

const TableName = environment.TABLE_NAME;

/** As many as one call takes. */
const BATCH = 100;

/** The items under some different keys, as they are at this moment, in no order; what does not exist is absent. */
export const readItems = async (keys: readonly Key[]): Promise<Item[]> => {
  const found: Item[] = [];
  for (let start = 0; start < keys.length; start += BATCH) {
    let open: Item[] = keys.slice(start, start + BATCH);
    while (open.length > 0) {
      const { Responses, UnprocessedKeys } = await table.send(
        new BatchGetCommand({ RequestItems: { [TableName]: { Keys: open, ConsistentRead: true } } }),
      );
      found.push(...(Responses?.[TableName] ?? []));
      open = UnprocessedKeys?.[TableName]?.Keys ?? [];
    }
  }
  return found;
};

const readAlone = async (key: Key): Promise<Item | undefined> =>
  (await table.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }))).Item;

type Found = ReadonlyMap<string, Item>;

const nameOf = ({ PK, SK }: Key): string => JSON.stringify([PK, SK]);

/** What is asked for at this very moment, and the one call that will answer it. */
let gathering: { readonly keys: Map<string, Key>; readonly found: Promise<Found> } | undefined;

const askFor = async (keys: ReadonlyMap<string, Key>): Promise<Found> => {
  // Until here whoever reads at the same moment has joined.
  await undefined;
  gathering = undefined;
  const [only, ...others] = keys.values();
  const items = only && others.length === 0 ? [await readAlone(only)] : await readItems([...keys.values()]);
  return new Map(items.flatMap((item) => (item ? [[nameOf(item as Key), item]] : [])));
};

/**
 * The item under a key, as it is at this moment. What is read side by side (`Promise.all`) is asked for by one call.
 */
export const readItem = async (key: Key): Promise<Item | undefined> => {
  if (!gathering) {
    const keys = new Map<string, Key>();
    gathering = { keys, found: askFor(keys) };
  }
  gathering.keys.set(nameOf(key), key);
  return (await gathering.found).get(nameOf(key));
};

const readAll = async (input: Omit<QueryCommandInput, 'TableName'>): Promise<Item[]> => {
  const items: Item[] = [];
  let ExclusiveStartKey: Item | undefined;
  do {
    const page = await table.send(new QueryCommand({ ...input, TableName, ExclusiveStartKey }));
    items.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
};

/** All items of a partition, or those whose sort key begins with a prefix, in the order of their sort keys. */
export const readPartition = (partition: string, prefix = ''): Promise<Item[]> =>
  readAll({
    KeyConditionExpression: prefix ? 'PK = :pk AND begins_with(SK, :sk)' : 'PK = :pk',
    ExpressionAttributeValues: { ':pk': partition, ...(prefix && { ':sk': prefix }) },
    ConsistentRead: true,
  });

/** The items of a partition from a sort key on, in the order of their sort keys. */
export const readPartitionFrom = (partition: string, from: string): Promise<Item[]> =>
  readAll({
    KeyConditionExpression: 'PK = :pk AND SK >= :from',
    ExpressionAttributeValues: { ':pk': partition, ':from': from },
    ConsistentRead: true,
  });

/**
 * All items of an index partition in the order of their sort keys, optionally only those up to a sort key.
 * In the cloud an index may lag a write by moments: after a write, show the write's answer.
 */
export const readIndex = (index: IndexName, partition: string, upTo?: string): Promise<Item[]> => {
  const { partitionKey, sortKey } = TABLE_SHAPE.indexes[index];
  return readAll({
    IndexName: index,
    KeyConditionExpression: upTo === undefined ? '#pk = :pk' : '#pk = :pk AND #sk <= :sk',
    ExpressionAttributeNames: { '#pk': partitionKey, ...(upTo !== undefined && { '#sk': sortKey }) },
    ExpressionAttributeValues: { ':pk': partition, ...(upTo !== undefined && { ':sk': upTo }) },
  });
};

/** Some attributes of all items of an index partition, in the order of their sort keys; nested ones by `a.b`. */
export const readIndexParts = (
  index: IndexName,
  partition: string,
  attributes: readonly string[],
): Promise<Item[]> => {
  const { partitionKey } = TABLE_SHAPE.indexes[index];
  const names = new Set(attributes.flatMap((path) => path.split('.')));
  return readAll({
    IndexName: index,
    KeyConditionExpression: '#pk = :pk',
    // Each name with a mark in front: some of them are words of the database's language.
    ProjectionExpression: attributes.map((path) => `#${path.replaceAll('.', '.#')}`).join(', '),
    ExpressionAttributeNames: {
      '#pk': partitionKey,
      ...Object.fromEntries([...names].map((name) => [`#${name}`, name])),
    },
    ExpressionAttributeValues: { ':pk': partition },
  });
};

/** All items of an index partition from a sort key on. */
export const readIndexFrom = (index: IndexName, partition: string, from: string): Promise<Item[]> => {
  const { partitionKey, sortKey } = TABLE_SHAPE.indexes[index];
  return readAll({
    IndexName: index,
    KeyConditionExpression: '#pk = :pk AND #sk >= :from',
    ExpressionAttributeNames: { '#pk': partitionKey, '#sk': sortKey },
    ExpressionAttributeValues: { ':pk': partition, ':from': from },
  });
};

export type IndexRange = {
  readonly index: IndexName;
  readonly partition: string;
  /** Sort keys begin so; all of them when it is empty. */
  readonly prefix?: string;
  /** Only these attributes; all of them unless said. */
  readonly attributes?: readonly string[];
  /** At most so many. */
  readonly first: number;
  readonly isBackwards?: boolean;
};

/** The first items of an index partition in the order of their sort keys, or against it. */
export const readIndexRange = async (range: IndexRange): Promise<Item[]> => {
  const { index, partition, prefix = '', attributes, first, isBackwards = false } = range;
  const { partitionKey, sortKey } = TABLE_SHAPE.indexes[index];
  const items: Item[] = [];
  let ExclusiveStartKey: Item | undefined;
  do {
    const page = await table.send(
      new QueryCommand({
        TableName,
        IndexName: index,
        KeyConditionExpression: prefix ? '#pk = :pk AND begins_with(#sk, :sk)' : '#pk = :pk',
        ...(attributes && { ProjectionExpression: attributes.map((name) => `#${name}`).join(', ') }),
        ExpressionAttributeNames: {
          '#pk': partitionKey,
          ...(prefix && { '#sk': sortKey }),
          ...Object.fromEntries((attributes ?? []).map((name) => [`#${name}`, name])),
        },
        ExpressionAttributeValues: { ':pk': partition, ...(prefix && { ':sk': prefix }) },
        ScanIndexForward: !isBackwards,
        Limit: first - items.length,
        ExclusiveStartKey,
      }),
    );
    items.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey && items.length < first);
  return items;
};
