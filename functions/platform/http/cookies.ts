import { environment } from '#functions/platform/environment.ts';
import { SESSION_SECONDS } from '#shared/auth/session.ts';
import { cookieName } from '#shared/http/cookie-name.ts';

/** Cookies of this site: name, lifetime in seconds. Both are HttpOnly, Secure and SameSite=Lax. */
export const COOKIES = {
  /** The session token of a login. */
  session: { name: cookieName('session', environment.SITE_URL), maxAge: SESSION_SECONDS },
  /** The signed secret of a browser: what it began as a guest belongs to it. */
  draft: { name: cookieName('draft', environment.SITE_URL), maxAge: 30 * 24 * 3600 },
} as const;

type Cookie = (typeof COOKIES)[keyof typeof COOKIES];

export const setCookie = ({ name, maxAge }: Cookie, value: string): string =>
  `${name}=${value}; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=${maxAge}`;

export const clearCookie = ({ name }: Cookie): string =>
  `${name}=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0`;

/** The value of a cookie in API Gateway's list (`name=value` each). */
export const readCookie = ({ name }: Cookie, cookies: readonly string[] = []): string | undefined =>
  cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
