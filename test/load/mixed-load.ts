import { setTimeout as pause } from 'node:timers/promises';
import { addDays, airportTime } from '#shared/calendar-date.ts';
import { type Figure, percentile } from '#test/load/figure.ts';
import { megabytesOf } from '#test/load/process-memory.ts';
import { bookAndPay, ok } from '#test/support/booking-calls.ts';
import { type BrowserClient, openBrowser } from '#test/support/browser-client.ts';
import { openSandbox } from '#test/support/card-sandbox.ts';
import { fetchFrom } from '#test/support/fetch-from.ts';
import { createJob, formBody, newTour } from '#test/support/job-desk.ts';
import { type RunningTestStack, startStack } from '#test/support/stack.ts';
import { staffBrowser } from '#test/support/staff.ts';
import { waitUntil } from '#test/support/wait-until.ts';

const VISITORS = 6;
/** Checkouts are limited per address. */
const ADDRESSES = 240;
/** More calls at once than a function's workers and those who wait for them: about twice. */
const CROWD = 600;
const LONGEST_MS = 120_000;
/** What warm functions have come to hold after the first part must not grow much in the rest. */
const GOAL_GROWTH = 1.3;

type Work = { readonly name: string; readonly does: () => Promise<unknown> };

/** All that a day brings, side by side: each piece again and again. */
const workOfADay = async (stack: RunningTestStack): Promise<Work[]> => {
  const admin = await staffBrowser(stack, 'admin@example.com');
  const dispatcher = await staffBrowser(stack, 'admin2@example.com');
  const accountant = await staffBrowser(stack, 'admin3@example.com');
  const sandbox = openSandbox(stack);
  const today = airportTime(new Date()).date;
  const [bookedDay, jobsDay] = [addDays(today, 10), addDays(today, 60)];
  const connections = Array.from({ length: ADDRESSES }, (_, index) => fetchFrom(`127.0.0.${index + 11}`));
  let booked = 0;
  let last = '';

  const book = async (): Promise<void> => {
    booked += 1;
    const { id } = await bookAndPay(stack, openBrowser(stack.url, connections[booked % ADDRESSES]));
    last = id;
  };
  const keepDesk = async (): Promise<void> => {
    const where = { date_from: bookedDay, date_to: bookedDay };
    ok(await admin.send('POST', '/api/orders/list', { where, limit: 20 }));
    ok(await admin.send('POST', '/api/orders/count', { where }));
    if (last) ok(await admin.get(`/api/orders/${last}/en`));
  };
  const dispatch = async (): Promise<void> => {
    await createJob(dispatcher, formBody({ serviceDate: jobsDay, tournumber: newTour() }));
    const where = { date_from: jobsDay, date_to: jobsDay };
    ok(await dispatcher.send('POST', '/api/jobs/list', { where, limit: 50 }));
    ok(await dispatcher.send('POST', '/api/jobs/board', { airport: 1, date: jobsDay }));
  };
  const bill = async (): Promise<void> => {
    const period = { period_from: jobsDay, period_to: jobsDay };
    const body = { ...period, cost_centers: ['660400141'], agencies: [1001], draft: true };
    const headers = { prefer: 'respond-async' };
    const { status, body: told } = await accountant.send(
      'POST',
      '/api/invoices/createInvoicesForPeriod',
      body,
      headers,
    );
    if (status !== 202) throw new Error(`a run answered ${status}`);
    const { _id } = (told as { run: { _id: string } }).run;
    const isDone = async (): Promise<boolean> => {
      await pause(250);
      const { run } = ok(await accountant.get(`/api/invoices/runs/${_id}`));
      return (run as { state: string }).state === 'done';
    };
    await waitUntil('a run is done', isDone, LONGEST_MS);
  };
  const tellAgain = async (): Promise<void> => {
    await pause(500);
    if (last) await sandbox.repeatNotice(last);
  };
  return [
    ...Array.from({ length: VISITORS }, () => ({ name: 'booking', does: book })),
    { name: 'order desk', does: keepDesk },
    { name: 'day of jobs', does: dispatch },
    { name: 'period run', does: bill },
    { name: 'webhook', does: tellAgain },
  ];
};

type Course = { readonly took: Map<string, number[]>; readonly errors: string[] };

/** Does all of it side by side until the time is over; how long each piece took, and what failed. */
const hold = async (works: readonly Work[], seconds: number): Promise<Course> => {
  const end = performance.now() + seconds * 1000;
  const course: Course = { took: new Map(works.map(({ name }) => [name, []])), errors: [] };
  const keepWorking = async ({ name, does }: Work): Promise<void> => {
    while (performance.now() < end) {
      const begun = performance.now();
      await does().catch((error: unknown) => course.errors.push(`${name}: ${String(error)}`));
      course.took.get(name)?.push(performance.now() - begun);
    }
  };
  await Promise.all(works.map(keepWorking));
  return course;
};

/** Somebody who comes again when the house is full, later each time. */
const untilServed = async (browser: BrowserClient, told: Map<number, number>): Promise<void> => {
  for (let tries = 0; ; tries += 1) {
    const { status } = await browser.send('POST', '/api/orders/', { lang: 'en' });
    told.set(status, (told.get(status) ?? 0) + 1);
    if (status !== 429 && status !== 503) return;
    await pause(Math.random() * 200 * 2 ** Math.min(tries, 5));
  }
};

const p95 = ({ took }: Course, name: string): number => percentile(took.get(name) ?? [], 0.95);
const countsOf = ({ took }: Course): string =>
  [...took].map(([name, all]) => `${all.length} × ${name}`).join(', ');

/**
 * Everything at once for some time: no error, and no memory that only grows. Then about twice as many calls at one
 * moment as can wait: the rest is told to come again (429, 503), comes, and is served; the work goes on as before.
 */
export const mixedLoadFigures = async (seconds: number): Promise<Figure[]> => {
  const stack = await startStack('accounts');
  try {
    const works = await workOfADay(stack);
    const first = await hold(works, seconds / 3);
    const warm = megabytesOf(stack.pid);
    const held = await hold(works, (seconds * 2) / 3);
    const growth = megabytesOf(stack.pid) / warm;
    const told = new Map<number, number>();
    const begun = performance.now();
    await Promise.all(Array.from({ length: CROWD }, () => untilServed(openBrowser(stack.url), told)));
    const servedAfter = (performance.now() - begun) / 1000;
    const after = await hold(works, seconds / 3);
    const errors = [...first.errors, ...held.errors, ...after.errors];
    for (const error of errors.slice(0, 5)) console.error(error);
    const shed = (told.get(429) ?? 0) + (told.get(503) ?? 0);
    const strange = [...told].filter(([status]) => ![200, 429, 503].includes(status));
    const slower = p95(after, 'booking') / p95(held, 'booking');
    return [
      {
        name: `a day at once for ${seconds} s: ${countsOf(held)}`,
        ours: `${errors.length} errors, memory × ${growth.toFixed(2)}`,
        reference: `goal none, × ${GOAL_GROWTH}`,
        ratio: (growth / GOAL_GROWTH).toFixed(2),
        isMet: errors.length === 0 && growth <= GOAL_GROWTH,
      },
      {
        name: `${CROWD} calls of one function at one moment, twice what can wait`,
        ours: `${shed} told to come again, ${strange.length} failed, all served after ${servedAfter.toFixed(1)} s, bookings then × ${slower.toFixed(2)}`,
        reference: 'goal some, none, recovers (× 1.5)',
        ratio: slower.toFixed(2),
        isMet: shed > 0 && strange.length === 0 && slower <= 1.5,
      },
    ];
  } finally {
    await stack.close();
  }
};
