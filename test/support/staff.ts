import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { type BrowserClient, openBrowser } from '#test/support/browser-client.ts';
import type { TestStack } from '#test/support/stack.ts';

/** A browser in which a demo account is logged in. */
export const staffBrowser = async (stack: Pick<TestStack, 'url'>, email: string): Promise<BrowserClient> => {
  const browser = openBrowser(stack.url);
  const { status } = await browser.send('POST', '/auth/local', { email, password: DEMO_PASSWORD });
  if (status !== 200) throw new Error(`${email} cannot log in: ${status}`);
  return browser;
};
