import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { environment } from '#functions/platform/environment.ts';
import { COOKIES, clearCookie, readCookie, setCookie } from '#functions/platform/http/cookies.ts';
import { secretText } from '#functions/platform/secrets.ts';

/** As many drafts as one browser may hold, each in a tab of its own. */
const MAX_DRAFTS = 5;

const signatureOf = async (secrets: readonly string[]): Promise<string> =>
  createHmac('sha256', await secretText(environment.SESSION_SECRET_NAME))
    .update(`draft;${secrets.join(';')}`)
    .digest('base64url');

/** The secret of an order's browser, as the order keeps it: as a hash only. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export const newDraftSecret = (): string => randomBytes(32).toString('base64url');

/** The secrets of a request's cookie, one for each order that its browser has begun; none of those we did not give out. */
export const readDraftSecrets = async (cookies: readonly string[] | undefined): Promise<string[]> => {
  const secrets = readCookie(COOKIES.draft, cookies)?.split('.') ?? [];
  const given = Buffer.from(secrets.pop() ?? '');
  if (secrets.length === 0) return [];
  const expected = Buffer.from(await signatureOf(secrets));
  return given.length === expected.length && timingSafeEqual(given, expected) ? secrets : [];
};

/** The cookie that carries these secrets, the latest of them; without any, the one that takes it back. */
export const draftCookie = async (secrets: readonly string[]): Promise<string> => {
  const kept = secrets.slice(-MAX_DRAFTS);
  if (kept.length === 0) return clearCookie(COOKIES.draft);
  return setCookie(COOKIES.draft, [...kept, await signatureOf(kept)].join('.'));
};
