import * as z from 'zod/mini';
import { hasRank, type Role } from '#shared/roles.ts';
import { instant } from '#shared/schemas.ts';

/** One login of an account, in one browser or program. */
export const session = z.object({
  _id: z.string(),
  user_id: z.string(),
  /** The account's at the login: a login of an older number is over. */
  session_version: z.int(),
  /** By which its owner knows it again. */
  device: z.string(),
  created_at: instant,
  /** Rounded: it is not written with each call. */
  seen_at: instant,
  ends_at: instant,
  version: z.int(),
});
export type Session = z.infer<typeof session>;

/** How long a session lasts at most. */
export const SESSION_SECONDS = 8 * 3600;
/** A login of the office that nobody uses ends so much earlier: its browser stands where others come by. */
export const OFFICE_IDLE_SECONDS = 60 * 60;
/** So much time may pass until a call is noted as the last. */
const NOTED_AFTER_SECONDS = 5 * 60;

const secondsSince = (at: string, now: Date): number => (now.getTime() - Date.parse(at)) / 1000;

/** Whether a login still stands: not over, of this state of its account, and used where the office demands it. */
export const isSessionOpen = (
  { session_version, seen_at, ends_at }: Session,
  user: { readonly session_version: number; readonly role: Role; readonly disabled_at?: string | undefined },
  now: Date,
): boolean =>
  user.disabled_at === undefined &&
  session_version === user.session_version &&
  Date.parse(ends_at) > now.getTime() &&
  !(hasRank(user.role, 'agency') && secondsSince(seen_at, now) > OFFICE_IDLE_SECONDS);

/** Whether a call is worth noting as the last one of its session. */
export const isSeenLongAgo = ({ seen_at }: Session, now: Date): boolean =>
  secondsSince(seen_at, now) > NOTED_AFTER_SECONDS;

const BROWSERS = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** Browser and system of a `User-Agent`, such as "Firefox, Windows"; empty for a program that is no browser. */
export const deviceOf = (userAgent: string): string =>
  [BROWSERS, SYSTEMS]
    .map((known) => known.find(([sign]) => sign.test(userAgent))?.[1])
    .filter(Boolean)
    .join(', ');
