import { randomUUID } from 'node:crypto';
import { ok } from '#test/support/booking-calls.ts';
import { type BrowserClient, openBrowser } from '#test/support/browser-client.ts';

/** An address that no other test knows. */
export const newEmail = (): string => `guest-${randomUUID()}@example.com`;

export type RegisteredClient = {
  readonly browser: BrowserClient;
  readonly id: string;
  readonly token: string;
  readonly email: string;
  readonly password: string;
};

/** Someone who has just registered on the site; the browser is logged in. */
export const registerClient = async (
  stack: { readonly url: string },
  changes: { email?: string; lang?: string } = {},
): Promise<RegisteredClient> => {
  const browser = openBrowser(stack.url);
  const sent = { name: 'Keiko Tanaka', email: newEmail(), password: 'tokyo-85', ...changes };
  const { _id, token } = ok(await browser.send('POST', '/api/users', sent));
  return { browser, id: String(_id), token: String(token), email: sent.email, password: sent.password };
};
