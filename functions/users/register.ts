import { randomUUID } from 'node:crypto';
import { announce } from '#functions/platform/data/outbox.ts';
import { throttle } from '#functions/platform/data/throttle.ts';
import { createUser, getAccountByEmail } from '#functions/platform/data/user.ts';
import { isChangedMeanwhile, save, type Write } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { openSession } from '#functions/platform/http/open-session.ts';
import { hashPassword } from '#functions/platform/password.ts';
import { type DomainError, invalidInput } from '#shared/domain-error.ts';
import { DEFAULT_LANGUAGE, type SiteLanguage } from '#shared/languages.ts';
import { type Registration, readRegistration } from '#shared/users/registration.ts';
import { type User, WEB_CLIENT_AGENCY_ID } from '#shared/users/user.ts';
import type { UsersApi } from '#shared/users/users-api.ts';

type Register = Request<'POST /api/users', UsersApi['POST /api/users']>;

/** Whoever opens accounts in numbers, or tries which addresses have one, is slowed down. */
const PER_ADDRESS = { what: 'register-from', most: 100, minutes: 60 };

const clientOf = async ({ name, email, password }: Registration, now: Date): Promise<User> => ({
  _id: randomUUID(),
  name,
  email,
  role: 'webclient',
  agency_id: WEB_CLIENT_AGENCY_ID,
  password_hash: await hashPassword(password),
  session_version: 1,
  created_at: now.toISOString(),
  version: 1,
});

const addressTaken = (): DomainError => {
  const message = 'There is an account with this email address already. Please log in.';
  return invalidInput({ email: { code: 'taken', message } });
};

/** The account, its login and its welcome mail, all or none; of two with one address, the first wins. */
const open = async (client: User, login: Write, language: SiteLanguage, now: Date): Promise<void> => {
  const welcome = { _id: `welcome#${client._id}`, template: 'welcome' as const, about: client._id, language };
  try {
    await save(...createUser(client), login, announce(welcome, now));
  } catch (error) {
    // The account's own id is new: only the address can have been taken.
    if (!isChangedMeanwhile(error)) throw error;
    throw addressTaken();
  }
};

/**
 * Registers a client of the site and logs it in.
 * @throws DomainError `invalid_input` field by field (`email.taken` when somebody has the address),
 * `too_many_requests`
 */
export const register = async (request: Register) => {
  const { body, caller, now } = request;
  const registration = readRegistration(body, body.rule ?? 'account');
  await throttle(PER_ADDRESS, caller.address, now);
  // Spares the derivation; what counts is the write, which two at once may reach.
  if (await getAccountByEmail(registration.email)) throw addressTaken();
  const client = await clientOf(registration, now);
  const { write, token, setCookie } = await openSession(client, request);
  await open(client, write, body.lang ?? DEFAULT_LANGUAGE, now);
  setCookie();
  return { _id: client._id, token };
};
