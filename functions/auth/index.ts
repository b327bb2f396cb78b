import { forgotPassword } from '#functions/auth/forgot-password.ts';
import { logIn, logOut } from '#functions/auth/log-in.ts';
import { resetPassword } from '#functions/auth/reset-password.ts';
import { apiGroup } from '#functions/platform/http/api-group.ts';
import { authApi } from '#shared/auth/auth-api.ts';

export const handler = apiGroup(authApi)({
  'POST /auth/local': logIn,
  'POST /auth/logout': logOut,
  'POST /auth/forgotPassword': forgotPassword,
  'POST /auth/resetPassword': resetPassword,
});
