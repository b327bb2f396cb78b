import { agencies } from '#infra/seed/agencies.ts';
import { jobCodes } from '#infra/seed/job-codes.ts';
import type { Job } from '#shared/jobs/job.ts';
import type { JobForm } from '#shared/jobs/job-form.ts';
import type { JobTerms } from '#shared/jobs/job-terms.ts';
import { aCatalogue } from '#test/support/builders/catalogue.ts';

/** An active job of an agency: an assistant who meets two persons in Frankfurt. */
export const aJob = (overrides: Partial<Job> = {}): Job => ({
  _id: '10001-1',
  order_id: '10001',
  service_type_id: 2,
  status: 'active',
  airport: 1,
  date: '2026-12-04',
  hours: 14,
  minutes: 30,
  language_id: 2,
  bags: 0,
  bulky: 0,
  persons: 2,
  extra_hours: 0,
  extra_employee: 0,
  from_id: '',
  to_id: '',
  from_text: 'Terminal 1, exit B',
  to_text: 'Coach stop',
  name_sign: 'Nordlicht',
  agency_id: 1001,
  job_code_id: '1001-FRA-ARR-T1',
  reference: 'NL 77',
  version: 1,
  ...overrides,
});

/** A job form that may be saved: an assistant for the same agency. */
export const aJobForm = (overrides: Partial<JobForm> = {}): JobForm => ({
  agency: 1001,
  serviceType: 'assistant',
  nameSign: 'Nordlicht',
  persons: 2,
  language: 2,
  bags: 1,
  bulky: 0,
  location: 1,
  from_text: '',
  to_text: '',
  serviceDate: '2026-12-04',
  time: { hours: 14, minutes: 30 },
  extraHours: null,
  tourname: 'Baltic in winter',
  tourcode: 'NL',
  tournumber: '77',
  jCode: '1001-FRA-ARR-T1',
  ...overrides,
});

/** What a form is checked and priced by on the first day of an installation. */
export const firstTerms = (overrides: Partial<JobTerms> = {}): JobTerms => ({
  ...aCatalogue(),
  agencies,
  jobCodes,
  extras: [],
  ...overrides,
});
