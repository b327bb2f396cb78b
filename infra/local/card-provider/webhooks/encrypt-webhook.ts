import { createCipheriv } from 'node:crypto';

/**
 * AES-256-GCM without padding, all in hex. The receiver authenticates a webhook by decrypting it.
 * @param key 64 hex digits
 * @param iv hex digits, 12 bytes long
 */
export const encryptWebhook = (key: string, iv: string, plaintext: string): { body: string; tag: string } => {
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'hex'), Buffer.from(iv, 'hex'));
  const body = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()]).toString('hex');
  return { body: body.toUpperCase(), tag: cipher.getAuthTag().toString('hex').toUpperCase() };
};
