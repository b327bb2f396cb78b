import { titlesOfJob } from '#shared/jobs/job-titles.ts';
import { aJob } from '#test/support/builders/job.ts';
import type { JobRow } from '#web/back-office/jobs/job-row.ts';

/** Somebody who is put on a job. */
export const anAssigned = (last_name: string): JobRow['employees'][number] => ({
  _id: last_name.toLowerCase(),
  first_name: 'Lea',
  last_name,
  mobile: '+49 151 5550101',
});

/** A job of an agency as the list brings it: nobody is put on it yet. */
export const aJobRow = ({
  order,
  ...overrides
}: Partial<Omit<JobRow, 'order'>> & { order?: object } = {}): JobRow => ({
  ...aJob(),
  ...titlesOfJob({ ...aJob(), ...overrides }, []),
  price: undefined,
  Extras: [],
  employees: [],
  is_sealed: false,
  job_minutes: 60,
  agency: { _id: 1001, short: 'NORD', name: 'Nordlicht Reisen' },
  language: { _id: 2, code: 'en', display_de: 'Englisch', display_en: 'English' },
  ...overrides,
  order: {
    _id: '10001',
    order_number: 'F10001',
    status: 'active',
    reading_language: 'en',
    ...order,
  } as JobRow['order'],
});
