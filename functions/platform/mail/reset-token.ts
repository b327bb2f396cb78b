import { getAccount } from '#functions/platform/data/user.ts';
import { isSigned, signLink } from '#functions/platform/links.ts';
import { RESET_LINK_SECONDS } from '#shared/emails/mail-log.ts';
import type { Account } from '#shared/users/user.ts';

/**
 * What a reset link carries: account, session version, when it ends (epoch seconds), signature. A new password
 * raises the session version, so that a link works once.
 * @param askedAt when the link was asked for
 */
export const signResetToken = async (account: Account, askedAt: Date): Promise<string> => {
  const end = Math.floor(askedAt.getTime() / 1000) + RESET_LINK_SECONDS;
  const fields = [account._id, String(account.session_version), String(end)];
  return [...fields, await signLink('password', fields)].join('.');
};

/** The account that a token may give a new password to; undefined when it is not ours, was used or is over. */
export const accountOfResetToken = async (token: string, now: Date): Promise<Account | undefined> => {
  const [id = '', version = '', end = '', signature = ''] = token.split('.');
  if (!(await isSigned('password', [id, version, end], signature))) return undefined;
  if (Number(end) * 1000 <= now.getTime()) return undefined;
  const account = await getAccount(id);
  if (account?.disabled_at !== undefined) return undefined;
  return account?.session_version === Number(version) ? account : undefined;
};
