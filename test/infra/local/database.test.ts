import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  CreateTableCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams';
import { afterEach, describe, expect, it } from 'vitest';
import { createAwsClients } from '#infra/local/engines/aws-clients.ts';
import { endpointsFor } from '#infra/local/engines/aws-engines.ts';
import { type DynamoDbEngine, startDynamoDb } from '#infra/local/engines/dynamodb.ts';
import { findDynoxide } from '#infra/local/engines/dynoxide.ts';
import type { Engine } from '#infra/local/engines/engine.ts';
import { findFreeBlock, portsFrom } from '#infra/local/ports.ts';

const TABLE = 'bookings';
const hasDynoxide = (await findDynoxide()) !== undefined;
const hasJava = ((): boolean => {
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

const running: Engine[] = [];
const folders: string[] = [];

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  folders.push(folder);
  return folder;
};

const open = async (engine: DynamoDbEngine | undefined, folder?: string) => {
  const ports = portsFrom(await findFreeBlock());
  const database = await startDynamoDb(ports.dynamodb, folder, engine);
  running.push(database);
  return { ...createAwsClients(endpointsFor(ports, undefined)), port: ports.dynamodb, close: database.close };
};
type Database = Awaited<ReturnType<typeof open>>;

const createTable = ({ dynamodb }: Database) =>
  dynamodb.send(
    new CreateTableCommand({
      TableName: TABLE,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [
        { AttributeName: 'PK', KeyType: 'HASH' },
        { AttributeName: 'SK', KeyType: 'RANGE' },
      ],
      AttributeDefinitions: ['PK', 'SK', 'GSI1PK'].map((AttributeName) => ({
        AttributeName,
        AttributeType: 'S',
      })),
      GlobalSecondaryIndexes: [
        {
          IndexName: 'GSI1',
          KeySchema: [{ AttributeName: 'GSI1PK', KeyType: 'HASH' }],
          Projection: { ProjectionType: 'ALL' },
        },
      ],
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' },
    }),
  );

const item = (id: string, more: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries({ PK: `ORDER#${id}`, SK: 'ORDER', ...more }).map(([key, S]) => [key, { S }]),
  );
const put = ({ dynamodb }: Database, id: string) =>
  dynamodb.send(new PutItemCommand({ TableName: TABLE, Item: item(id, { GSI1PK: 'DAY#1' }) }));
const isThere = async ({ dynamodb }: Database, id: string): Promise<boolean> => {
  const { Item } = await dynamodb.send(new GetItemCommand({ TableName: TABLE, Key: item(id) }));
  return Item !== undefined;
};

const streamOf = async ({ streams }: Database, streamArn: string) => {
  const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn: streamArn }));
  const ShardId = StreamDescription?.Shards?.[0]?.ShardId;
  const { ShardIterator } = await streams.send(
    new GetShardIteratorCommand({ StreamArn: streamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' }),
  );
  const { Records = [] } = await streams.send(new GetRecordsCommand({ ShardIterator }));
  return Records;
};

/** Asks for everything that a booking relies on, one after the other; names and reasons as the SDK gives them. */
const answersOf = async (database: Database) => {
  const { dynamodb } = database;
  const { TableDescription } = await createTable(database);
  await put(database, '1');
  const refusal = (promise: Promise<unknown>) =>
    promise.then(
      () => 'accepted',
      ({ name, CancellationReasons: reasons }: { name: string; CancellationReasons?: { Code: string }[] }) =>
        [name, ...(reasons ?? []).map(({ Code }) => Code)].join(' '),
    );
  const isNew = 'attribute_not_exists(PK)';
  const twice = new PutItemCommand({ TableName: TABLE, Item: item('1'), ConditionExpression: isNew });
  const together = new TransactWriteItemsCommand({
    TransactItems: [
      { Put: { TableName: TABLE, Item: item('2') } },
      { Put: { TableName: TABLE, Item: item('1'), ConditionExpression: isNew } },
    ],
  });
  const tooMany = new TransactWriteItemsCommand({
    TransactItems: Array.from({ length: 101 }, (_, i) => ({
      Put: { TableName: TABLE, Item: item(`many-${i}`) },
    })),
  });
  const tooLarge = new PutItemCommand({ TableName: TABLE, Item: item('3', { text: 'x'.repeat(410_000) }) });
  const count = () =>
    dynamodb.send(
      new UpdateItemCommand({
        TableName: TABLE,
        Key: item('counter'),
        UpdateExpression: 'ADD #n :one',
        ExpressionAttributeNames: { '#n': 'n' },
        ExpressionAttributeValues: { ':one': { N: '1' } },
        ReturnValues: 'UPDATED_NEW',
      }),
    );
  const refused = {
    twice: await refusal(dynamodb.send(twice)),
    together: await refusal(dynamodb.send(together)),
    tooMany: await refusal(dynamodb.send(tooMany)),
    tooLarge: await refusal(dynamodb.send(tooLarge)),
  };
  const counted = await Promise.all(Array.from({ length: 10 }, count));
  const { Items } = await dynamodb.send(
    new QueryCommand({
      TableName: TABLE,
      IndexName: 'GSI1',
      KeyConditionExpression: 'GSI1PK = :day',
      ExpressionAttributeValues: { ':day': { S: 'DAY#1' } },
    }),
  );
  const records = await streamOf(database, TableDescription?.LatestStreamArn ?? '');
  return {
    refused,
    hasHalfOfTransaction: await isThere(database, '2'),
    counted: counted.map(({ Attributes }) => Number(Attributes?.n?.N)).toSorted((a, b) => a - b),
    ofDay: Items,
    streamed: records.map(({ eventName, dynamodb: change }) => [
      eventName,
      change?.NewImage?.PK?.S,
      change?.OldImage,
    ]),
  };
};

afterEach(async () => {
  for (const { close } of running.splice(0)) await close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('the database of the local stack', { timeout: 60_000 }, () => {
  it.runIf(hasDynoxide && hasJava)('answers a booking alike on both of its engines', async () => {
    const [ours, theirs] = [await open('dynoxide'), await open('java')];
    const answers = await answersOf(ours);
    expect(answers).toEqual(await answersOf(theirs));
    expect(answers.refused).toEqual({
      twice: 'ConditionalCheckFailedException',
      together: 'TransactionCanceledException None ConditionalCheckFailed',
      tooMany: 'ValidationException',
      tooLarge: 'ValidationException',
    });
  });

  it.runIf(hasJava)('stays with DynamoDB Local in a folder that it has filled', async () => {
    const folder = newFolder();
    const first = await open('java', folder);
    await createTable(first);
    await put(first, '1');
    await first.close();
    expect(await isThere(await open(undefined, folder), '1')).toBe(true);
  });
});

describe.runIf(hasDynoxide)('dynoxide in the local stack', { timeout: 60_000 }, () => {
  /** The database's own process, and the words of its command. */
  const processAt = (port: number): { pid: number; words: readonly string[] } | undefined => {
    const wordsOf = (pid: string): readonly string[] => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      } catch {
        return [];
      }
    };
    const processes = readdirSync('/proc').map((pid) => ({ pid: Number(pid), words: wordsOf(pid) }));
    return processes.find(({ words }) => words[0]?.endsWith('dynoxide') && words.includes(String(port)));
  };

  it('loses nothing that it answered when its process is killed', async () => {
    const folder = newFolder();
    const killed = await open('dynoxide', folder);
    await createTable(killed);
    const answered: string[] = [];
    const writeOn = async (): Promise<void> => {
      for (let id = 0; ; id++) {
        await put(killed, String(id));
        answered.push(String(id));
        if (id === 40) process.kill(processAt(killed.port)?.pid ?? 0, 'SIGKILL');
      }
    };
    await expect(writeOn()).rejects.toThrow();
    const again = await open('dynoxide', folder);
    expect(answered.length).toBeGreaterThan(40);
    expect(await Promise.all(answered.map((id) => isThere(again, id)))).toEqual(answered.map(() => true));
  });

  it('forgets stream records of more than a day at its start, and counts on from the last', async () => {
    const folder = newFolder();
    const file = join(folder, 'dynoxide.sqlite');
    const first = await open('dynoxide', folder);
    const { TableDescription } = await createTable(first);
    for (const id of ['1', '2', '3']) await put(first, id);
    await first.close();
    const database = new DatabaseSync(file);
    database.exec('UPDATE _stream_records SET created_at = created_at - 90000');
    database.close();
    const again = await open('dynoxide', folder);
    await put(again, '4');
    const records = await streamOf(again, TableDescription?.LatestStreamArn ?? '');
    expect(records.map(({ dynamodb }) => [dynamodb?.NewImage?.PK?.S, dynamodb?.SequenceNumber])).toEqual([
      ['ORDER#3', expect.stringMatching(/3$/)],
      ['ORDER#4', expect.stringMatching(/4$/)],
    ]);
  });

  it('finds the next number of its stream by an index', async () => {
    const folder = newFolder();
    await createTable(await open('dynoxide', folder));
    const database = new DatabaseSync(join(folder, 'dynoxide.sqlite'));
    const plan = database
      .prepare(
        'EXPLAIN QUERY PLAN SELECT MAX(CAST(sequence_number AS INTEGER)) FROM _stream_records WHERE table_name = ?',
      )
      .all(TABLE);
    database.close();
    expect(JSON.stringify(plan)).toContain('stream_records_by_number');
  });

  it('says in one line that a file of another program is no database', async () => {
    const folder = newFolder();
    writeFileSync(
      join(folder, 'dynoxide.sqlite'),
      'no database at all, but a text that somebody has put here',
    );
    await expect(open('dynoxide', folder)).rejects.toThrow(/dynoxide did not start: .+/);
  });

  it('leaves nothing behind where nothing is to be kept', async () => {
    const { port, close } = await open('dynoxide');
    const words = processAt(port)?.words ?? [];
    const folder = dirname(words[words.indexOf('--db-path') + 1] ?? '');
    expect(existsSync(folder)).toBe(true);
    await close();
    expect(existsSync(folder)).toBe(false);
  });
});
