import { requestKey } from '#functions/platform/data/keys.ts';
import { readItem } from '#functions/platform/data/read.ts';
import { create, type Write } from '#functions/platform/data/write.ts';

/** Longer than anybody presses the same button again. */
const KEPT_SECONDS = 24 * 3600;

/** Keeps that a request was done: belongs into the transaction of what it does, which then happens once. */
export const keepRequest = (who: string, key: string, now: Date): Write =>
  create(requestKey(who, key), { ttl: Math.floor(now.getTime() / 1000) + KEPT_SECONDS });

export const wasRequestDone = async (who: string, key: string): Promise<boolean> =>
  (await readItem(requestKey(who, key))) !== undefined;
