import { invoiceOfUnit, readUnbilled, type UnitWork, unitOf } from '#functions/invoice-runner/unit-work.ts';
import { getInvoiceHead, removeDraft, storeInvoice } from '#functions/platform/data/invoice.ts';
import { finishUnit } from '#functions/platform/data/invoice-run.ts';
import { save } from '#functions/platform/data/write.ts';

const idOf = ({ run, agency, airport }: UnitWork): string => {
  const [from, to] = [run.period_from, run.period_to].map((date) => date.replaceAll('-', ''));
  return `draft-${agency._id}-${airport.code}-${from}-${to}`;
};

/** Makes the one draft of an agency, airport and period: it stays, or is replaced when the run says so. */
export const billAsDraft = async (work: UnitWork): Promise<void> => {
  const id = idOf(work);
  const before = await getInvoiceHead(id);
  if (before && !work.run.force_new) {
    await save(finishUnit({ ...unitOf(work), outcome: 'kept', invoice_id: id }));
    return;
  }
  if (before) await removeDraft(before);
  const { jobs } = await readUnbilled(work);
  if (jobs.length === 0) {
    await save(finishUnit({ ...unitOf(work), outcome: 'nothing' }));
    return;
  }
  const draft = await invoiceOfUnit(id, work, jobs);
  const invoice = { ...draft, invoice_number: '', settings_invoice_number: 0, filename: `${id}.pdf` };
  await save(...storeInvoice(invoice), finishUnit({ ...unitOf(work), outcome: 'issued', invoice_id: id }));
};
