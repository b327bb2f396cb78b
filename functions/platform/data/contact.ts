import * as z from 'zod/mini';
import { captchaKey, contactKey, contactsOf } from '#functions/platform/data/keys.ts';
import { readIndex, readItem } from '#functions/platform/data/read.ts';
import { create, removeAnyway, type Write } from '#functions/platform/data/write.ts';
import { type Contact, contact } from '#shared/content/contact.ts';

export const createContact = (stored: Contact): Write =>
  create(contactKey(stored._id), {
    ...stored,
    search_pk: contactsOf(stored.email),
    search_sk: `${stored.created_at}#${stored._id}`,
  });

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

/** What was sent by the contact form under an address, the earliest first. */
export const contactsOfEmail = async (email: string): Promise<Contact[]> =>
  z.parse(z.array(contact), await readIndex('search', contactsOf(email)));

/** Removes a contact request before its time. */
export const removeContact = ({ _id }: Contact): Write => removeAnyway(contactKey(_id));
