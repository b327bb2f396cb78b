import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import type { Figure } from '#test/load/figure.ts';
import { launchOptions } from '#test/support/browser.ts';
import { startStack } from '#test/support/stack.ts';

/** Kilobytes of gzipped code that the first load of a screen may bring at most (README, "What we measure"). */
export const BUDGETS = [
  {
    name: 'home',
    path: '/',
    script: 120,
    style: 12,
    reference: 'react, router, swr and i18next alone: 107',
  },
  {
    name: 'wizard',
    path: '/book/travel-details',
    script: 140,
    style: 12,
    reference: 'Easy!Appointments: 450',
  },
  {
    name: 'back office',
    path: '/admin/orders',
    script: 290,
    style: undefined,
    reference: 'the goal',
  },
] as const;

/** In the page itself: only a browser keeps a secure cookie of localhost. */
const logIn = async (page: Page, site: string): Promise<void> => {
  // To its end, or the screen after it would be charged with what this one loads late.
  await page.goto(`${site}/login`, { waitUntil: 'networkidle' });
  await page.evaluate(
    (account) =>
      fetch('/auth/local', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(account),
      }),
    { email: 'admin@example.com', password: DEMO_PASSWORD },
  );
};

/** In the page: what a screen fetches a second later, for the next one, is not part of its own first load. */
const withoutLater = (): void => {
  const { setTimeout: set } = window;
  Object.assign(window, {
    setTimeout: (run: () => void, milliseconds = 0) => (milliseconds < 1000 ? set(run, milliseconds) : 0),
  });
};

/** What the browser loads of code before a screen stands: kilobytes, gzipped. The back office is opened by staff. */
export const measureFirstLoad = async (
  page: Page,
  site: string,
  path: string,
): Promise<{ script: number; style: number }> => {
  if (path.startsWith('/admin')) await logIn(page, site);
  await page.addInitScript(withoutLater);
  const sizes = { script: 0, style: 0 };
  page.on('response', async (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    const body = await response.body().catch(() => Buffer.alloc(0));
    sizes[kind === 'script' ? 'script' : 'style'] += gzipSync(body).length / 1000;
  });
  await page.goto(site + path, { waitUntil: 'networkidle' });
  return sizes;
};

/** What the browser loads of code before a screen stands, gzipped. */
export const firstLoadFigures = async (): Promise<Figure[]> => {
  const stack = await startStack('accounts');
  const browser = await chromium.launch(await launchOptions());
  try {
    const figures: Figure[] = [];
    for (const { name, path, script, style, reference } of BUDGETS) {
      const page = await browser.newPage();
      const sizes = await measureFirstLoad(page, stack.url, path);
      figures.push({
        name: `first load: ${name}`,
        ours: `${sizes.script.toFixed(0)} kB JS, ${sizes.style.toFixed(0)} kB CSS`,
        reference: `${reference}, goal ${script}${style ? ` and ${style}` : ''}`,
        ratio: (sizes.script / script).toFixed(2),
        isMet: sizes.script <= script && sizes.style <= (style ?? Number.POSITIVE_INFINITY),
      });
      await page.close();
    }
    return figures;
  } finally {
    await browser.close();
    await stack.close();
  }
};
