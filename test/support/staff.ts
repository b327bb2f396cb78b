import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { type BrowserClient, openBrowser } from '#test/support/browser-client.ts';
import type { TestStack } from '#test/support/stack.ts';

type Cookies = BrowserClient['cookies'];

const logIn = async (url: string, email: string): Promise<Cookies> => {
  const browser = openBrowser(url);
  const { status } = await browser.send('POST', '/auth/local', { email, password: DEMO_PASSWORD });
  if (status !== 200) throw new Error(`${email} cannot log in: ${status}`);
  return browser.cookies;
};

/** By site and account: a password is made to cost time, and nobody ends a demo account's sessions. */
const sessions = new Map<string, Cookies>();

/** A browser in which a demo account is logged in. */
export const staffBrowser = async (
  { url }: Pick<TestStack, 'url'>,
  email: string,
): Promise<BrowserClient> => {
  const session = sessions.get(`${url} ${email}`) ?? (await logIn(url, email));
  sessions.set(`${url} ${email}`, session);
  return openBrowser(url, undefined, session);
};
