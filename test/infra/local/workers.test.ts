import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningStack } from '#infra/local/run-stack.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { runSmallStack, START_LIMIT } from './small-stack.ts';

// Each worker has a module of its own: what it was told apart by.
const WHO = `
import { threadId } from 'node:worker_threads';
let calls = 0;
let isBusy = false;
export const handler = async (_, context) => {
  const wasBusy = isBusy;
  isBusy = true;
  calls += 1;
  await new Promise((resolve) => setTimeout(resolve, 100));
  isBusy = false;
  const { AWS_REGION, AWS_LAMBDA_FUNCTION_NAME, TABLE_NAME } = process.env;
  return {
    threadId, calls, wasBusy, AWS_REGION, AWS_LAMBDA_FUNCTION_NAME, TABLE_NAME,
    remaining: context.getRemainingTimeInMillis(),
  };
};`;

const SECRET = `
import { createHash } from 'node:crypto';
export const handler = async () => {
  const response = await fetch(process.env.AWS_ENDPOINT_URL_SECRETS_MANAGER, {
    method: 'POST',
    headers: { 'x-amz-target': 'secretsmanager.GetSecretValue' },
    body: JSON.stringify({ SecretId: process.env.WEBHOOK_SECRET_NAME }),
  });
  return response.json();
};`;

type Who = { threadId: number; calls: number; wasBusy: boolean; remaining: number; TABLE_NAME: string };

describe('the functions of the local stack', () => {
  let stack: RunningStack;
  beforeAll(async () => {
    stack = await runSmallStack({
      functions: { who: WHO, secret: SECRET },
      routes: { 'GET /api/who': 'who', 'GET /api/secret': 'secret' },
    });
  }, START_LIMIT);
  afterAll(() => stack.close());
  const who = async () => (await openBrowser(stack.url).get('/api/who')).body as Who;

  it('share four workers, each with one call at a time, however many calls come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, who));
    expect(new Set(answers.map(({ threadId }) => threadId)).size).toBe(4);
    expect(answers.some(({ wasBusy }) => wasBusy)).toBe(false);
  });

  it('stay warm between two calls', async () => {
    expect((await who()).calls).toBeGreaterThan(1);
  });

  it('load their code afresh after it was built again', async () => {
    stack.functions.renew();
    expect((await who()).calls).toBe(1);
  });

  it('know their surroundings as in Lambda', async () => {
    const { remaining, ...answer } = await who();
    expect(answer).toMatchObject({
      AWS_REGION: 'eu-central-1',
      AWS_LAMBDA_FUNCTION_NAME: 'who',
      TABLE_NAME: 'Table',
    });
    expect(remaining).toBeGreaterThan(4_000);
  });

  it('read secrets that were made by the rules of the template', async () => {
    const { body } = await openBrowser(stack.url).get('/api/secret');
    expect(body).toMatchObject({ SecretString: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });
});
