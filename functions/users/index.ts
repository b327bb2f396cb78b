import { apiGroup } from '#functions/platform/http/api-group.ts';
import { changePassword } from '#functions/users/change-password.ts';
import { readCurrentUser } from '#functions/users/read-current-user.ts';
import { register } from '#functions/users/register.ts';
import { usersApi } from '#shared/users/users-api.ts';

export const handler = apiGroup(usersApi)({
  'GET /api/users/me': readCurrentUser,
  'POST /api/users': register,
  'PUT /api/users/{id}/password': changePassword,
});
