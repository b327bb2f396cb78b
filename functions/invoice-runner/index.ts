import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import { billAgency, giveUp } from '#functions/invoice-runner/bill-agency.ts';
import { exportLedger, giveUpExport } from '#functions/invoice-runner/export-ledger.ts';
import { finishRun } from '#functions/invoice-runner/finish-run.ts';
import { startMonthlyRun } from '#functions/invoice-runner/start-monthly-run.ts';
import { startRun } from '#functions/invoice-runner/start-run.ts';
import { sweepRuns } from '#functions/invoice-runner/sweep-runs.ts';
import { type RunTask, requestOfTask, runTask } from '#functions/platform/invoices/run-queue.ts';
import { logger } from '#functions/platform/logger.ts';
import { onBehalfOf } from '#functions/platform/request-trace.ts';

/** After so many tries a unit counts as failed, and its run ends without it. */
const MOST_TRIES = 3;
/** As often as the queue hands out a task before it puts it aside. */
const LAST_TURN = 5;

const work = (task: RunTask, now: Date): Promise<void> => {
  switch (task.kind) {
    case 'start':
      return startRun(task.run_id);
    case 'bill':
      return billAgency(task, now);
    case 'finish':
      return finishRun(task.run_id, now);
    case 'export':
      return exportLedger(task.export_id, now);
  }
};

/** How a task is given up; those without are tried on, and their run is ended by the sweep. */
const givingUp = (task: RunTask, now: Date): (() => Promise<void>) | undefined => {
  if (task.kind === 'bill') return () => giveUp(task, now);
  return task.kind === 'export' ? () => giveUpExport(task.export_id, now) : undefined;
};

const handle = async (record: SQSRecord, now: Date): Promise<void> => {
  const task = z.parse(runTask, JSON.parse(record.body));
  const tries = Number(record.attributes.ApproximateReceiveCount);
  const end = givingUp(task, now);
  // Its workers died without a word: so would this one.
  if (end && tries >= LAST_TURN) return end();
  try {
    await work(task, now);
    logger.info('task of an invoice run done', task);
  } catch (error) {
    logger.error('task of an invoice run failed', { ...task, error: error as Error });
    if (!end || tries < MOST_TRIES) throw error;
    await end();
  }
};

/** What the clock says beside its plain call. */
type ByClock = { readonly Records?: undefined; readonly task?: 'sweep' };

/**
 * Works off the tasks of invoice runs; a task that fails comes again, the others of its batch do not. The clock starts
 * the run of the previous month, and the sweep over those that do not end.
 */
export const handler = async (
  event: SQSEvent | ByClock,
  { awsRequestId }: Pick<Context, 'awsRequestId'>,
): Promise<SQSBatchResponse | undefined> => {
  if (!event.Records) {
    const byClock = event.task === 'sweep' ? sweepRuns : startMonthlyRun;
    await onBehalfOf(awsRequestId, () => byClock(new Date()));
    return undefined;
  }
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  for (const record of event.Records) {
    await onBehalfOf(requestOfTask(record), () => handle(record, new Date())).catch(() =>
      batchItemFailures.push({ itemIdentifier: record.messageId }),
    );
  }
  return { batchItemFailures };
};
