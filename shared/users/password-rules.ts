/**
 * The two password rules of the specification, side by side (public, section 5): the wizard's register mode asks
 * for more than the sign-up and change-password screens.
 */
export const PASSWORD_RULES = {
  wizard: { characters: 8, digits: 2 },
  account: { characters: 3, digits: 0 },
} as const;
export type PasswordRule = keyof typeof PASSWORD_RULES;

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
