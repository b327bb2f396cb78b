import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import { throttle } from '#functions/platform/data/throttle.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { signLink } from '#functions/platform/links.ts';
import type { ContentApi } from '#shared/content/content-api.ts';
import { type FieldError, invalidInput } from '#shared/domain-error.ts';

type ReadCaptcha = Request<'GET /api/general/captcha', ContentApi['GET /api/general/captcha']>;

const PER_ADDRESS = { what: 'captcha', most: 200, minutes: 10 };

/** The widget fetches a new challenge by itself when one is over. */
const LIFETIME_SECONDS = 600;
/** Iterations of one try, and how many tries: about a second of a phone's time, and of a spammer's for each request. */
const COST = 5_000;
const TRIES = { least: 400, most: 1_000 };

/** Two keys of our own, made from the house's secret for this purpose alone. */
const secrets = async () => ({
  hmacSignatureSecret: await signLink('captcha', ['challenge']),
  hmacKeySignatureSecret: await signLink('captcha', ['key']),
});

/** A new challenge. @throws DomainError `too_many_requests` */
export const readCaptcha = async ({ caller, now }: ReadCaptcha) => {
  await throttle(PER_ADDRESS, caller.address, now);
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(TRIES.most, TRIES.least),
    deriveKey,
    expiresAt: Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS,
    ...(await secrets()),
  });
};

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
 * @returns what to note, so that it works once
 * @throws DomainError `invalid_input` at `captcha`: `invalid` or `expired`
 */
export const checkCaptcha = async (captcha: string): Promise<{ nonce: string; expiresAt: number }> => {
  const { data } = z.safeParse(payload, decoded(captcha));
  if (!data) throw refusal('invalid', 'The captcha is not solved.');
  const { solution, challenge } = data;
  const checked = await verifySolution({
    challenge,
    solution: { ...solution, time: 0 },
    deriveKey,
    ...(await secrets()),
  });
  if (checked.expired) throw refusal('expired', 'The captcha is over. Please solve a new one.');
  if (!checked.verified) throw refusal('invalid', 'The captcha is not solved.');
  return challenge.parameters;
};
