import { COMPILED } from '../compiled.ts';
import type { FunctionSpec } from '../template/functions.ts';
import { REGION } from '../template/local-names.ts';
import type { FunctionLog } from './function-log.ts';
import { createFunctionPool, type FunctionPool, TooManyCalls } from './function-pool.ts';
import { startFunctionWorker } from './function-worker.ts';

export type Functions = {
  /** Runs a function once. What it throws is printed and thrown on. @throws TooManyCalls, unprinted */
  readonly invoke: (functionName: string, event: unknown) => Promise<unknown>;
  readonly renew: () => void;
  readonly close: () => Promise<void>;
};

/** The engines take any key. */
export const AWS_ACCESS = {
  AWS_REGION: REGION,
  AWS_DEFAULT_REGION: REGION,
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
};

/** What Lambda adds to the stack's own environment, and where the engines answer. */
export const environmentOf = (spec: FunctionSpec, endpoints: Readonly<Record<string, string>>) => ({
  ...spec.environment,
  ...endpoints,
  ...AWS_ACCESS,
  AWS_LAMBDA_FUNCTION_NAME: spec.name,
  AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
  AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(spec.memoryMb),
  AWS_MAX_ATTEMPTS: '3',
  NODE_COMPILE_CACHE: COMPILED,
});

/** All functions of the stack; none has a worker before its first call. */
export const createFunctions = (
  specs: readonly FunctionSpec[],
  endpoints: Readonly<Record<string, string>>,
  log: FunctionLog,
): Functions => {
  const pools = new Map(
    specs.map((spec): [string, FunctionPool & { label: string }] => [
      spec.name,
      {
        label: spec.label,
        ...createFunctionPool(() => startFunctionWorker(spec, environmentOf(spec, endpoints), log)),
      },
    ]),
  );
  return {
    invoke: async (functionName, event) => {
      const pool = pools.get(functionName);
      if (pool === undefined) throw new Error(`The stack has no function ${functionName}.`);
      try {
        return await pool.invoke(event);
      } catch (error) {
        if (error instanceof TooManyCalls) throw error;
        log.complain(pool.label, error instanceof Error ? error.message : String(error));
        throw error;
      }
    },
    renew: () => {
      for (const pool of pools.values()) pool.renew();
    },
    close: async () => {
      await Promise.all([...pools.values()].map((pool) => pool.close()));
    },
  };
};
