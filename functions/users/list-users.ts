import { getUser } from '#functions/platform/data/user.ts';
import { countUsersOf } from '#functions/platform/data/user-count.ts';
import { findUsers, usersBetween } from '#functions/platform/data/user-list.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { DomainError } from '#shared/domain-error.ts';
import type { Role } from '#shared/roles.ts';
import type { UserDeskApi } from '#shared/users/user-desk-api.ts';
import { LISTED_ROLES, type UserRow } from '#shared/users/user-row.ts';

type Desk<K extends keyof UserDeskApi> = Request<K, UserDeskApi[K]>;
type Where = Desk<'POST /api/users/list'>['body']['where'];

const DEFAULT_LIMIT = 50;

const askedRoles = (where: Where): Role[] =>
  LISTED_ROLES.filter((role) => where?.role === undefined || where.role.includes(role));

/** What is searched for; undefined when all of the roles are wanted. */
const searchIn = (where: Where) => {
  const [name, email] = [where?.name?.trim(), where?.email?.trim()];
  return name || email ? { name, email } : undefined;
};

type Search = NonNullable<ReturnType<typeof searchIn>>;

const found = async (where: Where, search: Search): Promise<UserRow[]> =>
  (await Promise.all(askedRoles(where).map((role) => findUsers(role, search)))).flat();

/** A page of all users of some roles, one role after the other: only those roles are read that the page shows. */
const turnedTo = async (roles: readonly Role[], offset: number, limit: number): Promise<UserRow[]> => {
  const counts = await Promise.all(roles.map(countUsersOf));
  const pieces = roles.map((role, place) => {
    const before = counts.slice(0, place).reduce((sum, count) => sum + count, 0);
    const count = counts[place] ?? 0;
    const [from, to] = [offset - before, offset + limit - before].map((at) =>
      Math.min(Math.max(at, 0), count),
    );
    return { role, from: from ?? 0, to: to ?? 0, count };
  });
  const wanted = pieces.filter(({ from, to }) => from < to);
  return (await Promise.all(wanted.map(({ role, ...between }) => usersBetween(role, between)))).flat();
};

/** The users that a filter finds, by role, then name. */
export const listUsers = async ({ body }: Desk<'POST /api/users/list'>) => {
  const { where, offset = 0, limit = DEFAULT_LIMIT } = body;
  const search = searchIn(where);
  const rows = search
    ? (await found(where, search)).slice(offset, offset + limit)
    : await turnedTo(askedRoles(where), offset, limit);
  return { rows };
};

/** How many these are. */
export const countUsers = async ({ body: { where } }: Desk<'POST /api/users/count'>) => {
  const search = searchIn(where);
  if (search) return { count: (await found(where, search)).length };
  const counts = await Promise.all(askedRoles(where).map(countUsersOf));
  return { count: counts.reduce((sum, count) => sum + count, 0) };
};

/** @throws DomainError `not_found` */
export const readUser = async ({ params }: Desk<'GET /api/users/{id}'>) => {
  const user = await getUser(params.id);
  if (!user) throw new DomainError('not_found', 'There is no such user.');
  return user;
};
