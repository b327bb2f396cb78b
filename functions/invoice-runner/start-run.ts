import { getInvoiceRun } from '#functions/platform/data/invoice-run.ts';
import { type RunTask, sendTasks } from '#functions/platform/invoices/run-queue.ts';

/** Seconds until somebody looks whether all is done. */
export const LOOK_AGAIN = 1;

/** Gives every agency and airport of a run to the workers, and has somebody look after them. */
export const startRun = async (runId: string): Promise<void> => {
  const run = await getInvoiceRun(runId);
  if (!run || run.state === 'done') return;
  const tasks = run.agencies.flatMap((agency_id) =>
    run.airports.map((airport): RunTask => ({ kind: 'bill', run_id: runId, agency_id, airport })),
  );
  await sendTasks(tasks);
  await sendTasks([{ kind: 'finish', run_id: runId }], LOOK_AGAIN);
};
