/** Signs that nobody takes for another when they are read out. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Back-office specification, section 9. */
export const RANDOM_PASSWORD_LENGTH = 5;

/** A first password that the office can tell somebody; `random` are at least five random whole numbers. */
export const randomPassword = (random: ArrayLike<number>): string =>
  Array.from(
    { length: RANDOM_PASSWORD_LENGTH },
    (_, place) => SIGNS[(random[place] ?? 0) % SIGNS.length],
  ).join('');
