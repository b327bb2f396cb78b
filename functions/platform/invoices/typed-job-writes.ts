import { changeBilling, readBillings } from '#functions/platform/data/billing.ts';
import { getJobs } from '#functions/platform/data/job.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { invalidInput } from '#shared/domain-error.ts';
import { invoiceWith, monthOf, monthsOf } from '#shared/invoices/billing.ts';
import { airportOfCostCenter, type Invoice } from '#shared/invoices/invoice.ts';
import { typedJobProblems, typedJobs } from '#shared/invoices/typed-jobs.ts';
import { refused } from '#shared/refused.ts';

/** Anything may be typed; only this can be one of ours. */
const JOB_ID = /^\d{1,14}-\d{1,4}$/;

/**
 * The writes that enter the jobs of a typed invoice in what was billed of their months, so that neither a run nor
 * another form bills them again.
 * @throws DomainError `invalid_input` naming the lines whose jobs may not be billed here
 */
export const typedJobWrites = async (
  invoice: Pick<
    Invoice,
    '_id' | 'lines' | 'agencyId' | 'cost_center' | 'invoice_period_from' | 'invoice_period_to'
  >,
  invoice_number: string,
): Promise<Write[]> => {
  const ids = typedJobs(invoice.lines)
    .map(({ job_id }) => job_id)
    .filter((id) => JOB_ID.test(id));
  if (ids.length === 0) return [];
  const { agencyId: agency_id, invoice_period_from: from, invoice_period_to: to } = invoice;
  const airport = airportOfCostCenter(invoice.cost_center);
  // What was billed is read before the jobs, so that whoever moves one in between is noticed.
  const billings = await readBillings(monthsOf({ from, to }).map((month) => ({ agency_id, airport, month })));
  const jobs = await getJobs(ids);
  const stored = billings.flatMap((one) => one.stored ?? []);
  const problems = typedJobProblems(invoice, jobs, stored);
  if (Object.keys(problems).length > 0) {
    const job = jobs.find(({ _id }) => invoiceWith(_id, stored));
    if (!job) throw invalidInput(problems);
    const number = invoiceWith(job._id, stored)?.invoice_number ?? '';
    throw refused('invoice.job_billed', { job: job._id, number }, problems);
  }
  return billings.flatMap(({ name, stored: before }) => {
    const job_ids = jobs.filter(({ date }) => monthOf(date) === name.month).map(({ _id }) => _id);
    if (job_ids.length === 0) return [];
    const entry = { invoice_id: invoice._id, invoice_number, job_ids };
    return [changeBilling(name, before, [...(before?.invoices ?? []), entry])];
  });
};
