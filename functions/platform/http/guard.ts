import { timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { environment } from '#functions/platform/environment.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import { secretText } from '#functions/platform/secrets.ts';
import { DomainError, invalidInput } from '#shared/domain-error.ts';
import type { Call } from '#shared/http/contract.ts';
import { refused } from '#shared/refused.ts';
import { hasRank, type LeastRole } from '#shared/roles.ts';

const isEqual = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * Refuses requests that did not come through the site's own edge: an HTTP API carries no firewall of its own,
 * and only the edge's word about the caller's address is trusted.
 */
export const demandOwnEdge = async (event: APIGatewayProxyEventV2): Promise<void> => {
  const secret = await secretText(environment.ORIGIN_SECRET_NAME);
  if (!isEqual(event.headers['x-origin-secret'] ?? '', secret)) {
    throw new DomainError('not_allowed', 'Please use the site.');
  }
};

/**
 * Refuses writes that another site makes a browser send, with or without a login: a browser that is logged in there
 * unasked, or registered, is in somebody else's account. Browsers name the site on every write, programs need not; what
 * a valid bearer token comes with was sent by a program that knows it.
 */
export const refuseForeignWrites = (event: APIGatewayProxyEventV2, { isBearer }: Caller): void => {
  const isRead = event.requestContext.http.method === 'GET';
  if (isRead || isBearer) return;
  const fetchSite = event.headers['sec-fetch-site'];
  const { origin } = event.headers;
  const isForeign = fetchSite
    ? fetchSite !== 'same-origin' && fetchSite !== 'none'
    : origin !== undefined && origin !== environment.SITE_URL;
  if (isForeign) throw new DomainError('not_allowed', 'This request came from another site.');
};

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/**
 * Refuses a body of JSON that says it is something else: a form of another site can send text, but not
 * `application/json`.
 * @throws DomainError `invalid_input` at `content-type`
 */
export const demandJson = ({ body, rawBody }: Call, event: APIGatewayProxyEventV2): void => {
  if (!body || rawBody || !event.body) return;
  if (JSON_TYPE.test(event.headers['content-type'] ?? '')) return;
  throw invalidInput({
    'content-type': { code: 'invalid', message: 'The body is sent as application/json.' },
  });
};

/** What somebody may do whose password was given by the office: see who it is, and choose another. */
const BEFORE_AN_OWN_PASSWORD = ['GET /api/users/me', 'PUT /api/users/{id}/password'];

/** @throws DomainError `user.must_change_password`; calls that need no login stay open */
export const demandOwnPassword = ({ user }: Caller, route: string, least: LeastRole): void => {
  if (!user?.must_change_password || least === 'anyone' || BEFORE_AN_OWN_PASSWORD.includes(route)) return;
  throw refused('user.must_change_password');
};

/** @throws DomainError `not_logged_in` or `not_allowed` when the caller ranks below the route's least role. */
export const demandRole = (caller: Caller, least: LeastRole): void => {
  if (hasRank(caller.role, least)) return;
  if (caller.role === 'anyone') throw new DomainError('not_logged_in', 'Please log in.');
  throw new DomainError('not_allowed', 'Your account may not do this.');
};
