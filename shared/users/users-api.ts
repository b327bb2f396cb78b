import * as z from 'zod/mini';
import { airportId } from '#shared/catalogue/airport.ts';
import type { Contract } from '#shared/http/contract.ts';
import { ROLES, type Role } from '#shared/roles.ts';

/** What someone may know about themselves. */
const currentUser = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES as [Role, ...Role[]]),
  agency_id: z.optional(z.int()),
  emp_id: z.optional(z.string()),
  airport_id: z.optional(airportId),
  access_permission: z.optional(z.int()),
});

export const usersApi = {
  'GET /api/users/me': { role: 'webclient', summary: 'The current user', answer: currentUser },
} as const satisfies Contract;
export type UsersApi = typeof usersApi;
