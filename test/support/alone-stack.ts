import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningTestStack, startStack } from '#test/support/stack.ts';

/** Call it before the tests: their stack keeps its data there. @returns what ends it, once the stack has gone */
export const openAloneFolder = (): (() => void) => {
  const folder = mkdtempSync(join(tmpdir(), 'alone-'));
  process.env.ALONE_FOLDER = folder;
  // Its database, which ends with it, may write down a last time.
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
};

let running: Promise<RunningTestStack> | undefined;

/** Where the stack keeps its data. */
export const aloneFolder = (): string => join(process.env.ALONE_FOLDER ?? '', 'data');

/**
 * A stack whose levers may be moved and whose processes may die: what other tests share would move for them all. Those
 * who use it run one after the other, in one process that it ends with, and each finds it as the one before left it.
 */
export const aloneStack = (): Promise<RunningTestStack> => {
  running ??= startStack('accounts', aloneFolder());
  return running;
};

/** Ends it, with all that runs in it, and starts it anew with what it has kept. */
export const restartAloneStack = async (): Promise<RunningTestStack> => {
  await (await aloneStack()).close();
  running = undefined;
  return aloneStack();
};

/** Ends it for good: whoever comes next finds a new one. */
export const endAloneStack = async (): Promise<void> => {
  await (await aloneStack()).close();
  running = undefined;
  rmSync(aloneFolder(), { recursive: true, force: true });
};
