import type { Request } from '#functions/platform/http/api-group.ts';
import { DomainError } from '#shared/domain-error.ts';
import type { UsersApi } from '#shared/users/users-api.ts';

type Me = Request<'GET /api/users/me', UsersApi['GET /api/users/me']>;

/** The caller's own account, without what only the server may know. */
export const readCurrentUser = async ({ caller }: Me) => {
  if (!caller.user) throw new DomainError('not_logged_in', 'Please log in.');
  return caller.user;
};
