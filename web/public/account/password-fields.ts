import { type PasswordProblem, passwordProblem } from '#shared/users/password-rules.ts';
import type { TextKey } from '#web/public/language/texts.ts';

/** The sign-up and change-password screens ask for no digits, so that problem does not occur there. */
export type AccountPasswordProblem = Exclude<PasswordProblem, 'not_enough_numbers'>;

/** What is wrong with a new password on these screens, and in which of its two fields. */
export const accountPasswordProblem = (
  password: string,
  confirmation: string,
): { problem: AccountPasswordProblem; isConfirmation: boolean } | undefined => {
  const problem = passwordProblem(password, 'account', confirmation);
  if (!problem || problem === 'not_enough_numbers') return undefined;
  return { problem, isConfirmation: problem === 'dont_match' };
};

export const passwordText = (problem: AccountPasswordProblem): TextKey => `signup.error.password.${problem}`;
