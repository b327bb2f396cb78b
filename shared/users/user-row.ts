import * as z from 'zod/mini';
import { ROLES, type Role } from '#shared/roles.ts';
import { account } from '#shared/users/user.ts';

/** A user as the office's list shows it: nothing that only the server may know. */
export const userRow = z.object({
  ...z.omit(account, { password_hash: true, session_version: true, role: true }).shape,
  role: z.enum(ROLES as [Role, ...Role[]]),
});
export type UserRow = z.infer<typeof userRow>;

/** In which order the list has the roles. */
export const LISTED_ROLES = ['admin', 'emp', 'agency', 'webclient'] as const satisfies readonly Role[];
