import { signLink } from '#functions/platform/links.ts';
import type { Account } from '#shared/users/user.ts';

const LENGTH = 12;

/**
 * The first password of an account that is mailed one: drawn from the house's key, so that it stands nowhere but in
 * the mail, and a mail that is sent again says the same.
 */
export const mailedPassword = async ({
  _id,
  created_at,
}: Pick<Account, '_id' | 'created_at'>): Promise<string> =>
  (await signLink('initial_password', [_id, created_at])).replace(/[-_]/g, 'x').slice(0, LENGTH);
