import { SecretsProvider } from '@aws-lambda-powertools/parameters/secrets';
import { answeredWithin } from '#functions/platform/answered-within.ts';

/** A rotated secret is picked up after this many seconds. */
const MAX_AGE_SECONDS = 900;
const REQUEST_TIMEOUT_MS = 3000;
const secrets = new SecretsProvider({ clientConfig: { requestHandler: answeredWithin(REQUEST_TIMEOUT_MS) } });

/** @throws Error when the secret does not exist or holds no text. */
export const secretText = async (name: string): Promise<string> => {
  const value = await secrets.get(name, { maxAge: MAX_AGE_SECONDS });
  if (typeof value !== 'string' || value === '') throw new Error(`secret ${name} holds no text`);
  return value;
};
