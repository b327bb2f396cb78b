import { signLink } from '#functions/platform/links.ts';
import { firstPasswordAt } from '#shared/users/first-password.ts';
import type { Account } from '#shared/users/user.ts';

const LENGTH = 16;

/**
 * The first password of an account that is mailed one: drawn from the house's key and the moment it was given, so that it
 * stands nowhere but in the mail, and each one that is given is another.
 */
export const mailedPassword = async (
  account: Pick<Account, '_id' | 'created_at' | 'first_password_at'>,
): Promise<string> =>
  (await signLink('initial_password', [account._id, firstPasswordAt(account)]))
    .replace(/[-_]/g, 'x')
    .slice(0, LENGTH);
