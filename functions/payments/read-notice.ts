import { createDecipheriv } from 'node:crypto';
import * as z from 'zod/mini';
import { environment } from '#functions/platform/environment.ts';
import { secretText } from '#functions/platform/secrets.ts';
import { DomainError } from '#shared/domain-error.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What of a notice is used; new fields appear unannounced and are ignored. */
const notice = z.object({
  type: z.string(),
  payload: z.optional(
    z.object({
      id: z.optional(z.string()),
      referencedId: z.optional(z.string()),
      paymentType: z.optional(z.string()),
      merchantTransactionId: z.optional(z.string()),
    }),
  ),
});
export type Notice = z.infer<typeof notice>;

/** A notice as it arrives, all of it hex digits. */
type Sealed = { readonly body: string; readonly iv: string; readonly tag: string };

const bytesOf = (hex: string): Buffer | undefined =>
  hex.length % 2 === 0 && /^[\da-f]+$/i.test(hex) ? Buffer.from(hex, 'hex') : undefined;

const opened = (key: Buffer, { body, iv, tag }: Sealed): string => {
  const [cipherText, vector, seal] = [bytesOf(body), bytesOf(iv), bytesOf(tag)];
  if (!cipherText || vector?.length !== IV_BYTES || seal?.length !== TAG_BYTES)
    throw new Error('not a notice');
  const decipher = createDecipheriv(ALGORITHM, key, vector, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(seal);
  return Buffer.concat([decipher.update(cipherText), decipher.final()]).toString();
};

/**
 * What the card provider tells. That it decrypts well proves who sent it; whatever does not is refused without a
 * word about why. Source: the provider's documentation, webhooks.
 * @throws DomainError `not_allowed`
 */
export const readNotice = async (sealed: Sealed): Promise<Notice> => {
  const key = Buffer.from(await secretText(environment.WEBHOOK_SECRET_NAME), 'hex');
  try {
    return z.parse(notice, JSON.parse(opened(key, sealed)));
  } catch {
    throw new DomainError('not_allowed', 'This notice cannot be read.');
  }
};
