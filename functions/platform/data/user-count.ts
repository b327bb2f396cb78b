import { userCountKey, userCountOf } from '#functions/platform/data/keys.ts';
import { readPartition } from '#functions/platform/data/read.ts';
import { addTo, type Write } from '#functions/platform/data/write.ts';
import type { Role } from '#shared/roles.ts';
import { type Account, isUser } from '#shared/users/user.ts';
import { isFullAdmin } from '#shared/users/user-fields.ts';

/** So many clients register at once that one number would be fought over: each is counted in one of these. */
const PARTS = 8;
const FULL_ADMIN = 'full-admin';

const partOf = (id: string): number =>
  [...id].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % PARTS;

const countedRole = (user: Account | undefined): Role | undefined =>
  user && isUser(user) ? user.role : undefined;

/**
 * Counts a user that came, went or changed its role. Of the admins of all airports one is always left: the write that
 * takes away the last fails.
 */
export const countedAs = (before: Account | undefined, after: Account | undefined): Write[] => {
  const [was, is] = [countedRole(before), countedRole(after)];
  const part = partOf(after?._id ?? before?._id ?? '');
  const [wasFull, isFull] = [before && isFullAdmin(before), after && isFullAdmin(after)];
  return [
    ...(was !== is && was ? [addTo(userCountKey(was, part), -1)] : []),
    ...(was !== is && is ? [addTo(userCountKey(is, part), 1)] : []),
    ...(wasFull && !isFull ? [addTo(userCountKey(FULL_ADMIN, 0), -1, 2)] : []),
    ...(isFull && !wasFull ? [addTo(userCountKey(FULL_ADMIN, 0), 1)] : []),
  ];
};

const counted = async (name: string): Promise<number> => {
  const parts = await readPartition(userCountOf(name));
  return parts.reduce((sum, { count }) => sum + Number(count), 0);
};

/** How many users have a role. */
export const countUsersOf = (role: Role): Promise<number> => counted(role);

/** How many admins see all airports. */
export const countFullAdmins = (): Promise<number> => counted(FULL_ADMIN);
