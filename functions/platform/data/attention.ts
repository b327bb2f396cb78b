import * as z from 'zod/mini';
import { ATTENTION_OPEN, attentionKey } from '#functions/platform/data/keys.ts';
import { readIndex, readItem } from '#functions/platform/data/read.ts';
import { change, create, type Write } from '#functions/platform/data/write.ts';
import { type Attention, attention } from '#shared/payments/attention.ts';

const toItem = (stored: Attention) => ({
  ...stored,
  ...(!stored.done_at && { owner_pk: ATTENTION_OPEN, owner_sk: `${stored.since}#${stored._id}` }),
});

/** Calls for a person; belongs into the transaction of what happened. */
export const callForAttention = (what: Omit<Attention, 'since' | 'version'>, now: Date): Write =>
  create(attentionKey(what._id), toItem({ ...what, since: now.toISOString(), version: 1 }));

export const getAttention = async (id: string): Promise<Attention | undefined> => {
  const item = await readItem(attentionKey(id));
  return item && z.parse(attention, item);
};

export const changeAttention = (before: Attention, after: Attention): Write =>
  change(attentionKey(before._id), toItem(before), toItem(after));

/** What nobody has dealt with yet, the oldest first. */
export const openAttention = async (): Promise<Attention[]> =>
  z.parse(z.array(attention), await readIndex('owner', ATTENTION_OPEN));
