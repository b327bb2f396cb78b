import { readBillings } from '#functions/platform/data/billing.ts';
import { jobsOfAgencyIn } from '#functions/platform/data/job.ts';
import { refuseUnprintable } from '#functions/platform/invoices/file-invoice.ts';
import { refuseUnbookable } from '#functions/platform/invoices/refuse-unbookable.ts';
import type { Agency } from '#shared/agencies/agency.ts';
import type { Airport } from '#shared/catalogue/airport.ts';
import type { SetUp } from '#shared/catalogue/catalogue.ts';
import { agencyInvoice, demandBillable } from '#shared/invoices/agency-invoice.ts';
import { monthsOf, type Period, unbilledJobs } from '#shared/invoices/billing.ts';
import type { InvoiceDraft } from '#shared/invoices/invoice.ts';
import type { InvoiceRun, RunUnit } from '#shared/invoices/invoice-run.ts';
import type { Job } from '#shared/jobs/job.ts';

/** One agency at one airport, with what is needed to bill it. */
export type UnitWork = {
  readonly run: InvoiceRun;
  readonly agency: Agency;
  readonly airport: Airport;
  readonly catalogue: SetUp;
  readonly now: Date;
};

export const unitOf = ({ run, agency, airport }: UnitWork): Omit<RunUnit, 'outcome'> => ({
  run_id: run._id,
  agency_id: agency._id,
  agency_name: agency.name,
  airport: airport._id,
});

const periodOf = ({ period_from, period_to }: InvoiceRun): Period => ({ from: period_from, to: period_to });

/**
 * What was billed of the months, then the jobs that are not: in this order, so that whoever moves a job in between is
 * noticed when the invoice is stored.
 */
export const readUnbilled = async ({ run, agency, airport }: UnitWork) => {
  const names = monthsOf(periodOf(run)).map((month) => ({
    agency_id: agency._id,
    airport: airport._id,
    month,
  }));
  const billings = await readBillings(names);
  const jobs = (await Promise.all(names.map(jobsOfAgencyIn))).flat();
  const stored = billings.flatMap((one) => one.stored ?? []);
  return { billings, jobs: unbilledJobs(jobs, periodOf(run), stored) };
};

/** @throws DomainError saying what of the agency's data is missing, or which letters cannot be printed */
export const invoiceOfUnit = async (
  id: string,
  { run, agency, airport, catalogue, now }: UnitWork,
  jobs: readonly Job[],
): Promise<InvoiceDraft> => {
  demandBillable(agency);
  const { places } = catalogue;
  const billed = { agency, airport, places, jobs, period: periodOf(run), draft: run.draft };
  const made = agencyInvoice(id, billed, now);
  await refuseUnprintable(made);
  refuseUnbookable(made, catalogue, now);
  return made;
};
