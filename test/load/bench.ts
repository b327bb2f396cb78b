import { spawnSync } from 'node:child_process';
import { bookingFigures } from '#test/load/bookings.ts';
import { coldStartFigures } from '#test/load/cold-start.ts';
import { dayBoardFigures } from '#test/load/day-board.ts';
import type { Figure } from '#test/load/figure.ts';
import { firstLoadFigures } from '#test/load/first-load.ts';
import { groupImportFigures } from '#test/load/group-import.ts';
import { jobsScreenFigures } from '#test/load/jobs-screen.ts';
import { ledgerSheetFigures } from '#test/load/ledger-sheet.ts';
import { mixedLoadFigures } from '#test/load/mixed-load.ts';
import { ordersScreenFigures } from '#test/load/orders-screen.ts';
import { periodRunFigures } from '#test/load/period-run.ts';
import { webVitalFigures } from '#test/load/web-vitals.ts';

/** With `--full` the long ones are as large as the goals say; without, all of it takes less than a quarter of an hour. */
const isFull = process.argv.includes('--full');
const RUN_AGENCIES = isFull ? 1_000 : 100;
const LOAD_SECONDS = isFull ? 300 : 45;

const build = spawnSync(process.execPath, ['infra/build/build.ts'], { stdio: 'inherit' });
if (build.status !== 0) process.exit(1);

const benchmarks: Readonly<Record<string, () => Figure[] | Promise<Figure[]>>> = {
  'cold-start': coldStartFigures,
  'first-load': firstLoadFigures,
  'web-vitals': webVitalFigures,
  bookings: bookingFigures,
  'group-import': groupImportFigures,
  'ledger-sheet': ledgerSheetFigures,
  'orders-screen': ordersScreenFigures,
  'jobs-screen': jobsScreenFigures,
  'day-board': dayBoardFigures,
  'period-run': () => periodRunFigures(RUN_AGENCIES),
  'mixed-load': () => mixedLoadFigures(LOAD_SECONDS),
};
/** Those that are named on the command line; all unless said. */
const named = process.argv.slice(2).filter((word) => word in benchmarks);
const chosen = named.length > 0 ? named : Object.keys(benchmarks);

console.log('| figure | ours | reference | ratio | goal met |\n|---|---|---|---|---|');
// One after the other: they would measure each other. Each is told at once, so that none is lost by a later one.
for (const name of chosen) {
  for (const { name: figure, ours, reference, ratio, isMet } of (await benchmarks[name]?.()) ?? [])
    console.log(`| ${figure} | ${ours} | ${reference} | ${ratio} | ${isMet ? 'yes' : 'no'} |`);
}
