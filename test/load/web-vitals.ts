import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Figure, median } from '#test/load/figure.ts';
import { launchOptions } from '#test/support/browser.ts';
import { startStack } from '#test/support/stack.ts';

const RUNS = 5;
/** Times slower than this machine: a phone of the middle class. */
const SLOWDOWN = 4;

type Vitals = { readonly LCP: number; readonly CLS: number; readonly INP: number; readonly bytes: number };

/** Goals, and what counts as good on the web (web.dev). */
const GOALS = [
  { vital: 'LCP', unit: ' ms', goal: 1500, good: 2500, digits: 0 },
  { vital: 'CLS', unit: '', goal: 0.02, good: 0.1, digits: 3 },
  { vital: 'INP', unit: ' ms', goal: 100, good: 200, digits: 0 },
] as const;

/** A screen, and what a visitor does there first. */
const SCREENS = [
  {
    name: 'home',
    path: '/',
    act: async (page: Page) => page.getByRole('heading', { level: 1 }).click(),
  },
  {
    name: 'wizard',
    path: '/book/travel-details',
    act: async (page: Page) =>
      page
        .locator('label', { has: page.getByRole('radio') })
        .first()
        .click(),
  },
] as const;

const library = readFileSync(
  fileURLToPath(import.meta.resolve('web-vitals').replace(/web-vitals\.js$/, 'web-vitals.iife.js')),
  'utf8',
);

type Library = Readonly<
  Record<string, (listener: (metric: { value: number }) => void, options: object) => void>
>;

/** In the page: keeps the newest value of each vital where the benchmark finds it. */
const observe = (webVitals: Library): void => {
  const seen: Record<string, number> = {};
  Object.assign(window, { seen });
  for (const vital of ['LCP', 'CLS', 'INP']) {
    webVitals[`on${vital}`]?.(({ value }: { value: number }) => Object.assign(seen, { [vital]: value }), {
      reportAllChanges: true,
      // INP of single clicks below 40 ms too.
      durationThreshold: 16,
    });
  }
};

const visit = async (browser: Browser, url: string, act: (page: Page) => Promise<void>): Promise<Vitals> => {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript({ content: `${library}\n(${observe})(webVitals);` });
  await page.goto(url, { waitUntil: 'networkidle' });
  await act(page);
  // Two frames: the browser reports an interaction with the frame after it.
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
  const seen = await page.evaluate(() => Reflect.get(window, 'seen'));
  await page.close();
  return { LCP: seen.LCP ?? 0, CLS: seen.CLS ?? 0, INP: seen.INP ?? 0, bytes };
};

const figuresOf = (name: string, runs: readonly Vitals[]): Figure[] => [
  ...GOALS.map(({ vital, unit, goal, good, digits }) => {
    const ours = median(runs.map((run) => run[vital]));
    return {
      name: `${vital} of the ${name}, processor ${SLOWDOWN} times slower`,
      ours: ours.toFixed(digits) + unit,
      reference: `good: ${good}${unit}, goal ${goal}${unit}`,
      ratio: (ours / goal).toFixed(2),
      isMet: ours <= goal,
    };
  }),
  {
    name: `all bytes of the first load: ${name}`,
    ours: `${(median(runs.map(({ bytes }) => bytes)) / 1000).toFixed(0)} kB`,
    reference: "the web's median home page: 2600 kB",
    ratio: (median(runs.map(({ bytes }) => bytes)) / 2_600_000).toFixed(2),
    isMet: true,
  },
];

/** Web vitals of home and wizard, headless on the embedded stack; the median of several fresh visits. */
export const webVitalFigures = async (): Promise<Figure[]> => {
  const stack = await startStack('accounts');
  const browser = await chromium.launch(await launchOptions());
  try {
    const figures: Figure[] = [];
    for (const { name, path, act } of SCREENS) {
      const runs: Vitals[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        runs.push(await visit(browser, stack.url + path, act));
      }
      figures.push(...figuresOf(name, runs));
    }
    return figures;
  } finally {
    await browser.close();
    await stack.close();
  }
};
