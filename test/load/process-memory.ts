import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 200;

/** Megabytes that a process holds now; Linux tells. */
export const megabytesOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** What a process held while something was done: at the beginning, and at most. */
export const withMemory = async <T>(
  pid: number,
  work: () => Promise<T>,
): Promise<{ result: T; begin: number; most: number }> => {
  const begin = megabytesOf(pid);
  let most = begin;
  const done = new AbortController();
  const watch = async (): Promise<void> => {
    while (!done.signal.aborted) {
      most = Math.max(most, megabytesOf(pid));
      await pause(LOOK_EVERY_MS);
    }
  };
  const watching = watch();
  try {
    return { result: await work(), begin, most };
  } finally {
    done.abort();
    await watching;
  }
};
