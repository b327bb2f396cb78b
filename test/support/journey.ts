import type { Page } from '@playwright/test';
import { portsFrom } from '#infra/local/ports.ts';
import { openInbox } from '#test/support/inbox.ts';
import type { TestStack } from '#test/support/stack.ts';

const named = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is set by the setup of the journeys`);
  return value;
};

/** The running stack of the journeys. */
export const journeySite = (): string => named('SITE_URL');
export const journeyInbox = () => openInbox(named('INBOX_URL'));
/** The stack's addresses, to look into the card provider's ledger. */
export const journeyStack = (): TestStack => {
  const url = named('SITE_URL');
  return { url, ports: portsFrom(Number(new URL(url).port)) };
};

/** Logs in without the screens: the page's own cookie, as a browser keeps it. Leaves the page at home. */
export const logInAs = async (page: Page, email: string, password: string): Promise<number> => {
  await page.goto(`${journeySite()}/`);
  return page.evaluate(
    async (account) => {
      const response = await fetch('/auth/local', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(account),
      });
      return response.status;
    },
    { email, password },
  );
};
