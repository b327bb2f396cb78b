import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { ok } from '#test/support/booking-calls.ts';
import type { BrowserClient } from '#test/support/browser-client.ts';

export type SolvedCaptcha = { challenge: Challenge; solution: { counter: number; derivedKey: string } };

/** What the ALTCHA widget sends. */
export const captchaText = (solved: SolvedCaptcha): string =>
  Buffer.from(JSON.stringify(solved)).toString('base64');

/** Fetches a challenge and solves it, as the widget does. */
export const solveCaptcha = async (browser: BrowserClient): Promise<SolvedCaptcha> => {
  const challenge: unknown = ok(await browser.get('/api/general/captcha'));
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
  if (!solution) throw new Error('the challenge has no solution');
  return { challenge: challenge as Challenge, solution };
};
