/** The plural forms that a language tells apart: the cardinal categories of the Unicode CLDR. */
export type PluralForms = {
  ru: 'one' | 'few' | 'many' | 'other';
  zh: 'other';
  ja: 'other';
  es: 'one' | 'many' | 'other';
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
};

/** English keys as another language has them: the forms of a count are its own. */
type KeyIn<L extends keyof PluralForms, Key> = Key extends `${infer Base}_one`
  ? `${Base}_${PluralForms[L]}`
  : Key extends `${string}_other`
    ? never
    : Key;

/** Every text of an English file, in a language. */
export type TextsIn<L extends keyof PluralForms, English> = {
  readonly [key in KeyIn<L, keyof English> & string]?: string;
};
