import type { FieldErrors } from '#shared/domain-error.ts';
import { type FoundProblem, fieldProblems } from '#shared/field-problems.ts';
import { type Billing, invoiceWith } from '#shared/invoices/billing.ts';
import { airportOfCostCenter, type Invoice, type InvoiceLine } from '#shared/invoices/invoice.ts';
import { type InvoiceFormErrorCode, invoiceFormErrors } from '#shared/invoices/invoice-form-errors.ts';
import type { Job } from '#shared/jobs/job.ts';

/** A job that somebody has typed into a line, with the field that names it. */
type TypedJob = { readonly job_id: string; readonly field: string };

/** The jobs that lines name. */
export const typedJobs = (lines: readonly InvoiceLine[]): TypedJob[] =>
  lines
    .flatMap(({ job_id, sublines }, index) => [
      { job_id, field: `lines.${index}.job_id` },
      ...sublines.map((sub, at) => ({ job_id: sub.job_id, field: `lines.${index}.sublines.${at}.job_id` })),
    ])
    .flatMap(({ job_id, field }) => (job_id ? [{ job_id, field }] : []));

/**
 * The reasons why a typed invoice cannot bill jobs, by field: each is billed once, to its own agency, within the
 * invoice's period. What is no job of ours may be named.
 * @param jobs those that there are
 */
export const typedJobProblems = (
  invoice: Pick<Invoice, 'lines' | 'agencyId' | 'cost_center' | 'invoice_period_from' | 'invoice_period_to'>,
  jobs: readonly Job[],
  billings: readonly Billing[],
): FieldErrors => {
  const typed = typedJobs(invoice.lines);
  const { agencyId, cost_center, invoice_period_from: from, invoice_period_to: to } = invoice;
  const found = typed.flatMap(({ job_id, field }, index): FoundProblem<InvoiceFormErrorCode>[] => {
    const job = jobs.find(({ _id }) => _id === job_id);
    if (!job) return [];
    const isOther = job.agency_id !== agencyId || job.airport !== airportOfCostCenter(cost_center);
    return [
      [field, typed.findIndex((one) => one.job_id === job_id) < index && 'line.job_twice'],
      [field, isOther && 'line.job_agency'],
      [field, (job.date < from || job.date > to) && 'line.job_period'],
      [field, invoiceWith(job_id, billings) !== undefined && 'line.job_billed'],
    ];
  });
  return fieldProblems(found, invoiceFormErrors);
};
