import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'restart-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

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

  it('hands on what the filter wants and goes on after a restart', { timeout: 2 * START_LIMIT }, async () => {
    const first = await run();
    await openBrowser(first.url).get('/api/write/MAIL/1');
    await openBrowser(first.url).get('/api/write/ORDER/1');
    await openBrowser(first.url).get('/api/write/MAIL/2');
    await waitUntil('the second mail was seen', () => read('seen').includes('MAIL#2'));
    await first.close();
    const secrets = read('data/secrets.json');

    const second = await run();
    await openBrowser(second.url).get('/api/write/MAIL/3');
    await waitUntil('the third mail was seen', () => read('seen').includes('MAIL#3'));
    await second.close();
    expect(read('seen')).toEqual(['MAIL#1', 'MAIL#2', 'MAIL#3']);
    expect(read('data/secrets.json')).toEqual(secrets);
  });

  it('remembers at its end what was worked off while it ended', { timeout: 2 * START_LIMIT }, async () => {
    const first = await run();
    await openBrowser(first.url).get('/api/write/MAIL/long');
    await waitUntil('the long work was begun', () => read('seen').includes('MAIL#long'));
    await first.close();
    expect(read('data/streams/Mapping.json')).toEqual([expect.stringMatching(/"shards":\{"[^"]+":"\d+"\}/)]);
  });

  it('gives up what keeps failing and goes on behind it', { timeout: START_LIMIT }, async () => {
    const stack = await run();
    await openBrowser(stack.url).get('/api/write/MAIL/bad');
    const [message] = await waitUntil('the failure was kept', () => {
      const messages = read('given-up');
      return messages.length > 0 && messages;
    });
    // Only now: what lies in one batch with a record that is given up goes with it, as in Lambda.
    await openBrowser(stack.url).get('/api/write/MAIL/good');
    await waitUntil('the good one was seen', () => read('seen').includes('MAIL#good'));
    await stack.close();
    expect(read('seen')).toEqual(['MAIL#bad', 'MAIL#bad', 'MAIL#good']);
    expect(JSON.parse(message ?? '')).toMatchObject({ DDBStreamBatchInfo: { batchSize: 1 } });
  });
});
