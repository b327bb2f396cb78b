import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { TestStack } from '#test/support/stack.ts';

type Item = Record<string, unknown>;
type Key = { readonly PK: string; readonly SK: string };

/** As many as one call writes. */
const BATCH = 25;

/** The stack's own table, for what only time or an older release leaves in it. */
export const openTable = async ({ ports }: Pick<TestStack, 'ports'>) => {
  const client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${ports.dynamodb}`,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const table = DynamoDBDocumentClient.from(client);
  const { TableNames } = await client.send(new ListTablesCommand({}));
  const TableName = TableNames?.[0] ?? '';
  return {
    name: TableName,
    read: async (Key: Key): Promise<Item | undefined> =>
      (await table.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item,
    /** What stands under a partition key, by the beginning of its sort key; as much as one call answers. */
    readUnder: async (PK: string, beginning = ''): Promise<Item[]> => {
      const { Items } = await table.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: beginning ? 'PK = :whole AND begins_with(SK, :beginning)' : 'PK = :whole',
          ExpressionAttributeValues: { ':whole': PK, ...(beginning && { ':beginning': beginning }) },
          ConsistentRead: true,
        }),
      );
      return Items ?? [];
    },
    put: async (Item: Item & Key): Promise<void> => {
      await table.send(new PutCommand({ TableName, Item }));
    },
    remove: async (Key: Key): Promise<void> => {
      await table.send(new DeleteCommand({ TableName, Key }));
    },
    putAll: async (items: readonly Item[]): Promise<void> => {
      for (let start = 0; start < items.length; start += BATCH) {
        const RequestItems = {
          [TableName]: items.slice(start, start + BATCH).map((Item) => ({ PutRequest: { Item } })),
        };
        await table.send(new BatchWriteCommand({ RequestItems }));
      }
    },
    set: async (Key: Key, name: string, value: unknown): Promise<void> => {
      await table.send(
        new UpdateCommand({
          TableName,
          Key,
          UpdateExpression: 'SET #name = :value',
          ExpressionAttributeNames: { '#name': name },
          ExpressionAttributeValues: { ':value': value },
        }),
      );
    },
  };
};
