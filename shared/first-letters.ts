/**
 * The first letters of a text. Some letters take two of JavaScript's units; half of one is no text, and DynamoDB
 * refuses it.
 *
 * @param count as Unicode counts: code points.
 */
export const firstLetters = (text: string, count: number): string => [...text].slice(0, count).join('');
