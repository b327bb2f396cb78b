import type { FieldError } from '#shared/domain-error.ts';
import { isCommonPassword } from '#shared/users/common-password.ts';
import {
  PASSWORD_MAX,
  PASSWORD_RULES,
  type PasswordProblem,
  type PasswordRule,
  passwordProblem,
} from '#shared/users/password-rules.ts';

const messageOf = (problem: PasswordProblem, rule: PasswordRule): string => {
  const { characters, digits } = PASSWORD_RULES[rule];
  switch (problem) {
    case 'empty':
      return 'Please choose a password.';
    case 'too_short':
      return `Password must be at least ${characters} characters.`;
    case 'too_long':
      return `Password must be at most ${PASSWORD_MAX} characters.`;
    case 'not_enough_numbers':
      return `Password must contain at least ${digits} digits.`;
    case 'dont_match':
      return 'Passwords must match.';
  }
};

/**
 * The error of a new password that breaks its rule (public specification, section 5; OWASP ASVS 5.0, V6.2
 * for the office).
 */
export const passwordError = (password: string, rule: PasswordRule): FieldError | undefined => {
  const problem = passwordProblem(password, rule);
  if (problem) return { code: problem, message: messageOf(problem, rule) };
  return rule === 'office' && isCommonPassword(password)
    ? {
        code: 'too_common',
        message: 'This password is among the first that are tried. Please choose another.',
      }
    : undefined;
};
