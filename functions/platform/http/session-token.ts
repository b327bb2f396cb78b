import { jwtVerify, SignJWT } from 'jose';
import { environment } from '#functions/platform/environment.ts';
import { secretText } from '#functions/platform/secrets.ts';
import type { Session } from '#shared/auth/session.ts';

const ALGORITHM = 'HS256';

const key = async (): Promise<Uint8Array> =>
  new TextEncoder().encode(await secretText(environment.SESSION_SECRET_NAME));

const secondsOf = (instant: string): number => Math.floor(Date.parse(instant) / 1000);

/** A session as its token carries it. */
export type SessionClaims = { readonly userId: string; readonly sessionId: string };

/** The token of a session. */
export const signSession = async ({ _id, user_id, created_at, ends_at }: Session): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(user_id)
    .setJti(_id)
    .setIssuedAt(secondsOf(created_at))
    .setExpirationTime(secondsOf(ends_at))
    .sign(await key());

/** What a token says; undefined when it is not ours, was altered or is over. */
export const readSession = async (token: string, now: Date): Promise<SessionClaims | undefined> => {
  try {
    const { payload } = await jwtVerify(token, await key(), { algorithms: [ALGORITHM], currentDate: now });
    return payload.sub && payload.jti ? { userId: payload.sub, sessionId: payload.jti } : undefined;
  } catch {
    return undefined;
  }
};
