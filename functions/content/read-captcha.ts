import { createChallenge, randomInt } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { captchaSecrets } from '#functions/platform/captcha.ts';
import { throttle } from '#functions/platform/data/throttle.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import type { ContentApi } from '#shared/content/content-api.ts';

type ReadCaptcha = Request<'GET /api/general/captcha', ContentApi['GET /api/general/captcha']>;

const PER_ADDRESS = { what: 'captcha', most: 200, minutes: 10 };

/** The widget fetches a new challenge by itself when one is over. */
const LIFETIME_SECONDS = 600;
/** Iterations of one try, and how many tries: about a second of a phone's time, and of a spammer's for each request. */
const COST = 5_000;
const TRIES = { least: 400, most: 1_000 };

/** A new challenge. @throws DomainError `too_many_requests` */
export const readCaptcha = async ({ caller, now }: ReadCaptcha) => {
  await throttle(PER_ADDRESS, caller.address, now);
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(TRIES.most, TRIES.least),
    deriveKey,
    expiresAt: Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS,
    ...(await captchaSecrets()),
  });
};
