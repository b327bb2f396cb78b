import type { OfficeKey } from '#shared/texts/office-en.ts';
import type { Translate } from '#web/back-office/language/office-language.ts';

/** A name of the program in the reader's words; one that has none yet reads `capture failed` for `capture_failed`. */
export const wordsOf = (name: string, t: Translate): string => {
  const key = `office.word.${name}`;
  const text = t(key as OfficeKey);
  return text === key ? name.replaceAll(/[_.]/g, ' ') : text;
};
