import type { PasswordRule } from '#shared/users/password-rules.ts';

/** Signs that nobody takes for another when they are read out. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Back-office specification, section 9; whoever works in the back office begins with one that its rule takes. */
const LENGTHS: Readonly<Record<PasswordRule, number>> = { account: 5, wizard: 8, office: 12 };

/** A first password that the office can tell somebody; `random` are at least 12 random whole numbers. */
export const randomPassword = (random: ArrayLike<number>, rule: PasswordRule): string =>
  Array.from({ length: LENGTHS[rule] }, (_, place) => SIGNS[(random[place] ?? 0) % SIGNS.length]).join('');
