import { verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import { useCaptcha } from '#functions/platform/data/contact.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { signLink } from '#functions/platform/links.ts';
import { type FieldError, invalidInput } from '#shared/domain-error.ts';

/** Two keys of our own, made from the house's secret for this purpose alone. */
export const captchaSecrets = async () => ({
  hmacSignatureSecret: await signLink('captcha', ['challenge']),
  hmacKeySignatureSecret: await signLink('captcha', ['key']),
});

/** What the widget sends, base64 of JSON. */
const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.int(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

const decoded = (captcha: string): unknown => {
  try {
    return JSON.parse(Buffer.from(captcha, 'base64').toString());
  } catch {
    return undefined;
  }
};

const refusal = (code: 'invalid' | 'expired' | 'used', message: string) =>
  invalidInput({ captcha: { code, message } satisfies FieldError });

/** The refusal of an answer that was used before. */
export const usedCaptcha = () => refusal('used', 'This captcha has been used. Please solve a new one.');

/**
 * Checks the widget's answer.
 * @returns the note by which it works once: `save` refuses when it was used before
 * @throws DomainError `invalid_input` at `captcha`: `invalid` or `expired`
 */
export const checkCaptcha = async (captcha: string): Promise<Write> => {
  const { data } = z.safeParse(payload, decoded(captcha));
  if (!data) throw refusal('invalid', 'The captcha is not solved.');
  const { solution, challenge } = data;
  const checked = await verifySolution({
    challenge,
    solution: { ...solution, time: 0 },
    deriveKey,
    ...(await captchaSecrets()),
  });
  if (checked.expired) throw refusal('expired', 'The captcha is over. Please solve a new one.');
  if (!checked.verified) throw refusal('invalid', 'The captcha is not solved.');
  const { nonce, expiresAt } = challenge.parameters;
  return useCaptcha(nonce, expiresAt);
};
