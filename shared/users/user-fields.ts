import { AIRPORTS } from '#shared/catalogue/airport-ids.ts';
import { hasRank } from '#shared/roles.ts';
import { airportsInScope } from '#shared/users/airport-scope.ts';
import type { Account, User } from '#shared/users/user.ts';

/** What the office reads and audits of an account: neither the password nor what sessions hang on. */
export const userFields = ({
  name,
  email,
  role,
  agency_id,
  emp_id,
  airport_id,
  access_permission,
  disabled_at,
}: Account) => ({ name, email, role, agency_id, emp_id, airport_id, access_permission, disabled_at });

/** An admin of all airports: one of them is always left, or nobody could give what others lack. */
export const isFullAdmin = (
  user: Pick<Account, 'role' | 'airport_id' | 'access_permission' | 'disabled_at'>,
): boolean =>
  user.role === 'admin' && user.disabled_at === undefined && airportsInScope(user).length === AIRPORTS.length;

/** Whether a change of an account, or its end (`after` undefined), takes away the last of so many admins of all airports. */
export const takesLastFullAdmin = (
  before: Account,
  after: Account | undefined,
  fullAdmins: number,
): boolean => isFullAdmin(before) && !(after && isFullAdmin(after)) && fullAdmins < 2;

/**
 * Whether an admin may give an account what it carries, or change one that carries it: nobody gives more airports than
 * he sees himself. Clients of the site see their own bookings only.
 */
export const isInGift = (
  admin: Pick<User, 'airport_id' | 'access_permission'> | undefined,
  account: Pick<User, 'role' | 'airport_id' | 'access_permission'>,
): boolean => {
  const own = airportsInScope(admin);
  return (
    !hasRank(account.role, 'agency') || airportsInScope(account).every((airport) => own.includes(airport))
  );
};

/** What a change must differ in for the account's sessions to end: who it is, and what it may do. */
const WEIGHTY = ['email', 'role', 'agency_id', 'emp_id', 'airport_id', 'access_permission'] as const;

/** Whether a change touches what an account is or may do, so that its sessions end. */
export const endsSessions = (before: Account, after: Account): boolean =>
  WEIGHTY.some((field) => before[field] !== after[field]);
