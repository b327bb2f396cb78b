import { invoiceOfUnit, readUnbilled, type UnitWork, unitOf } from '#functions/invoice-runner/unit-work.ts';
import { changeBilling } from '#functions/platform/data/billing.ts';
import { noteOfInvoice } from '#functions/platform/data/invoice.ts';
import { finishUnit } from '#functions/platform/data/invoice-run.ts';
import { againWhenChanged, save, type Write } from '#functions/platform/data/write.ts';
import { creditWhole } from '#functions/platform/invoices/credit-whole.ts';
import { numberedInvoice } from '#functions/platform/invoices/number-invoice.ts';
import { monthOf } from '#shared/invoices/billing.ts';
import type { Invoice } from '#shared/invoices/invoice.ts';

type Found = Awaited<ReturnType<typeof readUnbilled>>;

/** When it is still lost then, something else may have changed: all of it is read again. */
const NUMBER_RACE = { tries: 12, waitMs: 100 };

/** Enters an invoice's jobs in what was billed of their months. */
const claims = (invoice: Invoice, { billings, jobs }: Found, run_id: string): Write[] =>
  billings.flatMap(({ name, stored }) => {
    const job_ids = jobs.filter(({ date }) => monthOf(date) === name.month).map(({ _id }) => _id);
    if (job_ids.length === 0) return [];
    const { _id: invoice_id, invoice_number } = invoice;
    const entry = { invoice_id, invoice_number, run_id, job_ids };
    return [changeBilling(name, stored, [...(stored?.invoices ?? []), entry])];
  });

/**
 * Credits what other runs have issued of the period, so that all of it is billed anew; what somebody has typed into a form
 * stays as it is.
 */
const creditOthers = async ({ run, ...work }: UnitWork): Promise<void> => {
  const { billings } = await readUnbilled({ run, ...work });
  const others = billings
    .flatMap(({ stored }) => stored?.invoices ?? [])
    .filter(({ run_id }) => run_id !== undefined && run_id !== run._id);
  for (const id of new Set(others.map(({ invoice_id }) => invoice_id))) {
    await creditWhole(id, { run_id: run._id, by: run.by, catalogue: work.catalogue, now: work.now });
  }
};

/** Issues the invoice of an agency and airport over the jobs that no invoice has yet; nothing where there are none. */
export const billForGood = async (work: UnitWork): Promise<Invoice | undefined> => {
  const { run, catalogue, now } = work;
  if (run.force_new) await creditOthers(work);
  const found = await readUnbilled(work);
  if (found.jobs.length === 0) {
    await save(finishUnit({ ...unitOf(work), outcome: 'nothing' }));
    return undefined;
  }
  const id = `${run._id}-${work.agency._id}-${work.airport._id}`;
  const draft = await invoiceOfUnit(id, work, found.jobs);
  // Others want the next number at the same moment: only the number is taken anew then, the jobs are not read again.
  return againWhenChanged(async () => {
    const { invoice, writes } = await numberedInvoice(draft, catalogue);
    await save(
      ...writes,
      ...claims(invoice, found, run._id),
      noteOfInvoice(invoice, { by: run.by, action: 'issued' }, now),
      finishUnit({ ...unitOf(work), outcome: 'issued', invoice_id: id }),
    );
    return invoice;
  }, NUMBER_RACE);
};
