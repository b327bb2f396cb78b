import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import { billAgency, giveUp } from '#functions/invoice-runner/bill-agency.ts';
import { exportLedger, giveUpExport } from '#functions/invoice-runner/export-ledger.ts';
import { finishRun } from '#functions/invoice-runner/finish-run.ts';
import { startMonthlyRun } from '#functions/invoice-runner/start-monthly-run.ts';
import { startRun } from '#functions/invoice-runner/start-run.ts';
import { type RunTask, runTask } from '#functions/platform/invoices/run-queue.ts';
import { logger } from '#functions/platform/logger.ts';

/** After so many tries a unit counts as failed, and its run ends without it. */
const MOST_TRIES = 3;

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

const handle = async (record: SQSRecord, now: Date): Promise<void> => {
  const task = z.parse(runTask, JSON.parse(record.body));
  try {
    await work(task, now);
  } catch (error) {
    logger.error('task of an invoice run failed', { ...task, error: error as Error });
    if (Number(record.attributes.ApproximateReceiveCount) < MOST_TRIES) throw error;
    if (task.kind === 'bill') await giveUp(task, now);
    else if (task.kind === 'export') await giveUpExport(task.export_id, now);
    else throw error;
  }
};

/**
 * Works off the tasks of invoice runs; a task that fails comes again, the others of its batch do not. The clock starts
 * the run of the previous month.
 */
export const handler = async (
  event: SQSEvent | { readonly Records?: undefined },
): Promise<SQSBatchResponse | undefined> => {
  if (!event.Records) {
    await startMonthlyRun(new Date());
    return undefined;
  }
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  for (const record of event.Records) {
    await handle(record, new Date()).catch(() =>
      batchItemFailures.push({ itemIdentifier: record.messageId }),
    );
  }
  return { batchItemFailures };
};
