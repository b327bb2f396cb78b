import { apiGroup } from '#functions/platform/http/api-group.ts';
import { readCurrentUser } from '#functions/users/read-current-user.ts';
import { usersApi } from '#shared/users/users-api.ts';

export const handler = apiGroup(usersApi)({ 'GET /api/users/me': readCurrentUser });
