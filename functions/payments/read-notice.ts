import * as z from 'zod/mini';
import { decryptNotice, type SealedNotice } from '#functions/payments/decrypt-notice.ts';
import { environment } from '#functions/platform/environment.ts';
import { secretText } from '#functions/platform/secrets.ts';
import { DomainError } from '#shared/domain-error.ts';

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

/**
 * What the card provider tells. That it decrypts well proves who sent it; whatever does not is refused without a
 * word about why. Source: the provider's documentation, webhooks.
 * @throws DomainError `not_allowed`
 */
export const readNotice = async (sealed: SealedNotice): Promise<Notice> => {
  const key = await secretText(environment.WEBHOOK_SECRET_NAME);
  try {
    return z.parse(notice, JSON.parse(decryptNotice(key, sealed)));
  } catch {
    throw new DomainError('not_allowed', 'This notice cannot be read.');
  }
};
