import type { FunctionWorker } from './function-worker.ts';

/** Uncapped, 200 parallel calls take 2 GB and time out. */
const MOST_WORKERS = 4;
/** One that is busy or still loads its code is mostly free sooner than one more would have loaded. */
const PATIENCE_MS = 100;
/** Whoever comes behind so many would be answered when nobody waits for it any more. */
const MOST_WAITING = 250;

/** All workers are busy and many calls wait: Lambda refuses then, too, at its limit of concurrent calls. */
export class TooManyCalls extends Error {
  override name = 'TooManyCalls';
}

type Call = {
  readonly event: unknown;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
};

export type FunctionPool = {
  /** Runs the function once, waiting for a free worker. @throws TooManyCalls, and what the worker throws */
  readonly invoke: (event: unknown) => Promise<unknown>;
  /** Later calls load the code afresh; running ones end in peace. */
  readonly renew: () => void;
  readonly close: () => Promise<void>;
};

/** At most four workers of one function, started when needed; each runs one call at a time, as Lambda does. */
export const createFunctionPool = (start: () => FunctionWorker): FunctionPool => {
  const waiting: Call[] = [];
  const idle: FunctionWorker[] = [];
  const workers = new Set<FunctionWorker>();
  const outdated = new WeakSet<FunctionWorker>();

  const startWorker = (): FunctionWorker => {
    const worker = start();
    workers.add(worker);
    return worker;
  };

  const drop = async (worker: FunctionWorker): Promise<void> => {
    workers.delete(worker);
    await worker.end();
  };

  const nextIdle = (): FunctionWorker | undefined => {
    const worker = idle.pop();
    if (worker === undefined || worker.isAlive()) return worker;
    workers.delete(worker);
    return nextIdle();
  };

  const work = async (worker: FunctionWorker, call: Call): Promise<void> => {
    await worker.run(call.event).then(call.resolve, call.reject);
    if (worker.isAlive() && !outdated.has(worker)) idle.push(worker);
    else void drop(worker);
    pump();
  };

  let patience: NodeJS.Timeout | undefined;
  const oneMore = (): void => {
    patience = undefined;
    const isLoading = [...workers].some((worker) => worker.isLoading());
    const call = isLoading ? undefined : waiting.shift();
    if (call !== undefined) void work(startWorker(), call);
    pump();
  };

  const pump = (): void => {
    while (waiting.length > 0) {
      const worker = nextIdle() ?? (workers.size === 0 ? startWorker() : undefined);
      if (worker === undefined) {
        if (workers.size < MOST_WORKERS) patience ??= setTimeout(oneMore, PATIENCE_MS);
        return;
      }
      const call = waiting.shift();
      if (call !== undefined) void work(worker, call);
    }
  };

  return {
    invoke: (event) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= MOST_WAITING) {
          reject(new TooManyCalls('Rate exceeded'));
          return;
        }
        waiting.push({ event, resolve, reject });
        pump();
      }),
    renew: () => {
      for (const worker of workers) outdated.add(worker);
      for (const worker of idle.splice(0)) void drop(worker);
    },
    close: async () => {
      clearTimeout(patience);
      await Promise.all([...workers].map(drop));
    },
  };
};
