import { chromium, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#infra/local/demo/demo-accounts.ts';
import { type Figure, median } from '#test/load/figure.ts';
import { launchOptions } from '#test/support/browser.ts';
import { aBoardJob, anEmployee } from '#test/support/builders/employee.ts';
import { startStack } from '#test/support/stack.ts';

const EMPLOYEES = 60;
const JOBS = 500;
/** So many of them wait for somebody. */
const OPEN = 40;
const DATE = '2026-12-04';
const RUNS = 5;

/** Goals: drawn before anyone looks, and no frame of a drag that is seen to stick. */
const GOAL_DRAWN_MS = 500;
const GOAL_FRAME_MS = 100;

/** A busy day: everyone has a job every two hours. */
const busyDay = () => {
  const employees = Array.from({ length: EMPLOYEES }, (_, index) =>
    anEmployee({ _id: `bench-${index}`, first_name: 'Sora', last_name: `Ito ${index}` }),
  );
  const jobs = Array.from({ length: JOBS }, (_, index) => {
    const round = Math.floor(index / EMPLOYEES);
    const isOpen = index >= JOBS - OPEN;
    return aBoardJob({
      _id: `${20_000 + index}-1`,
      order_id: String(20_000 + index),
      date: DATE,
      hours: 6 + 2 * round,
      minutes: index % 60,
      flight_nr: 'LH717',
      employee_ids: isOpen ? [] : [`bench-${index % EMPLOYEES}`],
    });
  });
  return { employees, jobs, job_minutes: 60 };
};

/** In the page: when all bars stood on screen, and how long each frame took since it was last asked. */
const watch = (bars: number): void => {
  const frames: number[] = [];
  const seen = { drawn: 0, frames };
  Object.assign(window, { seen });
  let last = performance.now();
  const frame = (now: number): void => {
    frames.push(now - last);
    last = now;
    if (seen.drawn === 0 && document.querySelectorAll('[data-rows] [data-job]').length >= bars) {
      const [call] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/board'));
      seen.drawn = now - (call as PerformanceResourceTiming).responseEnd;
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
};

const drag = async (page: Page): Promise<number> => {
  await page.locator('aside [data-job]').first().hover();
  await page.evaluate(() => Object.assign(Reflect.get(window, 'seen').frames, { length: 0 }));
  await page.mouse.down();
  for (let row = 0; row < 8; row += 1) await page.mouse.move(500, 250 + row * 60, { steps: 12 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return page.evaluate(() => Math.max(...Reflect.get(window, 'seen').frames));
};

const visit = async (page: Page, site: string) => {
  await page.goto(`${site}/admin/jobs/board?date=${DATE}`);
  await page.waitForFunction(() => Reflect.get(window, 'seen')?.drawn > 0);
  const drawn: number = await page.evaluate(() => Reflect.get(window, 'seen').drawn);
  return { drawn, frame: await drag(page) };
};

const figure = (name: string, ours: number, goal: number): Figure => ({
  name: `day board, ${EMPLOYEES} employees and ${JOBS} jobs: ${name}`,
  ours: `${ours.toFixed(0)} ms`,
  reference: `goal ${goal} ms`,
  ratio: (ours / goal).toFixed(2),
  isMet: ours <= goal,
});

/** The day board on a busy day: how soon it stands once its data are there, and the longest frame of a drag. */
export const dayBoardFigures = async (): Promise<Figure[]> => {
  const stack = await startStack('accounts');
  const browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 950 } });
    await page.goto(`${stack.url}/login`, { waitUntil: 'networkidle' });
    await page.evaluate(
      (account) =>
        fetch('/auth/local', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(account),
        }),
      { email: 'admin@example.com', password: DEMO_PASSWORD },
    );
    await page.route('**/api/jobs/board', (route) => route.fulfill({ json: busyDay() }));
    await page.addInitScript(watch, JOBS);
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await visit(page, stack.url));
    return [
      figure('drawn after the answer within', median(runs.map(({ drawn }) => drawn)), GOAL_DRAWN_MS),
      figure('longest frame of a drag', median(runs.map(({ frame }) => frame)), GOAL_FRAME_MS),
    ];
  } finally {
    await browser.close();
    await stack.close();
  }
};
