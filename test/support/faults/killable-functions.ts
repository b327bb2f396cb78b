import { join } from 'node:path';
import type { FunctionSpec } from '#infra/local/template/functions.ts';
import { openFunctionLog } from '#infra/local/workers/function-log.ts';
import { type FunctionWorker, startFunctionWorker } from '#infra/local/workers/function-worker.ts';
import { environmentOf } from '#infra/local/workers/functions.ts';

/**
 * The functions of a stack, one worker each, that can be killed in the middle of their work.
 * @param endpoints where what they call answers
 */
export const openKillableFunctions = (
  specs: readonly FunctionSpec[],
  endpoints: Readonly<Record<string, string>>,
  folder: string,
) => {
  const log = openFunctionLog(join(folder, 'log'), Boolean(process.env.DEBUG));
  const workers = new Map<string, FunctionWorker>();
  const queues = new Map<string, Promise<unknown>>();
  /** Those that are in the middle of a call. */
  const busy = new Map<string, FunctionWorker>();

  const workerOf = (spec: FunctionSpec): FunctionWorker => {
    const there = workers.get(spec.name);
    if (there?.isAlive()) return there;
    const worker = startFunctionWorker(spec, environmentOf(spec, endpoints), log);
    workers.set(spec.name, worker);
    return worker;
  };

  /** Runs a function once, by its name or the name of its folder; calls of one function wait for each other. */
  const invoke = async (name: string, event: unknown): Promise<unknown> => {
    const spec = specs.find((one) => one.name === name || one.label === name);
    if (!spec) throw new Error(`there is no function ${name}`);
    const before = queues.get(spec.name) ?? Promise.resolve();
    const run = (): Promise<unknown> => {
      const worker = workerOf(spec);
      busy.set(spec.name, worker);
      return worker.run(event).finally(() => busy.delete(spec.name));
    };
    const result = before.then(run, run);
    queues.set(spec.name, result);
    return result;
  };

  /** Whatever runs ends at once, in the middle of what it does; the next call begins in a new worker. */
  const killAll = (): void => {
    for (const [name, worker] of busy) {
      void worker.end();
      workers.delete(name);
    }
  };

  return {
    invoke,
    killAll,
    close: async (): Promise<void> => {
      await Promise.all([...workers.values()].map((worker) => worker.end()));
      await log.close();
    },
  };
};
