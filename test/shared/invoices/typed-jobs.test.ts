import { describe, expect, it } from 'vitest';
import type { Billing } from '#shared/invoices/billing.ts';
import { typedJobProblems } from '#shared/invoices/typed-jobs.ts';
import { anAgencyInvoice, aPricedJob } from '#test/support/builders/invoice.ts';

const job = aPricedJob(1, 5000, { agency_id: 1001, airport: 1, date: '2026-11-20' });
const line = { title: 'Begleitung', description: '', amount: 1, netto: 5000, sum_netto: 5000 };
const typed = (...ids: string[]) => ({
  ...anAgencyInvoice([job]),
  lines: ids.map((job_id) => ({ ...line, job_id, sublines: [] })),
});
const billed: Billing = {
  invoices: [{ invoice_id: 'other', invoice_number: '10002-A', job_ids: [job._id] }],
  issued: 1,
  moved: 0,
};
const codesOf = (...question: Parameters<typeof typedJobProblems>) =>
  Object.fromEntries(Object.entries(typedJobProblems(...question)).map(([field, { code }]) => [field, code]));

describe('a job that is typed into an invoice', () => {
  it('is billed once: not when another invoice has it, nor twice on the same', () => {
    expect(codesOf(typed(job._id), [job], [])).toEqual({});
    expect(codesOf(typed(job._id), [job], [billed])).toEqual({ 'lines.0.job_id': 'line.job_billed' });
    expect(codesOf(typed(job._id, job._id), [job], [])).toEqual({ 'lines.1.job_id': 'line.job_twice' });
  });

  it('is one of the invoice’s agency and airport, on a day of its period', () => {
    expect(codesOf(typed(job._id), [{ ...job, agency_id: 1002 }], [])).toEqual({
      'lines.0.job_id': 'line.job_agency',
    });
    expect(codesOf(typed(job._id), [{ ...job, airport: 2 }], [])).toEqual({
      'lines.0.job_id': 'line.job_agency',
    });
    expect(codesOf(typed(job._id), [{ ...job, date: '2026-12-01' }], [])).toEqual({
      'lines.0.job_id': 'line.job_period',
    });
  });

  it('may be one that this system does not know', () => {
    expect(codesOf(typed('FAX 17'), [], [billed])).toEqual({});
  });
});
