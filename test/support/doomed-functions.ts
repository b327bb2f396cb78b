import { fork } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { endpointEnvironment } from '#infra/local/engines/aws-engines.ts';
import { startSecretsEndpoint } from '#infra/local/engines/secrets-endpoint.ts';
import { createEdge } from '#infra/local/gateway/edge.ts';
import { createHttpApi } from '#infra/local/gateway/http-api.ts';
import { describeStack } from '#infra/local/run-stack.ts';
import { readOptions } from '#infra/local/settings.ts';
import { readDistribution } from '#infra/local/template/distribution.ts';
import { readRoutes } from '#infra/local/template/routes.ts';
import { environmentOf } from '#infra/local/workers/functions.ts';
import { isWrite, operationOf } from '#test/support/faults/fault-gate.ts';
import type { Fetch } from '#test/support/fetch-from.ts';
import type { TestStack } from '#test/support/stack.ts';

const script = fileURLToPath(new URL('./doomed-process.ts', import.meta.url));

/** Lets calls to the database and the card provider through, until `mayPass` says of one that it may not. */
const openGate = async (
  targets: { readonly dynamodb: string; readonly cards: string },
  mayPass: (isWriting: boolean) => boolean,
) => {
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    const service = request.headers['x-amz-target'] ? 'dynamodb' : 'cards';
    // Whoever asks is dead before it could be answered: the call has not arrived, and nobody waits for it.
    if (!mayPass(isWrite(operationOf(service, request, body)))) return;
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
    const answer = await fetch(targets[service] + request.url, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(body.length > 0 && { body }),
    });
    const content = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? 'application/json';
    response
      .writeHead(answer.status, { 'content-type': type, 'content-length': content.length })
      .end(content);
  };
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: (): void => {
      server.close();
      server.closeAllConnections();
    },
  };
};

/** What came of a call: it ended, or its process was killed while it waited for its last one to the outside. */
export type Fate = {
  readonly calls: number;
  /** Which of them were to write or to move money, counted from 1. */
  readonly writes: readonly number[];
  readonly result?: unknown;
};

/** Whether a process dies with its next call to the outside: how many it has made with it, and which of them wrote. */
export type Moment = (calls: number, writes: readonly number[]) => boolean;

export const never: Moment = () => false;
export const atCall =
  (nth: number): Moment =>
  (calls) =>
    calls >= nth;
export const beforeWrite =
  (nth: number): Moment =>
  (_, writes) =>
    writes.length >= nth;
export const afterWrite =
  (nth: number): Moment =>
  (calls, { [nth - 1]: write = Number.POSITIVE_INFINITY }) =>
    calls > write;

/**
 * The functions of a running stack, with its database and its card provider, each call in a process of its own that
 * is killed with a call to the outside, before it has arrived. Database and provider do not know; nothing of ours is replaced.
 * @param dataDir where the stack keeps its data
 */
export const openDoomedFunctions = async ({ ports }: TestStack, dataDir: string) => {
  const options = readOptions({ PORT: String(ports.site), DATA_DIR: dataDir, DEMO: 'none' });
  const { specs, endpoints, secrets, here, stack, url } = describeStack(options, ports, dataDir);
  const secretsEndpoint = await startSecretsEndpoint(secrets);
  const targets = { dynamodb: endpoints.dynamodb, cards: here.PAYMENT_BASE_URL };

  const call = async (name: string, event: unknown, dies: Moment): Promise<Fate> => {
    const spec = specs.find((one) => one.name === name || one.label === name);
    if (!spec) throw new Error(`there is no function ${name}`);
    const told = Promise.withResolvers<object>();
    let calls = 0;
    const writes: number[] = [];
    const gate = await openGate(targets, (isWriting) => {
      calls += 1;
      if (isWriting) writes.push(calls);
      if (!dies(calls, writes)) return true;
      child.kill('SIGKILL');
      return false;
    });
    const env = {
      ...environmentOf(spec, { ...endpointEnvironment(endpoints, secretsEndpoint.url), ...here }),
      AWS_ENDPOINT_URL_DYNAMODB: gate.url,
      PAYMENT_BASE_URL: gate.url,
      TZ: 'UTC',
    };
    const child = fork(script, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.once('exit', () => told.resolve({}));
    child.once('message', (message) => told.resolve(message as object));
    child.send({ module: spec.module, handler: spec.handler, event });
    const end = await told.promise;
    child.kill('SIGKILL');
    await gone;
    gate.close();
    return { calls, writes, ...end };
  };

  /** One request by the public way, to a function that dies; `fate` tells how far it came. */
  const request = async (
    dies: Moment,
    ...[address, { method, headers, body }]: Parameters<Fetch>
  ): Promise<Fate> => {
    let fate: Fate = { calls: 0, writes: [] };
    const invoke = async (name: string, event: unknown): Promise<unknown> => {
      fate = await call(name, event, dies);
      return 'result' in fate ? fate.result : { statusCode: 502 };
    };
    const api = createHttpApi(readRoutes(stack), {
      invoke,
      renew: () => undefined,
      close: async () => undefined,
    });
    const filesOf = () => async () => undefined;
    const edge = createEdge(readDistribution(stack), { api, filesOf });
    const path = address.replace(url, '');
    await edge({ method, path, query: '', headers, viewer: '127.0.0.1' }, Buffer.from(body ?? ''));
    return fate;
  };

  return {
    /** @param dies which call to the outside its process does not survive */
    request,
    call,
    /** With which the card provider seals its notices. */
    webhookKey: secrets.part(
      specs.find(({ label }) => label === 'payments')?.environment.WEBHOOK_SECRET_NAME ?? '',
      '',
    ),
    close: secretsEndpoint.close,
  };
};
