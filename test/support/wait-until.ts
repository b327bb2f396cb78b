import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;

/**
 * Looks again and again until there is something, and answers it: work that others do meanwhile ends when it ends.
 *
 * @param what is named in the error when it did not come true within the limit (20 s unless said).
 */
export const waitUntil = async <T>(
  what: string,
  look: () => Promise<T | undefined | false> | T | undefined | false,
  limitMs = 20_000,
): Promise<T> => {
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`Not within ${limitMs / 1_000} s: ${what}`);
};
