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

/** Someone who can log in, as stored. */
export const user = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES as [Role, ...Role[]]),
  agency_id: z.optional(z.int()),
  emp_id: z.optional(z.string()),
  airport_id: z.optional(airportId),
  access_permission: z.optional(z.int()),
  password_hash: z.string(),
  /** Raised when the password or role changes: sessions of an older number end. */
  session_version: z.int(),
  created_at: instant,
  version: z.int(),
});
export type User = z.infer<typeof user>;
