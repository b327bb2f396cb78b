import { apiGroup } from '#functions/platform/http/api-group.ts';
import { changePassword } from '#functions/users/change-password.ts';
import { createFromBackend } from '#functions/users/create-user.ts';
import { deleteUser } from '#functions/users/delete-user.ts';
import { disableUser } from '#functions/users/disable-user.ts';
import { erasePerson } from '#functions/users/erase-person.ts';
import { exportPerson } from '#functions/users/export-person.ts';
import { countUsers, listUsers, readUser } from '#functions/users/list-users.ts';
import { endOwnSession, listSessions } from '#functions/users/own-sessions.ts';
import { readCurrentUser } from '#functions/users/read-current-user.ts';
import { register } from '#functions/users/register.ts';
import { updateUser } from '#functions/users/update-user.ts';
import { privacyApi } from '#shared/users/privacy-api.ts';
import { userDeskApi } from '#shared/users/user-desk-api.ts';
import { usersApi } from '#shared/users/users-api.ts';

export const handler = apiGroup({ ...usersApi, ...userDeskApi, ...privacyApi })({
  'GET /api/users/me': readCurrentUser,
  'POST /api/users': register,
  'GET /api/users/sessions': listSessions,
  'DELETE /api/users/sessions/{session}': endOwnSession,
  'PUT /api/users/{id}/password': changePassword,
  'POST /api/users/list': listUsers,
  'POST /api/users/count': countUsers,
  'GET /api/users/{id}': readUser,
  'POST /api/users/createFromBackend': createFromBackend,
  'PUT /api/users/{id}/update': updateUser,
  'PUT /api/users/{id}/disabled': disableUser,
  'DELETE /api/users/{id}': deleteUser,
  'POST /api/users/privacy/export': exportPerson,
  'POST /api/users/privacy/erase': erasePerson,
});
