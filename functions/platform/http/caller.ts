import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { getUser } from '#functions/platform/data/user.ts';
import { COOKIES, readCookie } from '#functions/platform/http/cookies.ts';
import { readSession } from '#functions/platform/http/session-token.ts';
import type { LeastRole } from '#shared/roles.ts';
import type { User } from '#shared/users/user.ts';

/** Who calls: nobody known, or a user whose session still stands. */
export type Caller = {
  readonly role: LeastRole;
  readonly user?: User | undefined;
  /** Hash of the browser's draft secret, when it sent one. */
  readonly draftSecretHash?: string | undefined;
  /** Where the request came from; trusted, because only the site's own edge reaches the API. */
  readonly address: string;
};

/** Secrets of browsers are stored as hashes only. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const bearerOf = (event: APIGatewayProxyEventV2): string | undefined =>
  /^Bearer (.+)$/.exec(event.headers.authorization ?? '')?.[1];

const userOf = async (event: APIGatewayProxyEventV2, now: Date): Promise<User | undefined> => {
  const token = bearerOf(event) ?? readCookie(COOKIES.session, event.cookies);
  const claims = token ? await readSession(token, now) : undefined;
  if (!claims) return undefined;
  const user = await getUser(claims.userId);
  return user?.session_version === claims.sessionVersion ? user : undefined;
};

/** The caller of a request; an unknown, altered or ended session is `anyone`. */
export const callerOf = async (event: APIGatewayProxyEventV2, now: Date): Promise<Caller> => {
  const user = await userOf(event, now);
  const secret = readCookie(COOKIES.draft, event.cookies);
  const viewer = event.headers['x-viewer-address'];
  return {
    role: user?.role ?? 'anyone',
    user,
    draftSecretHash: secret ? hashSecret(secret) : undefined,
    address: viewer ?? event.requestContext.http.sourceIp,
  };
};
