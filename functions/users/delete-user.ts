import { auditWrite } from '#functions/platform/data/audit.ts';
import { removeUser } from '#functions/platform/data/user.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { refuseLastAdmin, refuseOwn, userInGift } from '#functions/users/update-user.ts';
import { auditChanges } from '#shared/audit/audit-entry.ts';
import { actorOf } from '#shared/orders/order-history.ts';
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
  const told = {
    by: actorOf(caller.user),
    kind: 'user' as const,
    subject: stored._id,
    title: stored.name,
    act: 'deleted' as const,
    changes: auditChanges(userFields(stored), undefined),
  };
  await save(...removeUser(stored), auditWrite(told, now));
  return undefined;
};
