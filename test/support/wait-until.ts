import { setTimeout as pause } from 'node:timers/promises';

/** What is mostly there at once is looked at soon; each look costs those something who bring it about. */
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 160;

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
  let length = FIRST_PAUSE_MS;
  while (Date.now() < deadline) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    await pause(length);
    length = Math.min(2 * length, LONGEST_PAUSE_MS);
  }
  throw new Error(`Not within ${limitMs / 1_000} s: ${what}`);
};
