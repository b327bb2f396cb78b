import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { announce } from '#functions/platform/data/outbox.ts';
import { throttle } from '#functions/platform/data/throttle.ts';
import { getAccountByEmail } from '#functions/platform/data/user.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import type { AuthApi } from '#shared/auth/auth-api.ts';
import { invalidInput } from '#shared/domain-error.ts';
import { DEFAULT_LANGUAGE, type SiteLanguage } from '#shared/languages.ts';
import { isEmail } from '#shared/orders/personal-rules.ts';

type ForgotPassword = Request<'POST /auth/forgotPassword', AuthApi['POST /auth/forgotPassword']>;

/** Nobody's mailbox is filled by others, and nobody asks for all addresses there are. */
const PER_ACCOUNT = { what: 'forgot-password', most: 5, minutes: 60 };
const PER_ADDRESS = { what: 'forgot-password-from', most: 50, minutes: 60 };

/** Far more than looking up an account and promising it a mail takes: the answer always comes after this long. */
const ANSWER_AFTER_MS = 400;

const promiseMail = async (email: string, language: SiteLanguage, now: Date): Promise<void> => {
  const account = await getAccountByEmail(email);
  if (!account || account.disabled_at !== undefined) return;
  // Each request is a mail of its own: a first link may have been lost, or be over.
  const _id = `password_reset#${account._id}#${randomUUID()}`;
  await save(announce({ _id, template: 'password_reset', about: account._id, language }, now));
};

/**
 * Mails a link to choose a new password. Neither the answer nor its time tells whether the address has an account.
 * @throws DomainError `invalid_input` for what is no address, `too_many_requests`
 */
export const forgotPassword = async ({ body, caller, now }: ForgotPassword) => {
  const email = body.email.trim();
  if (!isEmail(email)) {
    throw invalidInput({ email: { code: 'invalid', message: "Doesn't look like a valid email." } });
  }
  await throttle(PER_ADDRESS, caller.address, now);
  await throttle(PER_ACCOUNT, email.toLowerCase(), now);
  await Promise.all([promiseMail(email, body.lang ?? DEFAULT_LANGUAGE, now), pause(ANSWER_AFTER_MS)]);
  return undefined;
};
