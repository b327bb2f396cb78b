import { faultText, readyText } from './announce.ts';
import type { RunningStack } from './run-stack.ts';
import { readOptions, type StackOptions } from './settings.ts';

/**
 * Runs a stack as a program: until Ctrl-C, SIGTERM or a fault of its own, and never leaves anything behind. A second
 * Ctrl-C does not wait.
 */
export const runUntilEnded = async (
  start: (
    options: StackOptions,
  ) => Promise<Pick<RunningStack, 'url' | 'ports' | 'logFile' | 'run' | 'close'>>,
): Promise<void> => {
  let close: () => Promise<void> = async () => undefined;
  let isEnding = false;
  const end = async (code: number): Promise<void> => {
    if (isEnding) process.exit(code);
    isEnding = true;
    await close().finally(() => process.exit(code));
  };
  const fail = (error: unknown): void => {
    process.stderr.write(`${faultText(error)}\n`);
    void end(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
  // Started by another program: it ends with that program, however that ends.
  process.on('disconnect', () => void end(0));
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  // As in Lambda.
  process.env.TZ = 'UTC';
  try {
    const options = readOptions(process.env);
    const stack = await start(options);
    close = stack.close;
    // Another program may not want to wait for the clock: it names a function, and is told when that has run.
    process.on('message', (label) => {
      const told = (failure?: unknown): void => {
        process.send?.({ ran: label, failure: failure === undefined ? undefined : String(failure) });
      };
      if (typeof label === 'string') stack.run(label).then(() => told(), told);
    });
    process.stdout.write(readyText(stack, options.awsEndpoint));
  } catch (error) {
    fail(error);
  }
};
