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
/** The address at which this stack counts views. Nobody is there but who listens. */
export const journeyAnalytics = (): string => named('ANALYTICS_URL');
export const journeyInbox = () => openInbox(named('INBOX_URL'));
/** Where the running stack keeps its secrets, with which it signs what only the office sends. */
export const journeyDataFolder = (): string => named('DATA_FOLDER');
/** The stack's addresses, to look into the card provider's ledger. */
export const journeyStack = (): TestStack => {
  const url = named('SITE_URL');
  return { url, ports: portsFrom(Number(new URL(url).port)) };
};

/** Fills in the login screen that a page shows, and sends it. */
export const enterLogin = async (page: Page, email: string, password: string): Promise<void> => {
  const main = page.getByRole('main');
  await main.getByLabel('Email', { exact: true }).fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
};

/** Logs in by the screen, and waits until that has worked. */
export const logInByScreen = async (page: Page, email: string, password: string): Promise<void> => {
  await page.goto(`${journeySite()}/login`);
  await enterLogin(page, email, password);
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
};

/** Calls the API as the scripts of a page do, with its cookies. @returns the JSON of an answer that must be a success */
export const callFrom = async <T>(
  page: Page,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  data?: object,
): Promise<T> => {
  const answer = await page.request.fetch(journeySite() + path, {
    method,
    headers: { origin: journeySite(), 'sec-fetch-site': 'same-origin' },
    ...(data && { data }),
  });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
};

/** Whoever was logged in leaves, with all that the browser remembers of them: somebody else comes to it. */
export const leaveBrowser = async (page: Page): Promise<void> => {
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
};

/** Logs in by the call that the screen makes: for journeys that begin elsewhere, with the page that they open next. */
export const logInAs = async (page: Page, email: string, password: string): Promise<void> => {
  await callFrom(page, 'POST', '/auth/local', { email, password });
};

/** Opens an account by the call that the screen makes; the page that is opened next is logged in. */
export const signUpAs = async (page: Page, email: string, password: string): Promise<void> => {
  await callFrom(page, 'POST', '/api/users', { name: 'Omar Al-Hashimi', email, password });
};
