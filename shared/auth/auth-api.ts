import * as z from 'zod/mini';
import type { Contract } from '#shared/http/contract.ts';
import { noContent, siteLanguage } from '#shared/schemas.ts';

export const authApi = {
  'POST /auth/local': {
    role: 'anyone',
    summary: 'Logs in; answers the session token and sets it as a cookie',
    body: z.object({
      email: z.string().check(z.minLength(1), z.maxLength(254)),
      password: z.string().check(z.minLength(1), z.maxLength(200)),
      /** Only once it was asked for: many wrong passwords came for this account. */
      captcha: z.optional(z.string().check(z.maxLength(10_000))),
    }),
    answer: z.object({ token: z.string() }),
  },
  'POST /auth/logout': {
    role: 'anyone',
    summary: 'Ends the session of this browser',
    status: 204,
    answer: noContent,
  },
  'POST /auth/forgotPassword': {
    role: 'anyone',
    summary: 'Mails a link to choose a new password; the answer is the same for unknown addresses',
    body: z.object({ email: z.string().check(z.maxLength(254)), lang: z.optional(siteLanguage) }),
    status: 204,
    answer: noContent,
  },
  'POST /auth/resetPassword': {
    role: 'anyone',
    summary: 'Sets a new password by a mailed link, which works once and for one hour',
    body: z.object({
      token: z.string().check(z.maxLength(1000)),
      password: z.string().check(z.maxLength(254)),
    }),
    status: 204,
    answer: noContent,
  },
} as const satisfies Contract;
export type AuthApi = typeof authApi;
