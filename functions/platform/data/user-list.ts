import * as z from 'zod/mini';
import { userKey, usersByAddress, usersByLastName, usersOfRole } from '#functions/platform/data/keys.ts';
import { type IndexRange, readIndexRange, readItems } from '#functions/platform/data/read.ts';
import type { Role } from '#shared/roles.ts';
import { folded, lastNameFirst } from '#shared/users/folded.ts';
import { type UserRow, userRow } from '#shared/users/user-row.ts';

/** A search finds at most so many users of a role: who needs others types more letters. */
export const MOST_FOUND = 500;

/** Beside the address items, which lead to their users. */
const ROW_FIELDS = Object.keys(userRow.shape);

const parsed = (items: readonly unknown[]): UserRow[] => z.parse(z.array(userRow), items);

const inRange = (range: Pick<IndexRange, 'index' | 'partition' | 'prefix'>) =>
  readIndexRange({ ...range, attributes: ROW_FIELDS, first: MOST_FOUND });

const byName = async (role: Role, name: string): Promise<UserRow[]> => {
  const prefix = folded(name);
  const [whole, last] = await Promise.all([
    inRange({ index: 'owner', partition: usersOfRole(role), prefix }),
    inRange({ index: 'search', partition: usersByLastName(role), prefix }),
  ]);
  return [...new Map(parsed([...whole, ...last]).map((row) => [row._id, row])).values()];
};

const byAddress = async (role: Role, email: string): Promise<UserRow[]> => {
  const claims = await readIndexRange({
    index: 'search',
    partition: usersByAddress(role),
    prefix: email.trim().toLowerCase(),
    attributes: ['user_id'],
    first: MOST_FOUND,
  });
  return parsed(await readItems(claims.map(({ user_id }) => userKey(String(user_id)))));
};

/** Of those who are found by their address, those whose name begins so. */
const isNamed = (name: string) => {
  const prefix = folded(name);
  return (row: UserRow): boolean =>
    folded(row.name).startsWith(prefix) || lastNameFirst(row.name).startsWith(prefix);
};

/** By folded name, then id, as the index has them. */
const sorted = (rows: readonly UserRow[]): UserRow[] => {
  const keyOf = ({ name, _id }: UserRow): string => `${folded(name)}#${_id}`;
  return rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
};

/** The users of a role whose name (or family name) and address begin so, by name; at least one of both is asked for. */
export const findUsers = async (
  role: Role,
  { name = '', email = '' }: { name?: string | undefined; email?: string | undefined },
): Promise<UserRow[]> => {
  const found = email ? await byAddress(role, email) : await byName(role, name);
  return sorted(email && name ? found.filter(isNamed(name)) : found).slice(0, MOST_FOUND);
};

/**
 * Some users of a role by name. Only what stands before them is read over, from whichever end is nearer.
 * @param count how many the role has
 */
export const usersBetween = async (
  role: Role,
  { from, to, count }: { from: number; to: number; count: number },
): Promise<UserRow[]> => {
  const range = { index: 'owner', partition: usersOfRole(role), attributes: ROW_FIELDS } as const;
  if (count - from > to) return parsed((await readIndexRange({ ...range, first: to })).slice(from, to));
  const fromTheEnd = await readIndexRange({ ...range, first: count - from, isBackwards: true });
  return parsed(fromTheEnd.slice(Math.max(0, count - to)).toReversed());
};
