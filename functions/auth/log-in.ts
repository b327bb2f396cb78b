import { endSession } from '#functions/platform/data/session.ts';
import { isOneTooMany, takeBackTry, throttle } from '#functions/platform/data/throttle.ts';
import { changeAccount, getAccountByEmail } from '#functions/platform/data/user.ts';
import { againWhenChanged, isChangedMeanwhile, save, type Write } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { COOKIES, clearCookie } from '#functions/platform/http/cookies.ts';
import { openSession } from '#functions/platform/http/open-session.ts';
import { hashPassword, isOutdatedHash, isPassword } from '#functions/platform/password.ts';
import type { AuthApi } from '#shared/auth/auth-api.ts';
import { DomainError, invalidInput } from '#shared/domain-error.ts';
import { isEmail } from '#shared/orders/personal-rules.ts';
import { refused } from '#shared/refused.ts';
import { isFirstPasswordOver } from '#shared/users/first-password.ts';
import { isUser, type User } from '#shared/users/user.ts';

type LogIn = Request<'POST /auth/local', AuthApi['POST /auth/local']>;
type LogOut = Request<'POST /auth/logout', AuthApi['POST /auth/logout']>;

/**
 * Wrong passwords are slowed down for one account from one network, so that nobody can lock somebody else out; and from
 * one network for all accounts, which a company may share. Who guesses from many networks at once meets the captcha.
 */
const PER_ACCOUNT_AND_ADDRESS = { what: 'login', most: 10, minutes: 15 };
const PER_ADDRESS = { what: 'login-from', most: 300, minutes: 15 };
const WITHOUT_CAPTCHA = { what: 'login-of', most: 30, minutes: 15 };

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

/** Refuses an account for a reason that only the right password may reveal. @throws DomainError `user.disabled`, `user.first_password_over` */
const refuseClosed = (user: User, now: Date): void => {
  if (user.disabled_at !== undefined) throw refused('user.disabled');
  if (isFirstPasswordOver(user, now)) throw refused('user.first_password_over');
};

/** @throws DomainError `invalid_input` at `captcha`: `required`, `invalid`, `expired` or `used` */
const takeCaptcha = async (captcha: string | undefined): Promise<void> => {
  if (!captcha) {
    const message = 'Many wrong passwords were tried for this account. Please solve the captcha.';
    throw invalidInput({ captcha: { code: 'required', message } });
  }
  const { checkCaptcha, usedCaptcha } = await import('#functions/platform/captcha.ts');
  await save(await checkCaptcha(captcha)).catch((error: unknown) => {
    throw isChangedMeanwhile(error) ? usedCaptcha() : error;
  });
};

/** A hash that costs less than one costs today is made anew: only now is the password known. */
const raisedHash = async (user: User, password: string): Promise<Write[]> =>
  isOutdatedHash(user.password_hash)
    ? [changeAccount(user, { ...user, password_hash: await hashPassword(password) })]
    : [];

/** Counts the try. @returns how to take it back, where it turns out well */
const countTry = async ({ body, caller, now }: LogIn, email: string) => {
  const account = email.toLowerCase();
  const tries = [
    [PER_ADDRESS, caller.address],
    [PER_ACCOUNT_AND_ADDRESS, `${account}#${caller.address}`],
  ] as const;
  for (const [limit, who] of tries) await throttle(limit, who, now);
  if (await isOneTooMany(WITHOUT_CAPTCHA, account, now)) await takeCaptcha(body.captcha);
  const counted = [...tries, [WITHOUT_CAPTCHA, account] as const];
  return () => Promise.all(counted.map(([limit, who]) => takeBackTry(limit, who, now)));
};

const enter = async (request: LogIn, email: string) => {
  const { body, now } = request;
  const user = await userWith(email, body.password);
  refuseClosed(user, now);
  const { write, token, setCookie } = await openSession(user, request);
  await save(write, ...(await raisedHash(user, body.password)));
  setCookie();
  return { token };
};

/**
 * Logs in. A failure keeps the specified codes: 100 the address does not exist, 101 the password is wrong
 * (public specification, section 8).
 * @throws DomainError 100, 101, `not_allowed` for an account with an unknown role, `user.disabled`,
 * `user.first_password_over`, `too_many_requests`, `invalid_input` (`captcha`)
 */
export const logIn = async (request: LogIn) => {
  const email = request.body.email.trim();
  if (!isEmail(email)) {
    throw invalidInput({ email: { code: 'invalid', message: "Doesn't look like a valid email." } });
  }
  const takeBack = await countTry(request, email);
  const answer = await againWhenChanged(() => enter(request, email)).catch((refusal: unknown) => {
    // A failed login logs the user out (public specification, section 4).
    request.addCookie(clearCookie(COOKIES.session));
    throw refusal;
  });
  await takeBack();
  return answer;
};

/** Ends the sessions that the request names, at the server and in this browser, with what a guest has begun in it. */
export const logOut = async ({ caller, addCookie }: LogOut) => {
  // A browser may name one session twice: a transaction takes each item once.
  const named = new Map((caller.named ?? []).map((claims) => [claims.sessionId, claims]));
  await save(...[...named.values()].map(({ userId, sessionId }) => endSession(userId, sessionId)));
  addCookie(clearCookie(COOKIES.session));
  addCookie(clearCookie(COOKIES.draft));
  return undefined;
};
