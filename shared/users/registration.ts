import { type FieldError, invalidInput } from '#shared/domain-error.ts';
import { isEmail } from '#shared/orders/personal-rules.ts';
import { passwordError } from '#shared/users/password-error.ts';
import type { PasswordRule } from '#shared/users/password-rules.ts';

export type RegistrationInput = {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly password?: string | undefined;
};
export type Registration = { readonly name: string; readonly email: string; readonly password: string };

const NAME_MAX = 120;
/** The welcome mail carries the name to an address that somebody typed: no web address may travel with it. */
const NOT_IN_NAMES = /[\p{Cc}<>:/@]|www\./iu;

const nameError = (name: string): FieldError | undefined => {
  if (name === '') return { code: 'empty', message: 'A name is required' };
  if (name.length > NAME_MAX)
    return { code: 'too_long', message: `A name has at most ${NAME_MAX} characters.` };
  return NOT_IN_NAMES.test(name)
    ? { code: 'invalid', message: 'A name has none of the signs < > : / @ in it.' }
    : undefined;
};

const emailError = (email: string): FieldError | undefined => {
  if (email === '') return { code: 'empty', message: "What's your email address?" };
  return isEmail(email) ? undefined : { code: 'invalid', message: "Doesn't look like a valid email." };
};

/**
 * What somebody registers with, trimmed. Source: public specification, section 5, "Sign-up page".
 * @throws DomainError `invalid_input` with the specified sentences; the codes are the types of
 * `book.register.error.{field}.{type}`.
 */
export const readRegistration = (input: RegistrationInput, rule: PasswordRule): Registration => {
  const name = input.name?.trim() ?? '';
  const email = input.email?.trim() ?? '';
  const password = input.password ?? '';
  const errors = {
    name: nameError(name),
    email: emailError(email),
    password: passwordError(password, rule),
  };
  const found = Object.entries(errors).flatMap(([field, error]) => (error ? [[field, error] as const] : []));
  if (found.length > 0) throw invalidInput(Object.fromEntries(found));
  return { name, email, password };
};
