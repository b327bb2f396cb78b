import { drawInvoice } from '#functions/platform/documents/draw-invoice.ts';
import type { Job } from '#shared/jobs/job.ts';
import { type Figure, median } from '#test/load/figure.ts';
import { withMemory } from '#test/load/process-memory.ts';
import { ok } from '#test/support/booking-calls.ts';
import type { BrowserClient } from '#test/support/browser-client.ts';
import { anAgency, anAgencyInvoice, aPricedJob } from '#test/support/builders/invoice.ts';
import { aSeller } from '#test/support/builders/seller.ts';
import { storeOrders } from '#test/support/data-layer.ts';
import { wholeFonts } from '#test/support/pdf.ts';
import { type RunningTestStack, startStack } from '#test/support/stack.ts';
import { staffBrowser } from '#test/support/staff.ts';
import { openTable } from '#test/support/table.ts';
import { waitUntil } from '#test/support/wait-until.ts';

const JOBS = 100;
const FIRST_AGENCY = 2000;
const FRANKFURT = '660400141';
const DAYS = 28;
const LONGEST_MS = 600_000;
/** A month of 1,000 agencies with 100 jobs each: a minute, of it 20 seconds of documents; 250 MB. */
const GOAL_MS_EACH = 60;
const GOAL_MEGABYTES = 250;
/** Ten times as many agencies, in memory. */
const GOAL_GROWTH = 1.3;
const DRAWN = 15;

const pad = (day: number): string => String(day).padStart(2, '0');

/** A month's jobs of an agency; all of them were held, and each has its price. */
const jobsOf = (agency_id: number, month: string): Job[] =>
  Array.from({ length: JOBS }, (_, index) => {
    const order_id = `${month.replace('-', '')}${agency_id}${String(index).padStart(3, '0')}`;
    return aPricedJob(1, 22_850, {
      _id: `${order_id}-1`,
      order_id,
      agency_id,
      airport: 1,
      date: `${month}-${pad(1 + (index % DAYS))}`,
      status: 'active',
    });
  });

const storeMonth = async (stack: RunningTestStack, month: string, agencies: readonly number[]) => {
  const { putAll } = await openTable(stack);
  const items = agencies.map((_id) => {
    const agency = anAgency({ _id, short: `A${_id}`, name: `Agency ${_id}`, debitor: String(10_000 + _id) });
    return { PK: 'AGENCY', SK: String(_id), ...agency };
  });
  await putAll(items);
  for (const agency of agencies) await storeOrders(stack, [], jobsOf(agency, month));
};

/** Bills the agencies for good and waits for the archive; milliseconds. */
const runMs = async (
  admin: BrowserClient,
  month: string,
  agencies: readonly number[],
  more: object = {},
): Promise<number> => {
  const begun = performance.now();
  const { status, body } = await admin.send(
    'POST',
    '/api/invoices/createInvoicesForPeriod',
    {
      period_from: `${month}-01`,
      period_to: `${month}-${DAYS}`,
      cost_centers: [FRANKFURT],
      agencies,
      draft: false,
      ...more,
    },
    { prefer: 'respond-async' },
  );
  if (status !== 202) throw new Error(`the run did not start: ${status} ${JSON.stringify(body)}`);
  const { _id } = (body as { run: { _id: string } }).run;
  const run = await waitUntil(
    `the run over ${agencies.length} agencies is done`,
    async () => {
      const told = ok(await admin.get(`/api/invoices/runs/${_id}`)).run as { state: string; issued: number };
      await new Promise((resolve) => setTimeout(resolve, 500));
      return told.state === 'done' && told;
    },
    LONGEST_MS,
  );
  if (run.issued !== agencies.length)
    throw new Error(`${run.issued} invoices for ${agencies.length} agencies`);
  return performance.now() - begun;
};

/** One such document with its electronic invoice, drawn alone; milliseconds. */
const drawMs = async (): Promise<number> => {
  const fonts = await wholeFonts();
  const took: number[] = [];
  for (let index = 0; index < DRAWN; index += 1) {
    const jobs = Array.from({ length: JOBS }, (_, job) => aPricedJob(job, 22_850));
    const begun = performance.now();
    await drawInvoice(anAgencyInvoice(jobs), aSeller, fonts);
    took.push(performance.now() - begun);
  }
  return median(took);
};

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/**
 * A month billed for good, numbers, documents and archive: of some agencies, and of ten times as many; then these
 * once more, which credits every invoice and issues it anew.
 *
 * @param most how many agencies the larger run has: 1,000 take some minutes to store
 */
export const periodRunFigures = async (most: number): Promise<Figure[]> => {
  const stack = await startStack('accounts');
  try {
    const admin = await staffBrowser(stack, 'admin@example.com');
    const all = Array.from({ length: most }, (_, index) => FIRST_AGENCY + index);
    const few = all.slice(0, most / 10);
    await storeMonth(stack, '2026-01', few);
    await storeMonth(stack, '2026-02', all);
    const small = await withMemory(stack.pid, () => runMs(admin, '2026-01', few));
    const large = await withMemory(stack.pid, () => runMs(admin, '2026-02', all));
    const anew = await runMs(admin, '2026-01', few, { force_new: true });
    const drawn = (await drawMs()) * most;
    const grown = large.most - small.begin;
    return [
      {
        name: `period run of ${most} agencies with ${JOBS} jobs each; of ${few.length}`,
        ours: `${seconds(large.result)}; ${seconds(small.result)}`,
        reference: `goal ${seconds(GOAL_MS_EACH * most)}; its documents drawn alone ${seconds(drawn)}`,
        ratio: (large.result / (GOAL_MS_EACH * most)).toFixed(2),
        isMet: large.result <= GOAL_MS_EACH * most,
      },
      {
        name: 'its memory, beyond the idle stack; growth when there are ten times as many agencies',
        ours: `${grown.toFixed(0)} MB; × ${(large.most / small.most).toFixed(2)}`,
        reference: `goal ${GOAL_MEGABYTES} MB; × ${GOAL_GROWTH}`,
        ratio: (grown / GOAL_MEGABYTES).toFixed(2),
        isMet: grown <= GOAL_MEGABYTES && large.most / small.most <= GOAL_GROWTH,
      },
      {
        name: `the same period billed anew: ${few.length} credit notes and ${few.length} invoices`,
        ours: seconds(anew),
        reference: `goal twice a first run, ${seconds(2 * GOAL_MS_EACH * few.length)}`,
        ratio: (anew / small.result).toFixed(2),
        isMet: anew <= 2 * GOAL_MS_EACH * few.length,
      },
    ];
  } finally {
    await stack.close();
  }
};
