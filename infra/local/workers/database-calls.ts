import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';

const TARGET = /^DynamoDB_\d+\.(\w+)$/;

/** Writes down what this thread asks the database, by the names of its operations. */
export const watchDatabase = () => {
  let calls: string[] = [];
  subscribe('http.client.request.start', (message) => {
    const { request } = message as { request: ClientRequest };
    const [, operation] = TARGET.exec(String(request.getHeader('x-amz-target') ?? '')) ?? [];
    if (operation !== undefined) calls.push(operation);
  });
  return {
    /** What was asked since this was called last. */
    take: (): readonly string[] => {
      const taken = calls;
      calls = [];
      return taken;
    },
  };
};

type Answer = { readonly statusCode: number; readonly headers?: Readonly<Record<string, unknown>> };

const isAnswer = (result: unknown): result is Answer =>
  typeof result === 'object' && result !== null && 'statusCode' in result;

/**
 * An HTTP answer tells what it cost, for the browser's network panel and for tests: the time that the function worked,
 * and the operations of the database in their order, each request counted, repeated ones too.
 */
export const withCost = (result: unknown, calls: readonly string[], milliseconds: number): unknown =>
  isAnswer(result)
    ? {
        ...result,
        headers: {
          ...result.headers,
          'server-timing': `function;dur=${milliseconds.toFixed(1)}, database;desc="${calls.join(' ')}"`,
        },
      }
    : result;
