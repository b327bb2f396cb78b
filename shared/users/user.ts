import * as z from 'zod/mini';
import { airportId } from '#shared/catalogue/airport.ts';
import { ROLES, type Role } from '#shared/roles.ts';
import { instant } from '#shared/schemas.ts';

/** Agency 998 is the web client: whoever registers on the site belongs to it. */
export const WEB_CLIENT_AGENCY_ID = 998;
/** Agencies that stand for private customers (back-office specification, section 3). */
export const WEB_CLIENT_AGENCY_IDS = [997, 998, 999] as const;
/** The agency of airline group bookings. */
export const AIRLINE_GROUP_AGENCY_ID = 1009;

/** Older accounts may say `web` for a web client; it is never written (docs/decisions.md, roles). */
const storedRole = z.pipe(
  z.string(),
  z.transform((role: string) => (role === 'web' ? 'webclient' : role)),
);

/** An account as stored. Its role may be one that this release does not know: nobody can log in with it. */
export const account = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: storedRole,
  agency_id: z.optional(z.int()),
  emp_id: z.optional(z.string()),
  airport_id: z.optional(airportId),
  access_permission: z.optional(z.int()),
  password_hash: z.string(),
  /** The password was given by somebody else: it opens nothing but the way to another one. */
  must_change_password: z.optional(z.boolean()),
  /** When that password was given; when the account was opened unless said. */
  first_password_at: z.optional(instant),
  /** Since when nobody can log in with it. */
  disabled_at: z.optional(instant),
  /** Raised when the password or role changes: sessions of an older number end. */
  session_version: z.int(),
  created_at: instant,
  version: z.int(),
});
export type Account = z.infer<typeof account>;

/** Someone who can log in. */
export type User = Account & { readonly role: Role };

export const isUser = (stored: Account): stored is User => (ROLES as string[]).includes(stored.role);
