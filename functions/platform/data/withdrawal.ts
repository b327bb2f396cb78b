import * as z from 'zod/mini';
import { withdrawalKey, withdrawalsOf } from '#functions/platform/data/keys.ts';
import { readIndex, readItem } from '#functions/platform/data/read.ts';
import { create, type Write } from '#functions/platform/data/write.ts';
import { type Withdrawal, withdrawal } from '#shared/content/withdrawal.ts';

export const createWithdrawal = (stored: Withdrawal): Write =>
  create(withdrawalKey(stored._id), {
    ...stored,
    search_pk: withdrawalsOf(stored.email),
    search_sk: `${stored.received_at}#${stored._id}`,
  });

export const getWithdrawal = async (id: string): Promise<Withdrawal | undefined> => {
  const item = await readItem(withdrawalKey(id));
  return item && z.parse(withdrawal, item);
};

/** What was declared under an address, the earliest first. */
export const withdrawalsOfEmail = async (email: string): Promise<Withdrawal[]> =>
  z.parse(z.array(withdrawal), await readIndex('search', withdrawalsOf(email)));
