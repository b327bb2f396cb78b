import { type FieldError, invalidInput } from '#shared/domain-error.ts';
import { isEmail } from '#shared/orders/personal-rules.ts';
import { nameProblem } from '#shared/users/name-problem.ts';
import { passwordError } from '#shared/users/password-error.ts';
import type { PasswordRule } from '#shared/users/password-rules.ts';

export type RegistrationInput = {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly password?: string | undefined;
};
export type Registration = { readonly name: string; readonly email: string; readonly password: string };

const nameError = (name: string): FieldError | undefined =>
  name === '' ? { code: 'empty', message: 'A name is required' } : nameProblem(name);

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
