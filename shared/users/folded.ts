/**
 * A text as searches compare it: without case, marks and doubled spaces, so that "jose munoz" finds "José  Muñoz".
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .trim()
    .replace(/\s+/g, ' ');

/** A name with its last word in front, folded: who knows the family name only finds it by its beginning. */
export const lastNameFirst = (name: string): string => {
  const words = folded(name).split(' ');
  return [words.at(-1), ...words.slice(0, -1)].join(' ');
};
