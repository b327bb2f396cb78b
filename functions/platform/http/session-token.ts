import { jwtVerify, SignJWT } from 'jose';
import { environment } from '#functions/platform/environment.ts';
import { COOKIES } from '#functions/platform/http/cookies.ts';
import { secretText } from '#functions/platform/secrets.ts';
import type { User } from '#shared/users/user.ts';

const ALGORITHM = 'HS256';

const key = async (): Promise<Uint8Array> =>
  new TextEncoder().encode(await secretText(environment.SESSION_SECRET_NAME));

/** A session as its token carries it. */
export type SessionClaims = { readonly userId: string; readonly sessionVersion: number };

/** A token for eight hours; it ends earlier when the user's `session_version` is raised. */
export const signSession = async (user: User, now: Date): Promise<string> => {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ v: user.session_version })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(user._id)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + COOKIES.session.maxAge)
    .sign(await key());
};

/** What a token says; undefined when it is not ours, was altered or is over. */
export const readSession = async (token: string, now: Date): Promise<SessionClaims | undefined> => {
  try {
    const { payload } = await jwtVerify(token, await key(), { algorithms: [ALGORITHM], currentDate: now });
    return typeof payload.sub === 'string' && typeof payload.v === 'number'
      ? { userId: payload.sub, sessionVersion: payload.v }
      : undefined;
  } catch {
    return undefined;
  }
};
