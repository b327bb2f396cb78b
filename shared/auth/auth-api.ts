import * as z from 'zod/mini';
import type { Contract } from '#shared/http/contract.ts';
import { noContent } from '#shared/schemas.ts';

export const authApi = {
  'POST /auth/local': {
    role: 'anyone',
    summary: 'Logs in; answers the session token and sets it as a cookie',
    body: z.object({
      email: z.string().check(z.minLength(1), z.maxLength(254)),
      password: z.string().check(z.minLength(1), z.maxLength(200)),
    }),
    answer: z.object({ token: z.string() }),
  },
  'POST /auth/logout': {
    role: 'anyone',
    summary: 'Ends the session of this browser',
    status: 204,
    answer: noContent,
  },
} as const satisfies Contract;
export type AuthApi = typeof authApi;
