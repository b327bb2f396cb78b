import { randomUUID } from 'node:crypto';
import { auditWrite } from '#functions/platform/data/audit.ts';
import { announce } from '#functions/platform/data/outbox.ts';
import { createUser, getAccountByEmail } from '#functions/platform/data/user.ts';
import { isChangedMeanwhile, save } from '#functions/platform/data/write.ts';
import { environment } from '#functions/platform/environment.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { mailedPassword } from '#functions/platform/mail/mailed-password.ts';
import { hashPassword } from '#functions/platform/password.ts';
import { readUserInput, userExists } from '#functions/users/read-user-input.ts';
import { auditChanges } from '#shared/audit/audit-entry.ts';
import { DEFAULT_LANGUAGE } from '#shared/languages.ts';
import { actorOf } from '#shared/orders/order-history.ts';
import { refused } from '#shared/refused.ts';
import { passwordError } from '#shared/users/password-error.ts';
import { passwordRuleOf } from '#shared/users/password-rules.ts';
import type { User } from '#shared/users/user.ts';
import type { UserDeskApi } from '#shared/users/user-desk-api.ts';
import { isInGift, userFields } from '#shared/users/user-fields.ts';

type Key = 'POST /api/users/createFromBackend';
type CreateUser = Request<Key, UserDeskApi[Key]>;

/** The first password: what the office typed, else what the installation presets, else one that is mailed. */
const firstPassword = async (
  typed: string | undefined,
  account: Pick<User, '_id' | 'created_at' | 'role'>,
) => {
  if (typed) return { kind: 'typed', password: typed } as const;
  const preset = environment.INITIAL_PASSWORD;
  // One that is too weak for the role is not given to it.
  if (preset && !passwordError(preset, passwordRuleOf(account.role)))
    return { kind: 'preset', password: preset } as const;
  return { kind: 'mailed', password: await mailedPassword(account) } as const;
};

/**
 * Opens an account for somebody.
 * @throws DomainError `invalid_input` (`email.taken`: "user already exists"), `user.scope`
 */
export const createFromBackend = async ({ body: { user: input }, caller, now }: CreateUser) => {
  const values = await readUserInput({ ...input, employee: input.emp_id });
  if (!isInGift(caller.user, values)) throw refused('user.scope');
  // Spares the derivation; what counts is the write, which two at once may reach.
  if (await getAccountByEmail(values.email)) throw userExists();
  const _id = randomUUID();
  const created_at = now.toISOString();
  const { kind, password } = await firstPassword(input.password, {
    _id,
    created_at,
    role: values.role,
  });
  const created: User = {
    _id,
    ...values,
    password_hash: await hashPassword(password),
    must_change_password: true,
    session_version: 1,
    created_at,
    version: 1,
  };
  const mail = {
    _id: `initial_password#${_id}`,
    template: 'initial_password' as const,
    about: _id,
    language: input.lang ?? DEFAULT_LANGUAGE,
  };
  const told = {
    by: actorOf(caller.user),
    kind: 'user' as const,
    subject: _id,
    title: created.name,
    act: 'created' as const,
    changes: auditChanges(undefined, userFields(created)),
  };
  try {
    await save(
      ...createUser(created),
      auditWrite(told, now),
      ...(kind === 'mailed' ? [announce(mail, now)] : []),
    );
  } catch (error) {
    // The account's own id is new: only the address can have been taken.
    if (isChangedMeanwhile(error)) throw userExists();
    throw error;
  }
  return { row: created, initial_password: kind };
};
