import * as z from 'zod/mini';
import type { Contract } from '#shared/http/contract.ts';
import { ROLES, type Role } from '#shared/roles.ts';
import { noContent, siteLanguage } from '#shared/schemas.ts';
import { userRow } from '#shared/users/user-row.ts';

const text = z.string().check(z.maxLength(254));
const id = z.string().check(z.minLength(1), z.maxLength(100));
const role = z.string().check(z.maxLength(20));

/** Texts are found by their beginning, whatever their case and accents; a name also by its last word. */
const userFilter = z.strictObject({
  name: z.optional(text),
  email: z.optional(text),
  /** All of them when it is absent. */
  role: z.optional(z.array(z.enum(ROLES as [Role, ...Role[]]))),
});

/** The list is turned over page by page no further than here: a search leads to everybody else. */
export const MOST_USERS_TURNED = 10_000;

/** What only whose role it is has; `airport_id` and `access_permission` say which airports are seen. */
const scope = {
  agency_id: z.optional(z.int()),
  airport_id: z.optional(z.int()),
  access_permission: z.optional(z.int()),
};

/** How a new user learns the first password: as the office typed it, as configured, or by mail. */
export const INITIAL_PASSWORDS = ['typed', 'preset', 'mailed'] as const;

/** Calls by which the office keeps the accounts. Source: back-office specification, section 7, "Users". */
export const userDeskApi = {
  'POST /api/users/list': {
    role: 'admin',
    summary: 'Users by role, then name',
    body: z.object({
      offset: z.optional(z.int().check(z.gte(0), z.lte(MOST_USERS_TURNED))),
      limit: z.optional(z.int().check(z.gte(1), z.lte(100))),
      order: z.optional(z.enum(['role'])),
      where: z.optional(userFilter),
      isRelational: z.optional(z.boolean()),
    }),
    answer: z.object({ rows: z.array(userRow) }),
  },
  'POST /api/users/count': {
    role: 'admin',
    summary: 'How many users a filter finds; a search stops counting where it stops finding',
    body: z.object({ where: z.optional(userFilter) }),
    answer: z.object({ count: z.int() }),
  },
  'GET /api/users/{id}': {
    role: 'admin',
    summary: 'One user, as the form needs it',
    params: z.object({ id }),
    answer: userRow,
  },
  'POST /api/users/createFromBackend': {
    role: 'admin',
    summary: 'A new user; its first password must be changed at the first login',
    body: z.object({
      user: z.object({
        name: z.optional(text),
        email: z.optional(text),
        role: z.optional(role),
        password: z.optional(text),
        emp_id: z.optional(id),
        /** Of the mail that brings the password; English unless said. */
        lang: z.optional(siteLanguage),
        ...scope,
      }),
    }),
    answer: z.object({ row: userRow, initial_password: z.enum(INITIAL_PASSWORDS) }),
  },
  'PUT /api/users/{id}/update': {
    role: 'admin',
    summary: 'Changes a user; who becomes another or may do something else is logged out everywhere',
    params: z.object({ id }),
    body: z.object({
      _id: z.optional(id),
      name: z.optional(text),
      email: z.optional(text),
      role: z.optional(role),
      /** As the form read them: refused as stale when they are others by now. */
      userPreviousRole: z.optional(role),
      previousEmployee: z.optional(z.nullable(id)),
      employee: z.optional(z.nullable(id)),
      version: z.optional(z.int()),
      ...scope,
    }),
    answer: z.object({ row: userRow }),
  },
  'PUT /api/users/{id}/disabled': {
    role: 'admin',
    summary: 'Closes an account, which is logged out everywhere at once, or opens it again',
    params: z.object({ id }),
    body: z.object({ disabled: z.boolean() }),
    answer: z.object({ row: userRow }),
  },
  'DELETE /api/users/{id}': {
    role: 'admin',
    summary: 'Removes a user, who is logged out everywhere; orders stay',
    params: z.object({ id }),
    status: 204,
    answer: noContent,
  },
} as const satisfies Contract;
export type UserDeskApi = typeof userDeskApi;
