import { changeAccount } from '#functions/platform/data/user.ts';
import { againWhenChanged, save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { accountOfResetToken } from '#functions/platform/mail/reset-token.ts';
import { hashPassword } from '#functions/platform/password.ts';
import type { AuthApi } from '#shared/auth/auth-api.ts';
import { invalidInput } from '#shared/domain-error.ts';
import { passwordError } from '#shared/users/password-error.ts';
import { passwordRuleOf } from '#shared/users/password-rules.ts';

type ResetPassword = Request<'POST /auth/resetPassword', AuthApi['POST /auth/resetPassword']>;

const reset = async ({ body, now }: ResetPassword) => {
  const account = await accountOfResetToken(body.token, now);
  if (!account) {
    const message = 'This link is over or has been used. Please ask for a new one.';
    throw invalidInput({ token: { code: 'expired', message } });
  }
  const wrong = passwordError(body.password, passwordRuleOf(account.role));
  if (wrong) throw invalidInput({ password: wrong });
  const { must_change_password, first_password_at, ...kept } = account;
  const changed = {
    ...kept,
    password_hash: await hashPassword(body.password),
    session_version: account.session_version + 1,
  };
  await save(changeAccount(account, changed));
  return undefined;
};

/**
 * Sets a new password by a mailed link and ends every session of the account. Two tabs with one link: the second
 * finds it used.
 * @throws DomainError `invalid_input`: `token` when the link does not hold (any more), `password` when the new
 * one breaks the rule; the link then still works.
 */
export const resetPassword = (request: ResetPassword) => againWhenChanged(() => reset(request));
