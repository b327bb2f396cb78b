type Values = Readonly<Record<string, unknown>>;

/** Whether two values of a field are the same, lists included. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Lays what was typed over what somebody else has stored meanwhile: a field that was typed in keeps what was typed, any
 * other says what is stored now.
 * @param before what was stored when the form was opened
 */
export const laidOver = <V extends Values>(before: V, typed: V, now: V): V => ({
  ...typed,
  ...Object.fromEntries(Object.entries(now).filter(([field]) => isSame(typed[field], before[field]))),
});

const changedFields = <V extends Values>(before: V, now: V): (keyof V & string)[] =>
  Object.keys(now).filter((field) => !isSame(before[field], now[field]));

/** A field that somebody else has changed while the form was open. */
export type Meanwhile<F extends string = string> = {
  readonly field: F;
  /** Whether something else was typed there, which stands in the form. */
  readonly isTyped: boolean;
};

/** What somebody else has changed meanwhile, and where it met what was typed. */
export const changedMeanwhile = <V extends Values>(
  before: V,
  typed: V,
  now: V,
): Meanwhile<keyof V & string>[] =>
  changedFields(before, now).map((field) => ({
    field,
    isTyped: !isSame(typed[field], before[field]) && !isSame(typed[field], now[field]),
  }));

/** The same where it is known which fields were typed in. */
export const meanwhileOf = (before: Values, now: Values, typedIn: readonly string[]): Meanwhile[] =>
  changedFields(before, now).map((field) => ({ field, isTyped: typedIn.includes(field) }));
