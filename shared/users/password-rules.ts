import { hasRank, ROLES } from '#shared/roles.ts';

/**
 * The password rules side by side. Two are the specification's (public, section 5): the wizard's register mode asks
 * for more than the sign-up and change-password screens. Whoever works in the back office needs more (OWASP ASVS 5.0,
 * V6.2): what these accounts open is everybody's.
 */
export const PASSWORD_RULES = {
  wizard: { characters: 8, digits: 2 },
  account: { characters: 3, digits: 0 },
  office: { characters: 10, digits: 0 },
} as const;
export type PasswordRule = keyof typeof PASSWORD_RULES;

/** The rule by which an account of a role chooses its password; a role that is unknown takes the stricter one. */
export const passwordRuleOf = (role: string): PasswordRule =>
  ROLES.some((known) => known === role && !hasRank(known, 'agency')) ? 'account' : 'office';

/** Longer ones are refused: hashing them would only cost time. */
export const PASSWORD_MAX = 200;

export type PasswordProblem = 'empty' | 'too_short' | 'too_long' | 'not_enough_numbers' | 'dont_match';

/** The first thing wrong with a new password, if any; the confirmation is compared where there is one. */
export const passwordProblem = (
  password: string,
  rule: PasswordRule,
  confirmation: string = password,
): PasswordProblem | undefined => {
  const { characters, digits } = PASSWORD_RULES[rule];
  if (password === '') return 'empty';
  if (password.length < characters) return 'too_short';
  if (password.length > PASSWORD_MAX) return 'too_long';
  if ((password.match(/\d/g) ?? []).length < digits) return 'not_enough_numbers';
  return password === confirmation ? undefined : 'dont_match';
};
