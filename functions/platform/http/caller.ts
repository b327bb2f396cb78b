import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { changeSession, getSession } from '#functions/platform/data/session.ts';
import { getUser } from '#functions/platform/data/user.ts';
import { isChangedMeanwhile, save } from '#functions/platform/data/write.ts';
import { COOKIES, readCookie } from '#functions/platform/http/cookies.ts';
import { readDraftSecrets } from '#functions/platform/http/draft-cookie.ts';
import { readSession, type SessionClaims } from '#functions/platform/http/session-token.ts';
import { isSeenLongAgo, isSessionOpen, type Session } from '#shared/auth/session.ts';
import { networkOf } from '#shared/http/network-of.ts';
import { UNATTENDED } from '#shared/http/unattended.ts';
import type { LeastRole } from '#shared/roles.ts';
import type { User } from '#shared/users/user.ts';

/** Who calls: nobody known, or a user whose session still stands. */
export type Caller = {
  readonly role: LeastRole;
  readonly user?: User | undefined;
  /** The session by which the user is known. */
  readonly session?: Session | undefined;
  /** The sessions that the request names, whether they still stand or not. */
  readonly named?: readonly SessionClaims[];
  /** Known by a bearer token, which no browser sends on its own. */
  readonly isBearer?: boolean;
  /** The secrets of the orders that this browser has begun and not placed. */
  readonly draftSecrets?: readonly string[];
  /** Whose network the request came from; trusted, because only the site's own edge reaches the API. */
  readonly address: string;
};

const bearerOf = (event: APIGatewayProxyEventV2): string | undefined =>
  /^Bearer (.+)$/.exec(event.headers.authorization ?? '')?.[1];

/** A screen that asks on its own keeps no session alive: only what its reader does counts. */
const noteSeen = async (session: Session, event: APIGatewayProxyEventV2, now: Date): Promise<void> => {
  if (event.headers[UNATTENDED] !== undefined || !isSeenLongAgo(session, now)) return;
  try {
    await save(changeSession(session, { ...session, seen_at: now.toISOString() }));
  } catch (error) {
    // Another call of the same moment has noted it, or the session was ended.
    if (!isChangedMeanwhile(error)) throw error;
  }
};

const openedBy = async (
  { userId, sessionId }: SessionClaims,
  now: Date,
): Promise<{ user: User; session: Session } | undefined> => {
  const [user, session] = await Promise.all([getUser(userId), getSession(userId, sessionId)]);
  return user && session && isSessionOpen(session, user, now) ? { user, session } : undefined;
};

/** The caller of a request; an unknown, altered or ended session is `anyone`. */
export const callerOf = async (event: APIGatewayProxyEventV2, now: Date): Promise<Caller> => {
  const bearer = bearerOf(event);
  const cookie = readCookie(COOKIES.session, event.cookies);
  const [byBearer, byCookie, draftSecrets] = await Promise.all([
    bearer ? readSession(bearer, now) : undefined,
    cookie ? readSession(cookie, now) : undefined,
    readDraftSecrets(event.cookies),
  ]);
  const claims = bearer === undefined ? byCookie : byBearer;
  const opened = claims && (await openedBy(claims, now));
  if (opened) await noteSeen(opened.session, event, now);
  return {
    role: opened?.user.role ?? 'anyone',
    ...opened,
    named: [byBearer, byCookie].filter((named) => named !== undefined),
    isBearer: opened !== undefined && bearer !== undefined,
    draftSecrets,
    address: networkOf(event.headers['x-viewer-address'] ?? event.requestContext.http.sourceIp),
  };
};
