import { createDecipheriv } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A notice as it arrives; all three are hex digits. */
export type SealedNotice = { readonly body: string; readonly iv: string; readonly tag: string };

const bytesOf = (hex: string): Buffer | undefined =>
  hex.length % 2 === 0 && /^[\da-f]+$/i.test(hex) ? Buffer.from(hex, 'hex') : undefined;

/**
 * The text of a notice: AES-256-GCM without padding. Source: the provider's documentation, webhooks.
 * @param key 64 hex digits
 * @throws Error when it was not sealed with this key, or was altered on the way
 */
export const decryptNotice = (key: string, { body, iv, tag }: SealedNotice): string => {
  const [sealed, vector, seal] = [bytesOf(body), bytesOf(iv), bytesOf(tag)];
  // A shorter tag would be easier to guess: Node takes it, we do not.
  if (!sealed || vector?.length !== IV_BYTES || seal?.length !== TAG_BYTES) throw new Error('not a notice');
  const decipher = createDecipheriv(ALGORITHM, Buffer.from(key, 'hex'), vector, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(seal);
  return Buffer.concat([decipher.update(sealed), decipher.final()]).toString();
};
