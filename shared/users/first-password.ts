import type { Account } from '#shared/users/user.ts';

/** A first password has passed through other hands than its owner's: so long it opens the account. */
export const FIRST_PASSWORD_DAYS = 7;

type Given = Pick<Account, 'must_change_password' | 'first_password_at' | 'created_at'>;

/** When the password was given with which the account begins. */
export const firstPasswordAt = ({
  first_password_at,
  created_at,
}: Omit<Given, 'must_change_password'>): string => first_password_at ?? created_at;

/** Whether the account waits for an owner whose first password no longer opens it: another one has to be sent. */
export const isFirstPasswordOver = (account: Given, now: Date): boolean =>
  account.must_change_password === true &&
  now.getTime() > Date.parse(firstPasswordAt(account)) + FIRST_PASSWORD_DAYS * 24 * 3600 * 1000;
