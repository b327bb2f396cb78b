import type { TestProject } from 'vitest/node';
import { openOwnDays } from '#test/support/own-day.ts';
import { type RunningTestStack, startStack, type TestStack } from '#test/support/stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    stack: TestStack & Pick<RunningTestStack, 'logFile' | 'dataFolder'>;
  }
}

/** One stack for all tests of the API; they read its address by `inject('stack')`. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const { close, run: _, ...stack } = await startStack('accounts');
  provide('stack', stack);
  const closeDays = openOwnDays();
  return async () => {
    closeDays();
    await close();
  };
};
