import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { median } from '#test/load/figure.ts';

/** Milliseconds that a piece of work takes, the median of some times after one that warms up. */
export const medianMs = async (work: () => Promise<unknown>, times: number): Promise<number> => {
  await work();
  const took: number[] = [];
  while (took.length < times) {
    const start = performance.now();
    await work();
    took.push(performance.now() - start);
  }
  return median(took);
};

/** Logs an admin in by the screen. */
export const logInAtScreen = async (page: Page, site: string): Promise<void> => {
  await page.goto(`${site}/login`);
  const main = page.getByRole('main');
  await main.getByLabel('Email', { exact: true }).fill('admin@example.com');
  await main.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
};
