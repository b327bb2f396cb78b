import { giveUpExport } from '#functions/invoice-runner/export-ledger.ts';
import { endWithoutArchive } from '#functions/invoice-runner/finish-run.ts';
import { readAgencies } from '#functions/platform/data/agency.ts';
import {
  finishUnit,
  getSweepNote,
  invoiceRuns,
  keepSweepNote,
  unitsOfRun,
} from '#functions/platform/data/invoice-run.ts';
import { ledgerExports } from '#functions/platform/data/ledger-export.ts';
import { isChangedMeanwhile, save } from '#functions/platform/data/write.ts';
import { sendTasks } from '#functions/platform/invoices/run-queue.ts';
import { logger } from '#functions/platform/logger.ts';
import type { Agency } from '#shared/agencies/agency.ts';
import { type InvoiceRun, lostUnits, type RunUnit } from '#shared/invoices/invoice-run.ts';
import type { LedgerExport } from '#shared/invoices/ledger-export.ts';
import { sweepOf } from '#shared/invoices/run-sweep.ts';

type OpenRun = { readonly run: InvoiceRun; readonly units: readonly RunUnit[] };
type Open = { readonly runs: readonly OpenRun[]; readonly exports: readonly LedgerExport[] };

const readOpen = async (): Promise<Open> => {
  const [runs, exports] = await Promise.all([invoiceRuns(), ledgerExports()]);
  const open = runs.filter(({ state }) => state === 'running');
  return {
    runs: await Promise.all(open.map(async (run) => ({ run, units: await unitsOfRun(run._id) }))),
    exports: exports.filter(({ state }) => state === 'running'),
  };
};

/** Gives all tasks out again: of those that are done or still wait somewhere, the second does nothing. */
const tellAgain = ({ runs, exports }: Open): Promise<void> =>
  sendTasks([
    ...runs.map(({ run }) => ({ kind: 'start', run_id: run._id }) as const),
    ...exports.map(({ _id }) => ({ kind: 'export', export_id: _id }) as const),
  ]);

/** Whoever was thought dead may come back at this moment: what they store first stands. */
const unlessDone = async (work: Promise<void>): Promise<void> =>
  work.catch((error: unknown) => {
    if (!isChangedMeanwhile(error)) throw error;
  });

/** Names what is missing of a run as failed and has it ended; when only its end is missing, it ends without archive. */
const giveUpRun = async ({ run, units }: OpenRun, agencies: readonly Agency[], now: Date): Promise<void> => {
  const lost = lostUnits(run, units, agencies);
  if (lost.length === 0) return unlessDone(endWithoutArchive(run, now));
  for (const unit of lost) await unlessDone(save(finishUnit(unit)));
  await sendTasks([{ kind: 'finish', run_id: run._id }]);
};

const giveUp = async ({ runs, exports }: Open, now: Date): Promise<void> => {
  const agencies = await readAgencies();
  for (const one of runs) await giveUpRun(one, agencies, now);
  for (const { _id } of exports) await unlessDone(giveUpExport(_id, now));
};

/**
 * Looks after runs and exports whose tasks never came back: their workers died each time, or the tasks were never given
 * out. After half an hour without any progress all tasks are given out again; after another, what is missing counts as
 * failed, with its reason, so that the run ends and the office can have the rest done again.
 */
export const sweepRuns = async (now: Date): Promise<void> => {
  const [open, before] = await Promise.all([readOpen(), getSweepNote()]);
  const works = [
    ...open.runs.map(({ run, units }) => ({ _id: run._id, finished: units.length })),
    ...open.exports,
  ];
  const { act, note } = sweepOf(works, before, now);
  if (act !== 'wait') logger.error('work of the run queue does not go on', { act, open: note.progress });
  if (act === 'tell_again') await tellAgain(open);
  if (act === 'give_up') await giveUp(open, now);
  if (note.progress !== before?.progress || act !== 'wait') await save(keepSweepNote(note));
};
