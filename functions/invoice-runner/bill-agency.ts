import { billAsDraft } from '#functions/invoice-runner/bill-as-draft.ts';
import { billForGood } from '#functions/invoice-runner/bill-for-good.ts';
import { type UnitWork, unitOf } from '#functions/invoice-runner/unit-work.ts';
import { readAgencies } from '#functions/platform/data/agency.ts';
import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { getInvoice } from '#functions/platform/data/invoice.ts';
import { finishUnit, getInvoiceRun, getRunUnit } from '#functions/platform/data/invoice-run.ts';
import { againWhenChanged, isChangedMeanwhile, save } from '#functions/platform/data/write.ts';
import { demandSeller } from '#functions/platform/invoices/demand-seller.ts';
import { filedInvoice } from '#functions/platform/invoices/file-invoice.ts';
import { NUMBER_PATIENCE } from '#functions/platform/invoices/number-invoice.ts';
import type { RunTask } from '#functions/platform/invoices/run-queue.ts';
import { DomainError } from '#shared/domain-error.ts';
import type { Invoice } from '#shared/invoices/invoice.ts';
import { sellerOf } from '#shared/invoices/seller.ts';
import { refused } from '#shared/refused.ts';

type Task = Extract<RunTask, { kind: 'bill' }>;

const loadWork = async (task: Task, now: Date): Promise<UnitWork | undefined> => {
  const [run, agencies, catalogue] = await Promise.all([
    getInvoiceRun(task.run_id),
    readAgencies(),
    readCatalogue(),
  ]);
  const agency = agencies.find(({ _id }) => _id === task.agency_id);
  const airport = catalogue.airports.find(({ _id }) => _id === task.airport);
  return run && agency && airport ? { run, agency, airport, catalogue, now } : undefined;
};

/** What the business refuses is kept with its reason, and holds up nobody else. */
const refusalOf = (error: unknown): DomainError | undefined =>
  error instanceof DomainError && !isChangedMeanwhile(error) ? error : undefined;

const failed = (work: UnitWork, { message, reason: why }: DomainError) =>
  finishUnit({ ...unitOf(work), outcome: 'failed', reason: message, ...(why && { why }) });

/** @returns what was issued for good, now or before, whose file may be missing */
const bill = async (work: UnitWork): Promise<Invoice | undefined> => {
  const unit = await getRunUnit(unitOf(work));
  if (unit?.outcome === 'issued' && unit.invoice_id && !work.run.draft) return getInvoice(unit.invoice_id);
  if (unit) return undefined;
  demandSeller(work.catalogue);
  if (!work.run.draft) return billForGood(work);
  await billAsDraft(work);
  return undefined;
};

/**
 * Bills the jobs of one agency at one airport: an invoice with its number, what it bills, and that this is done, in one
 * transaction. Told twice, it is done once; killed at any point, it is taken up from there.
 * @throws whatever may work the next time
 */
export const billAgency = async (task: Task, now: Date): Promise<void> => {
  const work = await loadWork(task, now);
  if (!work) return;
  const invoice = await againWhenChanged(() => bill(work), NUMBER_PATIENCE).catch(async (error: unknown) => {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    await save(failed(work, refusal));
    return undefined;
  });
  if (invoice) await filedInvoice(invoice, sellerOf(work.catalogue).seller);
};

/** Keeps that a unit failed for a reason that is not the business's, once the last try is over. */
export const giveUp = async (task: Task, now: Date): Promise<void> => {
  const work = await loadWork(task, now);
  if (!work || (await getRunUnit(unitOf(work)))) return;
  await save(failed(work, refused('invoice.fault')));
};
