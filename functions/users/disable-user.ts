import { changeUser } from '#functions/platform/data/user.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { auditAccount, refuseLastAdmin, refuseOwn, userInGift } from '#functions/users/update-user.ts';
import { auditChanges } from '#shared/audit/audit-entry.ts';
import type { User } from '#shared/users/user.ts';
import type { UserDeskApi } from '#shared/users/user-desk-api.ts';
import { userFields } from '#shared/users/user-fields.ts';

type Key = 'PUT /api/users/{id}/disabled';

const closed = (stored: User, now: Date): User => ({
  ...stored,
  disabled_at: now.toISOString(),
  session_version: stored.session_version + 1,
});

const opened = ({ disabled_at, ...stored }: User): User => stored;

/**
 * Closes an account: its sessions end at once, and nobody logs in with it until it is opened again.
 * @throws DomainError `not_found`, `user.own`, `user.scope`, `user.last_admin`
 */
export const disableUser = async ({ params, body, caller, now }: Request<Key, UserDeskApi[Key]>) => {
  const stored = await userInGift(params.id, caller);
  refuseOwn(stored, caller);
  if (body.disabled === (stored.disabled_at !== undefined)) return { row: stored };
  const after = body.disabled ? closed(stored, now) : opened(stored);
  await refuseLastAdmin(stored, after);
  const changes = auditChanges(userFields(stored), userFields(after));
  await save(...changeUser(stored, after), auditAccount(after, 'changed', changes, { caller, now }));
  return { row: { ...after, version: stored.version + 1 } };
};
