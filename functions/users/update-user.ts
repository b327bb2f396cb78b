import { auditWrite } from '#functions/platform/data/audit.ts';
import { changeUser, getAccountByEmail, getUser } from '#functions/platform/data/user.ts';
import { countFullAdmins } from '#functions/platform/data/user-count.ts';
import { save, type Write } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import { readUserInput, userExists } from '#functions/users/read-user-input.ts';
import { auditChanges } from '#shared/audit/audit-entry.ts';
import { DomainError } from '#shared/domain-error.ts';
import { actorOf } from '#shared/orders/order-history.ts';
import { refused } from '#shared/refused.ts';
import { passwordRuleOf } from '#shared/users/password-rules.ts';
import type { User } from '#shared/users/user.ts';
import type { UserDeskApi } from '#shared/users/user-desk-api.ts';
import {
  endsSessions,
  isFullAdmin,
  isInGift,
  takesLastFullAdmin,
  userFields,
} from '#shared/users/user-fields.ts';
import type { UserValues } from '#shared/users/user-form.ts';

type Key = 'PUT /api/users/{id}/update';
type UpdateUser = Request<Key, UserDeskApi[Key]>;

/** The form has read another account than there is by now. */
const refuseStale = (
  stored: User,
  { version, userPreviousRole, previousEmployee }: UpdateUser['body'],
): void => {
  const wasRole = userPreviousRole === 'web' ? 'webclient' : userPreviousRole;
  const isStale =
    (version !== undefined && version !== stored.version) ||
    (wasRole !== undefined && wasRole !== stored.role) ||
    (previousEmployee && previousEmployee !== stored.emp_id);
  if (isStale) throw refused('user.changed');
};

/** @throws DomainError `user.last_admin` when nobody would be left who sees all airports */
export const refuseLastAdmin = async (before: User, after: User | undefined): Promise<void> => {
  if (!isFullAdmin(before)) return;
  if (takesLastFullAdmin(before, after, await countFullAdmins())) throw refused('user.last_admin');
};

/** @throws DomainError `user.own`: nobody shuts themselves out */
export const refuseOwn = ({ _id }: User, { user }: Pick<Caller, 'user'>): void => {
  if (_id === user?._id) throw refused('user.own');
};

/** The user of an id that the caller may change. @throws DomainError `not_found`, `user.scope` */
export const userInGift = async (id: string, caller: Pick<Caller, 'user'>): Promise<User> => {
  const stored = await getUser(id);
  if (!stored) throw new DomainError('not_found', 'There is no such user.');
  if (!isInGift(caller.user, stored)) throw refused('user.scope');
  return stored;
};

/** The audit entry of an account; `user` as it is called from now on, or was to its end. */
export const auditAccount = (
  user: User,
  act: 'changed' | 'deleted',
  changes: ReturnType<typeof auditChanges>,
  { caller, now }: Pick<UpdateUser, 'caller' | 'now'>,
): Write =>
  auditWrite(
    { by: actorOf(caller.user), kind: 'user', subject: user._id, title: user.name, act, changes },
    now,
  );

/** A client who comes to work in the back office chose the password by a weaker rule. */
const isRaised = (before: User, after: UserValues): boolean =>
  passwordRuleOf(before.role) === 'account' && passwordRuleOf(after.role) === 'office';

const changed = (stored: User, values: UserValues, now: Date): User => {
  const { name, email, role, agency_id, emp_id, airport_id, access_permission, ...rest } = stored;
  const after: User = {
    ...rest,
    ...values,
    ...(isRaised(stored, values) && { must_change_password: true, first_password_at: now.toISOString() }),
  };
  return endsSessions(stored, after) ? { ...after, session_version: stored.session_version + 1 } : after;
};

/**
 * Changes an account. Who becomes another, or may do something else, is logged out everywhere.
 * @throws DomainError `not_found`, `invalid_input`, `user.changed`, `user.scope`, `user.last_admin`
 */
export const updateUser = async ({ params, body, caller, now }: UpdateUser) => {
  const stored = await userInGift(params.id, caller);
  refuseStale(stored, body);
  const values = await readUserInput({ ...body, employee: body.employee ?? undefined });
  if (!isInGift(caller.user, values)) throw refused('user.scope');
  const after = changed(stored, values, now);
  await refuseLastAdmin(stored, after);
  const holder = await getAccountByEmail(after.email);
  if (holder && holder._id !== stored._id) throw userExists();
  const changes = auditChanges(userFields(stored), userFields(after));
  if (changes.length === 0) return { row: stored };
  await save(...changeUser(stored, after), auditAccount(after, 'changed', changes, { caller, now }));
  return { row: { ...after, version: stored.version + 1 } };
};
