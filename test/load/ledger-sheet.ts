import { execFileSync } from 'node:child_process';
import type { Figure } from '#test/load/figure.ts';

const ROWS = 100_000;
const MORE_ROWS = 400_000;
/** Libxlsxwriter needs 1.2 s on such a machine; the goal is twice that. */
const GOAL_MS = 2_400;
const GOAL_MEGABYTES = 150;
/** Flat, in a heap without room for what could be collected: with room, any process that works longer holds more. */
const GOAL_GROWTH = 1.15;
const SMALL_HEAP = ['--max-old-space-size=48', '--max-semi-space-size=2'];

type Written = { readonly ms: number; readonly megabytes: number };

/** In a process of its own, whose memory is that of the one file. */
const write = (way: 'ours' | 'exceljs', rows: number, heap: readonly string[] = []): Written =>
  JSON.parse(
    execFileSync(process.execPath, [...heap, 'test/load/write-ledger.ts', way, String(rows)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  ) as Written;

const words = ({ ms, megabytes }: Written): string =>
  `${(ms / 1000).toFixed(1)} s, ${megabytes.toFixed(0)} MB`;

/** The outgoing-invoice ledger as a workbook: 100,000 rows, beside exceljs' stream writer, and four times as many. */
export const ledgerSheetFigures = (): Figure[] => {
  const ours = write('ours', ROWS);
  const more = write('ours', MORE_ROWS);
  const theirs = write('exceljs', ROWS);
  const [small, grown] = [ROWS, MORE_ROWS].map((rows) => write('ours', rows, SMALL_HEAP).megabytes);
  const growth = Number(grown) / Number(small);
  return [
    {
      name: 'RAB: 100,000 rows as a workbook; 400,000 beside them',
      ours: `${words(ours)}; ${words(more)}; in a small heap × ${growth.toFixed(2)}`,
      reference: `exceljs stream ${words(theirs)}, goal ${GOAL_MS / 1000} s, ${GOAL_MEGABYTES} MB`,
      ratio: (ours.ms / theirs.ms).toFixed(2),
      isMet: ours.ms <= GOAL_MS && ours.megabytes <= GOAL_MEGABYTES && growth <= GOAL_GROWTH,
    },
  ];
};
