import * as z from 'zod/mini';
import { withdrawalKey } from '#functions/platform/data/keys.ts';
import { readItem } from '#functions/platform/data/read.ts';
import { create, type Write } from '#functions/platform/data/write.ts';
import { type Withdrawal, withdrawal } from '#shared/content/withdrawal.ts';

export const createWithdrawal = (stored: Withdrawal): Write => create(withdrawalKey(stored._id), stored);

export const getWithdrawal = async (id: string): Promise<Withdrawal | undefined> => {
  const item = await readItem(withdrawalKey(id));
  return item && z.parse(withdrawal, item);
};
