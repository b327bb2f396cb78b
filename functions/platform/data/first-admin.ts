import { FIRST_ADMIN } from '#functions/platform/data/keys.ts';
import { readItem } from '#functions/platform/data/read.ts';
import { create, type Write } from '#functions/platform/data/write.ts';
import type { Account } from '#shared/users/user.ts';

/** Whether the installation has opened its first admin; whatever became of that account since. */
export const wasFirstAdminOpened = async (): Promise<boolean> => (await readItem(FIRST_ADMIN)) !== undefined;

/** Remembers it for good: belongs into the transaction that opens the account, and lets none open a second. */
export const firstAdminOpened = ({ _id, created_at }: Account): Write =>
  create(FIRST_ADMIN, { user_id: _id, created_at });
