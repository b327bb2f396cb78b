import { takeBackTry, throttle } from '#functions/platform/data/throttle.ts';
import { getAccountByEmail } from '#functions/platform/data/user.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { COOKIES, clearCookie, setCookie } from '#functions/platform/http/cookies.ts';
import { signSession } from '#functions/platform/http/session-token.ts';
import { hashPassword, isPassword } from '#functions/platform/password.ts';
import type { AuthApi } from '#shared/auth/auth-api.ts';
import { DomainError, invalidInput } from '#shared/domain-error.ts';
import { isEmail } from '#shared/orders/personal-rules.ts';
import { isUser, type User } from '#shared/users/user.ts';

type LogIn = Request<'POST /auth/local', AuthApi['POST /auth/local']>;
type LogOut = Request<'POST /auth/logout', AuthApi['POST /auth/logout']>;

/** Failed logins are slowed down per account, and per address: a company may share one. */
const PER_ACCOUNT = { what: 'login', most: 10, minutes: 15 };
const PER_ADDRESS = { what: 'login-from', most: 300, minutes: 15 };

let decoy: Promise<string> | undefined;
/** An unknown address costs the same derivation as a wrong password, so that time does not tell them apart. */
const spendTheSameTime = async (password: string): Promise<void> => {
  decoy ??= hashPassword('nobody has this password');
  await isPassword(password, await decoy);
};

const userWith = async (email: string, password: string): Promise<User> => {
  const account = await getAccountByEmail(email);
  if (!account) {
    await spendTheSameTime(password);
    throw new DomainError(100, 'This email address does not exist.');
  }
  if (!(await isPassword(password, account.password_hash))) {
    throw new DomainError(101, 'This password is wrong.');
  }
  if (!isUser(account)) {
    throw new DomainError('not_allowed', 'This account has no role that we know. Please call us.');
  }
  return account;
};

/**
 * Logs in. A failure keeps the specified codes: 100 the address does not exist, 101 the password is wrong
 * (public specification, section 8).
 * @throws DomainError 100, 101, `not_allowed` for an account with an unknown role, `too_many_requests`,
 * `invalid_input`
 */
export const logIn = async ({ body, caller, now, addCookie }: LogIn) => {
  const email = body.email.trim();
  if (!isEmail(email)) {
    throw invalidInput({ email: { code: 'invalid', message: "Doesn't look like a valid email." } });
  }
  const tries = [
    [PER_ADDRESS, caller.address],
    [PER_ACCOUNT, email.toLowerCase()],
  ] as const;
  for (const [limit, who] of tries) await throttle(limit, who, now);
  const user = await userWith(email, body.password).catch((refusal: unknown) => {
    // A failed login logs the user out (public specification, section 4).
    addCookie(clearCookie(COOKIES.session));
    throw refusal;
  });
  await Promise.all(tries.map(([limit, who]) => takeBackTry(limit, who, now)));
  const token = await signSession(user, now);
  addCookie(setCookie(COOKIES.session, token));
  return { token };
};

/** Ends the session of this browser. */
export const logOut = async ({ addCookie }: LogOut) => {
  addCookie(clearCookie(COOKIES.session));
  return undefined;
};
