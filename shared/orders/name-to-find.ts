/** The words of a text as they are compared: without accents, in small letters. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '');

/** A client's name as it is looked up: `Keiko Tanaka` is `tanaka keiko`, for most are known by their last name. */
export const nameToFind = (name: string): string => {
  const words = wordsOf(name);
  return [...words.slice(-1), ...words.slice(0, -1)].join(' ');
};

/** The same by the first name: `keiko tanaka`; empty where there is but one name. */
export const firstNameToFind = (name: string): string => {
  const words = wordsOf(name);
  return words.length > 1 ? words.join(' ') : '';
};

/** The beginnings by which a typed name is looked up: its last word may be the last name, or its first. */
export const beginningsOf = (typed: string): string[] => {
  const words = wordsOf(typed);
  return [...new Set([words.at(0), words.at(-1)])].filter((word) => word !== undefined);
};

/** Whether every word that was typed begins one of a name's. */
export const isNameMeant = (name: string, typed: string): boolean => {
  const words = wordsOf(name);
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)));
};
