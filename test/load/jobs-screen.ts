import { type Browser, chromium } from '@playwright/test';
import { addDays, airportTime } from '#shared/calendar-date.ts';
import { type Figure, median } from '#test/load/figure.ts';
import { logInAtScreen, medianMs } from '#test/load/list-screen.ts';
import { ok } from '#test/support/booking-calls.ts';
import { launchOptions } from '#test/support/browser.ts';
import type { BrowserClient } from '#test/support/browser-client.ts';
import { manyJobs } from '#test/support/builders/many-jobs.ts';
import { storeOrders } from '#test/support/data-layer.ts';
import { type RunningTestStack, startStack } from '#test/support/stack.ts';
import { staffBrowser } from '#test/support/staff.ts';

const DAYS = 31;
const FEW = 500;
const MANY = 5_000;
const CALLS = 12;
const VISITS = 5;

/** No other system was measured beside these: the goals are our own. */
const GOALS = { list: 300, count: 600, paint: 1_800, onePage: 1_800 } as const;

type Month = { readonly date_from: string; readonly date_to: string };

const callsMs = async (staff: BrowserClient, where: Month): Promise<{ list: number; count: number }> => {
  const ask = (call: string, more: object) => async () =>
    ok(await staff.send('POST', `/api/jobs/${call}`, { where, ...more }));
  return {
    list: await medianMs(ask('list', { limit: 50 }), CALLS),
    count: await medianMs(ask('count', {}), CALLS),
  };
};

/** Opens the month, and puts 1,000 of its jobs on one page; milliseconds until each is painted. */
const screenMs = async (browser: Browser, { url }: RunningTestStack, { date_from, date_to }: Month) => {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await logInAtScreen(page, url);
  const shown = page.locator('[data-records][aria-busy="false"]').getByRole('status');
  const rowsOf = async (text: RegExp): Promise<void> => {
    await shown.filter({ hasText: text }).waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  };
  const open = async (): Promise<void> => {
    await page.goto(`${url}/admin/jobs?from=${date_from}&to=${date_to}&airport=both`);
    await rowsOf(/of 5,?000 jobs/);
  };
  const paint = await medianMs(open, VISITS);
  const onePages: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    await page.evaluate(() => localStorage.clear());
    await open();
    const start = performance.now();
    await page.getByRole('button', { name: 'All on one page', exact: true }).click();
    await rowsOf(/1 to 1,?000 of/);
    onePages.push(performance.now() - start);
  }
  await page.context().close();
  return { paint, onePage: median(onePages) };
};

const figure = (name: string, ours: number, goal: number, few?: number): Figure => ({
  name: `jobs screen, ${MANY} jobs in a month: ${name}`,
  ours: `${ours.toFixed(0)} ms`,
  reference: `goal ${goal} ms${few === undefined ? '' : `; with ${FEW} jobs ${few.toFixed(0)} ms`}`,
  ratio: (ours / goal).toFixed(2),
  isMet: ours <= goal,
});

/** The jobs screen and its calls over a month in which each day has 160 jobs. */
export const jobsScreenFigures = async (): Promise<Figure[]> => {
  const stack = await startStack('accounts');
  const browser = await chromium.launch(await launchOptions());
  try {
    const { date } = airportTime(new Date());
    const month = { date_from: date, date_to: addDays(date, DAYS - 1) };
    const staff = await staffBrowser(stack, 'admin@example.com');
    const { orders, jobs } = manyJobs(MANY, date, DAYS);
    await storeOrders(stack, orders.slice(0, FEW), jobs.slice(0, FEW));
    const few = await callsMs(staff, month);
    await storeOrders(stack, orders.slice(FEW), jobs.slice(FEW));
    const many = await callsMs(staff, month);
    const screen = await screenMs(browser, stack, month);
    return [
      figure('the list of a page', many.list, GOALS.list, few.list),
      figure('the count with the sums of the days', many.count, GOALS.count, few.count),
      figure('first paint of the rows', screen.paint, GOALS.paint),
      figure('1,000 of them on one page', screen.onePage, GOALS.onePage),
    ];
  } finally {
    await browser.close();
    await stack.close();
  }
};
