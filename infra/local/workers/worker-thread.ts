import { flushCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { watchDatabase, withCost } from './database-calls.ts';
import { type Invocation, LOADED, type Outcome, type WorkerStart } from './worker-protocol.ts';

type Handler = (event: unknown, context: unknown) => unknown;

// Before the function is loaded.
const database = watchDatabase();

const { module, handler: exportName, name } = workerData as WorkerStart;

const loadHandler = async (): Promise<Handler> => {
  const loaded = (await import(pathToFileURL(module).href)) as Record<string, unknown>;
  const handler = loaded[exportName];
  // The next thread of this function finds it compiled.
  flushCompileCache();
  if (typeof handler !== 'function') throw new Error(`${module} exports no function ${exportName}.`);
  return handler as Handler;
};

/** Awaited per invocation, not at the top: a module that fails to load answers with its error. */
const loading = loadHandler();
const announce = () => parentPort?.postMessage(LOADED);
loading.then(announce, announce);

const contextOf = ({ requestId, deadline }: Invocation) => ({
  awsRequestId: requestId,
  functionName: name,
  functionVersion: '$LATEST',
  invokedFunctionArn: `arn:aws:lambda:${process.env.AWS_REGION}:000000000000:function:${name}`,
  memoryLimitInMB: process.env.AWS_LAMBDA_FUNCTION_MEMORY_SIZE,
  logGroupName: `/aws/lambda/${name}`,
  logStreamName: 'local',
  callbackWaitsForEmptyEventLoop: true,
  getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
});

const invoke = async (invocation: Invocation): Promise<Outcome> => {
  try {
    const handler = await loading;
    // Lambda hands over JSON, and takes JSON back: anything else must fail here too.
    database.take();
    const begun = performance.now();
    const result = await handler(invocation.event, contextOf(invocation));
    const told = withCost(result, database.take(), performance.now() - begun);
    return { ok: true, result: told === undefined ? null : JSON.parse(JSON.stringify(told)) };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

parentPort?.on('message', async (invocation: Invocation) =>
  parentPort?.postMessage(await invoke(invocation)),
);
