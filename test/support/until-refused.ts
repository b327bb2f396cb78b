import type { Answer } from '#test/support/browser-client.ts';

/**
 * Tries again and again until it is too often, and answers what came before and the refusal. Limits count within
 * windows of time, and a new one may begin meanwhile: at most twice as many tries pass.
 *
 * @param most how many tries a window has
 */
export const untilRefused = async (
  most: number,
  attempt: (count: number) => Promise<Answer>,
): Promise<{ readonly before: readonly number[]; readonly refused: Answer }> => {
  const before: number[] = [];
  for (let count = 1; count <= 2 * most + 1; count += 1) {
    const answer = await attempt(count);
    if (answer.status === 429) return { before, refused: answer };
    before.push(answer.status);
  }
  throw new Error(`not refused after ${before.length} tries`);
};
