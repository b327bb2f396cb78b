import { removeUser } from '#functions/platform/data/user.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { auditAccount, refuseLastAdmin, refuseOwn, userInGift } from '#functions/users/update-user.ts';
import { auditChanges } from '#shared/audit/audit-entry.ts';
import type { UserDeskApi } from '#shared/users/user-desk-api.ts';
import { userFields } from '#shared/users/user-fields.ts';

type Key = 'DELETE /api/users/{id}';

/**
 * Removes an account: whoever is logged in with it is nobody from now on.
 * @throws DomainError `not_found`, `user.scope`, `user.own`, `user.last_admin`
 */
export const deleteUser = async ({ params, caller, now }: Request<Key, UserDeskApi[Key]>) => {
  const stored = await userInGift(params.id, caller);
  refuseOwn(stored, caller);
  await refuseLastAdmin(stored, undefined);
  const changes = auditChanges(userFields(stored), undefined);
  await save(...removeUser(stored), auditAccount(stored, 'deleted', changes, { caller, now }));
  return undefined;
};
