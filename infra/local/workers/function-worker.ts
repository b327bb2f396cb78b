import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { FunctionSpec } from '../template/functions.ts';
import type { FunctionLog } from './function-log.ts';
import { type Invocation, LOADED, type Outcome, type WorkerStart } from './worker-protocol.ts';

/**
 * Megabytes for new objects in a worker's heap. At the 48 that V8 takes by itself, four busy workers fill another 200 MB
 * with what nobody needs any more, and are hardly faster.
 */
const NEW_OBJECTS_MB = 16;

const threadFile = new URL('./worker-thread.ts', import.meta.url);

/** The function used up its own time limit. */
export class TaskTimeout extends Error {
  override name = 'TaskTimeout';
}

export type FunctionWorker = {
  /**
   * One call; the next only after it has ended.
   *
   * @throws TaskTimeout after the function's limit, Error with the handler's stack when it throws or its thread dies.
   */
  readonly run: (event: unknown) => Promise<unknown>;
  readonly isAlive: () => boolean;
  /** It cannot take its first call yet. */
  readonly isLoading: () => boolean;
  readonly end: () => Promise<void>;
};

/** A thread that has loaded one function and keeps it warm. */
export const startFunctionWorker = (
  spec: FunctionSpec,
  environment: Readonly<Record<string, string>>,
  log: FunctionLog,
): FunctionWorker => {
  const thread = new Worker(threadFile, {
    workerData: { module: spec.module, handler: spec.handler, name: spec.name } satisfies WorkerStart,
    env: { ...environment },
    resourceLimits: { maxOldGenerationSizeMb: spec.memoryMb, maxYoungGenerationSizeMb: NEW_OBJECTS_MB },
    stdout: true,
    stderr: true,
  });
  let isAlive = true;
  let isLoading = true;
  let settle: (outcome: Outcome | TaskTimeout) => void = () => undefined;
  const loaded = Promise.withResolvers<void>();
  loaded.promise.then(() => {
    isLoading = false;
  });
  const die = (error: string) => {
    isAlive = false;
    loaded.resolve();
    settle({ ok: false, error });
  };
  log.follow(spec.label, thread.stdout);
  log.follow(spec.label, thread.stderr);
  thread.on('message', (message: Outcome | typeof LOADED) =>
    message === LOADED ? loaded.resolve() : settle(message),
  );
  thread.once('error', (error: Error) => die(error.stack ?? error.message));
  thread.once('exit', (code) => die(`The function's thread ended with code ${code}.`));

  const end = async (): Promise<void> => {
    isAlive = false;
    await thread.terminate();
  };

  const run = async (event: unknown): Promise<unknown> => {
    await loaded.promise;
    if (!isAlive) throw new Error("The function's thread ended before it was loaded.");
    const limit = spec.timeoutSeconds * 1_000;
    const invocation: Invocation = { requestId: randomUUID(), event, deadline: Date.now() + limit };
    const outcome = await new Promise<Outcome | TaskTimeout>((resolve) => {
      const timer = setTimeout(
        () => settle(new TaskTimeout(`Task timed out after ${spec.timeoutSeconds.toFixed(2)} seconds`)),
        limit,
      );
      settle = (result) => {
        clearTimeout(timer);
        resolve(result);
      };
      thread.postMessage(invocation);
    });
    if (outcome instanceof TaskTimeout) {
      await end();
      throw outcome;
    }
    if (!outcome.ok) throw new Error(outcome.error);
    return outcome.result;
  };

  return { run, isAlive: () => isAlive, isLoading: () => isLoading, end };
};
