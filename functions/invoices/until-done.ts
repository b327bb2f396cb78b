import { setTimeout as pause } from 'node:timers/promises';

/** What is done within this is answered with its file. */
const PATIENCE_MS = 20_000;
const STEP_MS = 500;

/** Work of others, once it is done; undefined when that takes longer than a caller waits. */
export const untilDone = async <T extends { readonly state: 'running' | 'done' }>(
  read: () => Promise<T | undefined>,
): Promise<T | undefined> => {
  for (let waited = 0; waited < PATIENCE_MS; waited += STEP_MS) {
    const work = await read();
    if (work?.state === 'done') return work;
    await pause(STEP_MS);
  }
  return undefined;
};
