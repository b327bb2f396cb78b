import { throttle } from '#functions/platform/data/throttle.ts';
import { getUserByEmail } from '#functions/platform/data/user.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { COOKIES, clearCookie, setCookie } from '#functions/platform/http/cookies.ts';
import { signSession } from '#functions/platform/http/session-token.ts';
import { hashPassword, isPassword } from '#functions/platform/password.ts';
import type { AuthApi } from '#shared/auth/auth-api.ts';
import { DomainError, invalidInput } from '#shared/domain-error.ts';
import { isEmail } from '#shared/orders/personal-rules.ts';

type LogIn = Request<'POST /auth/local', AuthApi['POST /auth/local']>;
type LogOut = Request<'POST /auth/logout', AuthApi['POST /auth/logout']>;

/** Guessing passwords is slowed down per account and per address. */
const PER_ACCOUNT = { what: 'login', most: 10, minutes: 15 };
const PER_ADDRESS = { what: 'login-from', most: 100, minutes: 15 };

let decoy: Promise<string> | undefined;
/** An unknown address costs the same derivation as a wrong password, so that time does not tell them apart. */
const spendTheSameTime = async (password: string): Promise<void> => {
  decoy ??= hashPassword('nobody has this password');
  await isPassword(password, await decoy);
};

/**
 * Logs in. A failure keeps the specified codes: 100 the address does not exist, 101 the password is wrong; it
 * ends the browser's session, if it had one.
 * @throws DomainError 100, 101, `too_many_requests`, `invalid_input`
 */
export const logIn = async ({ body, caller, now, addCookie }: LogIn) => {
  const email = body.email.trim();
  if (!isEmail(email)) {
    throw invalidInput({ email: { code: 'invalid', message: "Doesn't look like a valid email." } });
  }
  await throttle(PER_ADDRESS, caller.address, now);
  await throttle(PER_ACCOUNT, email.toLowerCase(), now);
  const user = await getUserByEmail(email);
  if (!user) {
    await spendTheSameTime(body.password);
    throw new DomainError(100, 'This email address does not exist.');
  }
  if (!(await isPassword(body.password, user.password_hash))) {
    throw new DomainError(101, 'This password is wrong.');
  }
  const token = await signSession(user, now);
  addCookie(setCookie(COOKIES.session, token));
  return { token };
};

/** Ends the session of this browser. */
export const logOut = async ({ addCookie }: LogOut) => {
  addCookie(clearCookie(COOKIES.session));
  return undefined;
};
