import * as z from 'zod/mini';
import { airportId } from '#shared/catalogue/airport.ts';
import type { Contract } from '#shared/http/contract.ts';
import { ROLES, type Role } from '#shared/roles.ts';
import { instant, noContent, siteLanguage } from '#shared/schemas.ts';

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
  /** Nothing else is possible before. */
  must_change_password: z.optional(z.boolean()),
});

const text = z.string().check(z.maxLength(254));

export const usersApi = {
  'GET /api/users/me': { role: 'webclient', summary: 'The current user', answer: currentUser },
  'POST /api/users': {
    role: 'anyone',
    summary: 'Registers a client of the site and logs it in',
    body: z.object({
      name: z.optional(text),
      email: z.optional(text),
      password: z.optional(text),
      /** Which of the two password rules applies; the sign-up screen's unless said. */
      rule: z.optional(z.enum(['wizard', 'account'])),
      lang: z.optional(siteLanguage),
    }),
    answer: z.object({ _id: z.string(), token: z.string() }),
  },
  'GET /api/users/sessions': {
    role: 'webclient',
    summary: "Where one is logged in, this browser's session first",
    answer: z.object({
      rows: z.array(
        z.object({
          _id: z.string(),
          /** Browser and system; empty for a program. */
          device: z.string(),
          created_at: instant,
          seen_at: instant,
          is_current: z.boolean(),
        }),
      ),
    }),
  },
  'DELETE /api/users/sessions/{session}': {
    role: 'webclient',
    summary: 'Ends one of the sessions of the own account',
    status: 204,
    answer: noContent,
  },
  'PUT /api/users/{id}/password': {
    role: 'webclient',
    summary: "Changes one's own password; all other sessions end",
    params: z.object({ id: z.string() }),
    body: z.object({ oldPassword: z.optional(text), newPassword: z.optional(text) }),
    status: 204,
    answer: noContent,
  },
} as const satisfies Contract;
export type UsersApi = typeof usersApi;
