import { spawnSync } from 'node:child_process';
import { bookingFigures } from '#test/load/bookings.ts';
import { coldStartFigures } from '#test/load/cold-start.ts';
import { dayBoardFigures } from '#test/load/day-board.ts';
import type { Figure } from '#test/load/figure.ts';
import { firstLoadFigures } from '#test/load/first-load.ts';
import { groupImportFigures } from '#test/load/group-import.ts';
import { jobsScreenFigures } from '#test/load/jobs-screen.ts';
import { ledgerSheetFigures } from '#test/load/ledger-sheet.ts';
import { ordersScreenFigures } from '#test/load/orders-screen.ts';
import { webVitalFigures } from '#test/load/web-vitals.ts';

const build = spawnSync(process.execPath, ['infra/build/build.ts'], { stdio: 'inherit' });
if (build.status !== 0) process.exit(1);

const benchmarks: readonly (() => Figure[] | Promise<Figure[]>)[] = [
  coldStartFigures,
  firstLoadFigures,
  webVitalFigures,
  bookingFigures,
  groupImportFigures,
  ledgerSheetFigures,
  ordersScreenFigures,
  jobsScreenFigures,
  dayBoardFigures,
];

const figures: Figure[] = [];
// One after the other: they would measure each other.
for (const benchmark of benchmarks) figures.push(...(await benchmark()));

console.log('\n| figure | ours | reference | ratio | goal met |\n|---|---|---|---|---|');
for (const { name, ours, reference, ratio, isMet } of figures) {
  console.log(`| ${name} | ${ours} | ${reference} | ${ratio} | ${isMet ? 'yes' : 'no'} |`);
}
