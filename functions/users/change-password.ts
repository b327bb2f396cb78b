import { throttle } from '#functions/platform/data/throttle.ts';
import { changeAccount } from '#functions/platform/data/user.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { openSession } from '#functions/platform/http/open-session.ts';
import { hashPassword, isPassword } from '#functions/platform/password.ts';
import { DomainError, invalidInput } from '#shared/domain-error.ts';
import { passwordError } from '#shared/users/password-error.ts';
import { type PasswordRule, passwordRuleOf } from '#shared/users/password-rules.ts';
import type { User } from '#shared/users/user.ts';
import type { UsersApi } from '#shared/users/users-api.ts';

type Key = 'PUT /api/users/{id}/password';
type ChangePassword = Request<Key, UsersApi[Key]>;

/** Whoever sits at a browser that was left open shall not guess the password with it. */
const PER_ACCOUNT = { what: 'change-password', most: 10, minutes: 15 };

const refuseIncomplete = (oldPassword: string, newPassword: string, rule: PasswordRule): void => {
  const wrongNew = passwordError(newPassword, rule);
  if (oldPassword !== '' && !wrongNew) return;
  throw invalidInput({
    ...(oldPassword === '' && {
      oldPassword: { code: 'empty', message: 'Please enter your current password.' },
    }),
    ...(wrongNew && { newPassword: wrongNew }),
  });
};

/**
 * Changes one's own password. Every session of the account ends; this browser is given a new one.
 * @throws DomainError `not_allowed` for another account, whether it exists or not; `invalid_input`,
 * `too_many_requests`
 */
export const changePassword = async (request: ChangePassword) => {
  const { params, body, caller, now } = request;
  const { user } = caller;
  if (user?._id !== params.id) {
    throw new DomainError('not_allowed', 'Everybody changes their own password only.');
  }
  const { oldPassword = '', newPassword = '' } = body;
  refuseIncomplete(oldPassword, newPassword, passwordRuleOf(user.role));
  await throttle(PER_ACCOUNT, user._id, now);
  if (!(await isPassword(oldPassword, user.password_hash))) {
    throw invalidInput({ oldPassword: { code: 'wrong', message: 'Incorrect password' } });
  }
  const { must_change_password, first_password_at, ...account } = user;
  const changed: User = {
    ...account,
    password_hash: await hashPassword(newPassword),
    session_version: user.session_version + 1,
  };
  const { write, setCookie } = await openSession(changed, request);
  await save(changeAccount(user, changed), write);
  setCookie();
  return undefined;
};
