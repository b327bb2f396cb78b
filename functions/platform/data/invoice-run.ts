import * as z from 'zod/mini';
import {
  INVOICE_RUNS,
  invoiceRunKey,
  RUN_SWEEP,
  runCreditKey,
  runUnitKey,
} from '#functions/platform/data/keys.ts';
import { readIndex, readItem, readPartition } from '#functions/platform/data/read.ts';
import { change, create, remove, replace, type Write } from '#functions/platform/data/write.ts';
import { type InvoiceRun, invoiceRun, type RunUnit, runUnit } from '#shared/invoices/invoice-run.ts';
import { type SweepNote, sweepNote } from '#shared/invoices/run-sweep.ts';

const toItem = (stored: InvoiceRun) => ({
  ...stored,
  owner_pk: INVOICE_RUNS,
  owner_sk: `${stored.created_at}#${stored._id}`,
});

export const getInvoiceRun = async (id: string): Promise<InvoiceRun | undefined> => {
  const item = await readItem(invoiceRunKey(id));
  return item && z.parse(invoiceRun, item);
};

/** All runs, the latest first. */
export const invoiceRuns = async (): Promise<InvoiceRun[]> =>
  z.parse(z.array(invoiceRun), (await readIndex('owner', INVOICE_RUNS)).toReversed());

export const createInvoiceRun = (run: InvoiceRun): Write => create(invoiceRunKey(run._id), toItem(run));

export const changeInvoiceRun = (before: InvoiceRun, after: InvoiceRun): Write =>
  change(invoiceRunKey(before._id), toItem(before), toItem(after));

type UnitName = Pick<RunUnit, 'run_id' | 'agency_id' | 'airport'>;

const storedUnit = z.extend(runUnit, { version: z.int() });

/** What came of one agency and airport; undefined while it waits. */
export const getRunUnit = async (name: UnitName): Promise<z.infer<typeof storedUnit> | undefined> => {
  const item = await readItem(runUnitKey(name));
  return item && z.parse(storedUnit, item);
};

/** What came of those that are finished, by agency and airport. */
export const unitsOfRun = async (runId: string): Promise<z.infer<typeof storedUnit>[]> =>
  z.parse(z.array(storedUnit), await readPartition(invoiceRunKey(runId).PK, 'UNIT#'));

/** Keeps what came of a unit: in the transaction of its invoice, so that it is done once. */
export const finishUnit = (unit: RunUnit): Write => create(runUnitKey(unit), { ...unit, version: 1 });

/** Keeps that a run has credited an invoice: in the transaction of the credit note, which lies in the run's archive. */
export const noteCredit = (runId: string, invoiceId: string): Write =>
  create(runCreditKey(runId, invoiceId), { invoice_id: invoiceId });

/** The ids of the credit notes that a run has issued. */
export const creditsOfRun = async (runId: string): Promise<string[]> =>
  (await readPartition(invoiceRunKey(runId).PK, 'CREDIT#')).map(({ invoice_id }) => String(invoice_id));

/** Lets a unit that failed be done again. */
export const reopenUnit = (unit: z.infer<typeof storedUnit>): Write => remove(runUnitKey(unit), unit);

/** What the last sweep saw. */
export const getSweepNote = async (): Promise<SweepNote | undefined> => {
  const item = await readItem(RUN_SWEEP);
  return item && z.parse(sweepNote, item);
};

export const keepSweepNote = (note: SweepNote): Write => replace(RUN_SWEEP, note);
