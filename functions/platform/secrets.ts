import { getSecret } from '@aws-lambda-powertools/parameters/secrets';

/** A rotated secret is picked up after this many seconds. */
const MAX_AGE_SECONDS = 900;

/** @throws Error when the secret does not exist or holds no text. */
export const secretText = async (name: string): Promise<string> => {
  const value = await getSecret(name, { maxAge: MAX_AGE_SECONDS });
  if (typeof value !== 'string' || value === '') throw new Error(`secret ${name} holds no text`);
  return value;
};
