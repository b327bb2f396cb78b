import * as z from 'zod/mini';
import { captchaKey, contactKey } from '#functions/platform/data/keys.ts';
import { readItem } from '#functions/platform/data/read.ts';
import { create, type Write } from '#functions/platform/data/write.ts';
import { type Contact, contact } from '#shared/content/contact.ts';

export const createContact = (stored: Contact): Write => create(contactKey(stored._id), stored);

export const getContact = async (id: string): Promise<Contact | undefined> => {
  const item = await readItem(contactKey(id));
  return item && z.parse(contact, item);
};

/**
 * Uses up the answer to a captcha: `save` refuses when it was used before.
 * @param expiresAt epoch seconds; afterwards the answer is refused as expired, and the note may go
 */
export const useCaptcha = (nonce: string, expiresAt: number): Write =>
  create(captchaKey(nonce), { ttl: expiresAt + 3600 });
