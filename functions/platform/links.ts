import { createHmac, timingSafeEqual } from 'node:crypto';
import { environment } from '#functions/platform/environment.ts';
import { secretText } from '#functions/platform/secrets.ts';

/** What a signature is for: one for one purpose is worth nothing for another. */
export type LinkPurpose = 'booking' | 'payment' | 'password' | 'initial_password' | 'captcha';

/**
 * Signs what a link says. Fields are written with their lengths, so that no two different links read the same.
 */
export const signLink = async (purpose: LinkPurpose, fields: readonly string[]): Promise<string> => {
  const hmac = createHmac('sha256', await secretText(environment.LINK_SECRET_NAME));
  for (const text of [purpose, ...fields]) hmac.update(`${Buffer.byteLength(text)}:${text};`);
  return hmac.digest('base64url');
};

/** Whether a link says what we signed. */
export const isSigned = async (
  purpose: LinkPurpose,
  fields: readonly string[],
  signature: string,
): Promise<boolean> => {
  const expected = Buffer.from(await signLink(purpose, fields));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
};

/** Where a client sees its booking, without a login; `site` is the address of the site in the client's language. */
export const bookingLink = async (site: string, orderId: string): Promise<string> =>
  `${site}/booking?order=${orderId}&signature=${await signLink('booking', [orderId])}`;
