import { randomUUID } from 'node:crypto';
import { createSession } from '#functions/platform/data/session.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { COOKIES, setCookie } from '#functions/platform/http/cookies.ts';
import { signSession } from '#functions/platform/http/session-token.ts';
import { deviceOf, SESSION_SECONDS, type Session } from '#shared/auth/session.ts';
import type { User } from '#shared/users/user.ts';

type Opened = {
  /** For the transaction of what logs in; without it, the token opens nothing. */
  readonly write: Write;
  readonly token: string;
  /** Sets the cookie, once the session is stored. */
  readonly setCookie: () => void;
};

/** A new login of a user in the browser, or program, that asks. */
export const openSession = async (
  user: User,
  { now, header, addCookie }: Pick<Request<never, never>, 'now' | 'header' | 'addCookie'>,
): Promise<Opened> => {
  const at = now.toISOString();
  const opened: Session = {
    _id: randomUUID(),
    user_id: user._id,
    session_version: user.session_version,
    device: deviceOf(header('user-agent') ?? ''),
    created_at: at,
    seen_at: at,
    ends_at: new Date(now.getTime() + SESSION_SECONDS * 1000).toISOString(),
    version: 1,
  };
  const token = await signSession(opened);
  return {
    write: createSession(opened),
    token,
    setCookie: () => addCookie(setCookie(COOKIES.session, token)),
  };
};
