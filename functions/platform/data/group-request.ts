import * as z from 'zod/mini';
import { groupRequestKey } from '#functions/platform/data/keys.ts';
import { readItem } from '#functions/platform/data/read.ts';
import { change, create, remove, type Write } from '#functions/platform/data/write.ts';

const groupRequest = z.object({
  /** As the airline writes it. */
  request_number: z.string(),
  order_ids: z.array(z.string()),
  version: z.int(),
});
export type GroupRequest = z.infer<typeof groupRequest>;

/** Numbers that differ in case or spaces are one. */
const keyOf = (number: string) => groupRequestKey(number.replace(/\s+/g, '').toUpperCase());

/** What is stored of an airline's request, if anything. */
export const getGroupRequest = async (number: string): Promise<GroupRequest | undefined> => {
  const item = await readItem(keyOf(number));
  return item && z.parse(groupRequest, item);
};

/** Claims a request number for the orders that are made of it, beside those made before. */
export const claimGroupRequest = (before: GroupRequest | undefined, claimed: GroupRequest): Write =>
  before
    ? change(keyOf(before.request_number), before, claimed)
    : create(keyOf(claimed.request_number), claimed);

/** Gives a claim back, or leaves what was there before it. */
export const releaseGroupRequest = (before: GroupRequest | undefined, claimed: GroupRequest): Write =>
  before
    ? change(keyOf(before.request_number), { ...claimed, version: before.version + 1 }, before)
    : remove(keyOf(claimed.request_number), claimed);
