/** A name of the program as words: `capture_failed` reads "capture failed". */
export const wordsOf = (name: string): string => name.replaceAll(/[_.]/g, ' ');
