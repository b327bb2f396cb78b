import * as z from 'zod/mini';
import { addDays, type CalendarDate } from '#shared/calendar-date.ts';
import { DomainError } from '#shared/domain-error.ts';
import type { Job } from '#shared/jobs/job.ts';
import { WEB_CLIENT_AGENCY_IDS } from '#shared/users/user.ts';

/**
 * What was invoiced of an agency's jobs at an airport in a month. Every invoice of a run enters it in its own
 * transaction, and so does every job of theirs that moves, is cancelled or restored: whichever comes second starts
 * again from what is true then. So no job is billed twice, and none as it was before.
 */
export const billing = z.object({
  invoices: z.array(
    z.object({
      invoice_id: z.string(),
      invoice_number: z.string(),
      /** The run that issued it; absent where its jobs were typed into the invoice form. */
      run_id: z.optional(z.string()),
      job_ids: z.array(z.string()),
    }),
  ),
  /** How often something of it was billed or freed, and how often a job of it has moved. */
  issued: z.int(),
  moved: z.int(),
});
export type Billing = z.infer<typeof billing>;

/** Both days included. */
export type Period = { readonly from: CalendarDate; readonly to: CalendarDate };

/** Which agency, airport and month (`2026-11`) a billing is of. */
export type BillingName = Pick<Job, 'agency_id' | 'airport'> & { readonly month: string };

/** Private customers pay each order; every other agency is invoiced for what was done for it in a period. */
export const isBilledByPeriod = (agencyId: number): boolean =>
  !(WEB_CLIENT_AGENCY_IDS as readonly number[]).includes(agencyId);

export const monthOf = (date: CalendarDate): string => date.slice(0, 7);

/** Every month that a period meets. */
export const monthsOf = ({ from, to }: Period): string[] => {
  const months: string[] = [];
  for (let month = monthOf(from); month <= monthOf(to); ) {
    months.push(month);
    const [year = 0, number = 0] = month.split('-').map(Number);
    month = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  }
  return months;
};

/** The whole calendar month before a day. */
export const previousMonth = (day: CalendarDate): Period => {
  const to = addDays(`${monthOf(day)}-01`, -1);
  return { from: `${monthOf(to)}-01`, to };
};

/** The document that has billed a job, if any has. */
export const invoiceWith = (jobId: string, billings: readonly Billing[]) =>
  billings.flatMap(({ invoices }) => invoices).find(({ job_ids }) => job_ids.includes(jobId));

/** The jobs of a period that stand and that no invoice has yet. */
export const unbilledJobs = (
  jobs: readonly Job[],
  { from, to }: Period,
  billings: readonly Billing[],
): Job[] =>
  jobs.filter(
    (job) => job.status === 'active' && job.date >= from && job.date <= to && !invoiceWith(job._id, billings),
  );

/** Whether a change of a job concerns its invoice: when it is, whether it stands, what it costs. */
export const concernsInvoice = (before: Job, after: Job): boolean =>
  before.status !== after.status ||
  before.date !== after.date ||
  before.hours !== after.hours ||
  before.minutes !== after.minutes ||
  JSON.stringify(before.price) !== JSON.stringify(after.price);

/** @throws DomainError `refused_transition` naming the invoice that a job stands on */
export const demandUnbilled = ({ _id }: Pick<Job, '_id'>, billings: readonly Billing[]): void => {
  const invoice = invoiceWith(_id, billings);
  if (!invoice) return;
  const message = `Job ${_id} stands on invoice ${invoice.invoice_number}. Credit that invoice in full first.`;
  throw new DomainError('refused_transition', message, {
    fields: { job_id: { code: 'invoiced', message } },
  });
};
