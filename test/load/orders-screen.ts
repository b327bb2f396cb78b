import { type Browser, chromium } from '@playwright/test';
import { addDays, airportTime } from '#shared/calendar-date.ts';
import { type Figure, median } from '#test/load/figure.ts';
import { logInAtScreen, medianMs } from '#test/load/list-screen.ts';
import { ok } from '#test/support/booking-calls.ts';
import { launchOptions } from '#test/support/browser.ts';
import type { BrowserClient } from '#test/support/browser-client.ts';
import { manyOrders } from '#test/support/builders/many-orders.ts';
import { storeOrders } from '#test/support/data-layer.ts';
import { type RunningTestStack, startStack } from '#test/support/stack.ts';
import { staffBrowser } from '#test/support/staff.ts';

const DAYS = 7;
const FEW = 500;
const MANY = 5_000;
const CALLS = 12;
const VISITS = 5;

/** No other system was measured beside these: the goals are our own. */
const GOALS = { list: 300, count: 300, paint: 1_500, filter: 700, onePage: 1_500 } as const;

type Week = { readonly date_from: string; readonly date_to: string };

const callsMs = async (staff: BrowserClient, where: Week): Promise<{ list: number; count: number }> => {
  const ask = (call: string, more: object) => async () =>
    ok(await staff.send('POST', `/api/orders/${call}`, { where, ...more }));
  return {
    list: await medianMs(ask('list', { limit: 50 }), CALLS),
    count: await medianMs(ask('count', {}), CALLS),
  };
};

/** Opens the week, filters it, and scrolls it on one page; milliseconds until each is painted. */
const screenMs = async (browser: Browser, { url }: RunningTestStack, { date_from, date_to }: Week) => {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await logInAtScreen(page, url);
  const shown = page.locator('[data-records][aria-busy="false"]').getByRole('status');
  const rowsOf = async (text: RegExp): Promise<void> => {
    await shown.filter({ hasText: text }).waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  };
  const open = async (): Promise<void> => {
    await page.goto(`${url}/admin/orders?from=${date_from}&to=${date_to}&airport=both`);
    await rowsOf(/of 5,?000 orders/);
  };
  const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
  const paint = await medianMs(open, VISITS);
  const filters: number[] = [];
  const onePages: number[] = [];
  const timed = async (name: string, text: RegExp, took?: number[]): Promise<void> => {
    const start = performance.now();
    await press(name);
    await rowsOf(text);
    took?.push(performance.now() - start);
  };
  for (let visit = 0; visit < VISITS; visit += 1) {
    await page.evaluate(() => localStorage.clear());
    await open();
    await timed('Arrival', /of 3,?333 orders/, filters);
    await timed('Arrival', /of 5,?000 orders/);
    await timed('All on one page', /1 to 1,?000 of/, onePages);
  }
  await page.context().close();
  return { paint, filter: median(filters), onePage: median(onePages) };
};

const figure = (name: string, ours: number, goal: number, few?: number): Figure => ({
  name: `orders screen, ${MANY} orders in a week: ${name}`,
  ours: `${ours.toFixed(0)} ms`,
  reference: `goal ${goal} ms${few === undefined ? '' : `; with ${FEW} orders ${few.toFixed(0)} ms`}`,
  ratio: (ours / goal).toFixed(2),
  isMet: ours <= goal,
});

/** The order desk's screen and its calls with more orders in a week than both airports have in a season. */
export const ordersScreenFigures = async (): Promise<Figure[]> => {
  const stack = await startStack('accounts');
  const browser = await chromium.launch(await launchOptions());
  try {
    const { date } = airportTime(new Date());
    const week = { date_from: date, date_to: addDays(date, DAYS - 1) };
    const staff = await staffBrowser(stack, 'admin@example.com');
    const orders = manyOrders(MANY, date, DAYS);
    await storeOrders(stack, orders.slice(0, FEW));
    const few = await callsMs(staff, week);
    await storeOrders(stack, orders.slice(FEW));
    const many = await callsMs(staff, week);
    const screen = await screenMs(browser, stack, week);
    return [
      figure('the list of a page', many.list, GOALS.list, few.list),
      figure('the count with the sums of the days', many.count, GOALS.count, few.count),
      figure('first paint of the rows', screen.paint, GOALS.paint),
      figure('another filter', screen.filter, GOALS.filter),
      figure('1,000 of them on one page', screen.onePage, GOALS.onePage),
    ];
  } finally {
    await browser.close();
    await stack.close();
  }
};
