import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningStack } from '#infra/local/run-stack.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { waitUntil } from '#test/support/wait-until.ts';
import { runSmallStack, START_LIMIT } from './small-stack.ts';

const sdk = new URL('../../../node_modules/@aws-sdk/', import.meta.url);

const WRITE = `
import { DynamoDBClient, PutItemCommand } from '${sdk}client-dynamodb/dist-cjs/index.js';
const client = new DynamoDBClient({});
export const handler = async ({ pathParameters: { kind, name } }) => {
  await client.send(new PutItemCommand({
    TableName: process.env.TABLE_NAME,
    Item: { PK: { S: kind + '#' + name }, SK: { S: 'X' } },
  }));
  return { ok: true };
};`;

/** Writes down what it is given; takes its time or fails where the name says so. */
const READ = (file: string) => `
import { appendFileSync } from 'node:fs';
export const handler = async ({ Records }) => {
  const batchItemFailures = [];
  for (const { dynamodb } of Records) {
    const name = dynamodb.Keys.PK.S;
    appendFileSync('${file}', name + '\\n');
    if (name.includes('long')) await new Promise((resolve) => setTimeout(resolve, 1000));
    if (name.includes('bad')) {
      batchItemFailures.push({ itemIdentifier: dynamodb.SequenceNumber });
      break;
    }
  }
  return { batchItemFailures };
};`;

const QUEUE = (file: string) => `
import { appendFileSync } from 'node:fs';
export const handler = async ({ Records }) => {
  for (const { body } of Records) appendFileSync('${file}', body + '\\n');
};`;

describe('the table’s stream in the local stack', () => {
  const folder = mkdtempSync(join(tmpdir(), 'restart-'));

  const read = (file: string): string[] => {
    try {
      return readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean);
    } catch {
      return [];
    }
  };

  const run = () =>
    runSmallStack(
      {
        functions: {
          write: WRITE,
          reader: READ(join(folder, 'seen')),
          failures: QUEUE(join(folder, 'given-up')),
        },
        routes: { 'GET /api/write/{kind}/{name}': 'write' },
        resources: {
          Failed: { Type: 'AWS::SQS::Queue', Properties: {} },
          Mapping: {
            Type: 'AWS::Lambda::EventSourceMapping',
            Properties: {
              EventSourceArn: { 'Fn::GetAtt': ['Table', 'StreamArn'] },
              FunctionName: { Ref: 'reader' },
              StartingPosition: 'TRIM_HORIZON',
              MaximumRetryAttempts: 1,
              FunctionResponseTypes: ['ReportBatchItemFailures'],
              FilterCriteria: {
                Filters: [{ Pattern: '{"dynamodb":{"Keys":{"PK":{"S":[{"prefix":"MAIL#"}]}}}}' }],
              },
              DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': ['Failed', 'Arn'] } } },
            },
          },
          Failures: {
            Type: 'AWS::Lambda::EventSourceMapping',
            Properties: {
              EventSourceArn: { 'Fn::GetAtt': ['Failed', 'Arn'] },
              FunctionName: { Ref: 'failures' },
              BatchSize: 1,
            },
          },
        },
      },
      join(folder, 'data'),
    );

  /** What the first one has left behind; the second goes on with it. */
  let left: { secrets: string[]; checkpoint: string[]; isDatabaseGone: boolean };
  let stack: RunningStack;
  const write = (path: string) => openBrowser(stack.url).get(`/api/write/${path}`);
  const untilSeen = (name: string) => waitUntil(`${name} was seen`, () => read('seen').includes(name));

  beforeAll(async () => {
    stack = await run();
    await write('MAIL/1');
    await write('ORDER/1');
    await write('MAIL/2');
    await untilSeen('MAIL#2');
    await write('MAIL/long');
    await untilSeen('MAIL#long');
    await stack.close();
    left = {
      secrets: read('data/secrets.json'),
      checkpoint: read('data/streams/Mapping.json'),
      isDatabaseGone: await fetch(`http://127.0.0.1:${stack.ports.dynamodb}`).then(
        () => false,
        () => true,
      ),
    };
    stack = await run();
    await write('MAIL/3');
    await untilSeen('MAIL#3');
  }, 2 * START_LIMIT);

  afterAll(async () => {
    await stack.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('hands on what the filter wants and goes on after a restart', () => {
    expect(read('seen')).toEqual(['MAIL#1', 'MAIL#2', 'MAIL#long', 'MAIL#3']);
    expect(read('data/secrets.json')).toEqual(left.secrets);
  });

  it('ends its database with it', () => {
    expect(left.isDatabaseGone).toBe(true);
  });

  it('remembers at its end what was worked off while it ended', () => {
    expect(left.checkpoint).toEqual([expect.stringMatching(/"shards":\{"[^"]+":"\d+"\}/)]);
    expect(read('seen').filter((name) => name === 'MAIL#long')).toHaveLength(1);
  });

  it('gives up what keeps failing and goes on behind it', { timeout: START_LIMIT }, async () => {
    await write('MAIL/bad');
    const [message] = await waitUntil('the failure was kept', () => {
      const messages = read('given-up');
      return messages.length > 0 && messages;
    });
    // Only now: what lies in one batch with a record that is given up goes with it, as in Lambda.
    await write('MAIL/good');
    await untilSeen('MAIL#good');
    expect(read('seen').slice(-3)).toEqual(['MAIL#bad', 'MAIL#bad', 'MAIL#good']);
    expect(JSON.parse(message ?? '')).toMatchObject({ DDBStreamBatchInfo: { batchSize: 1 } });
  });
});
