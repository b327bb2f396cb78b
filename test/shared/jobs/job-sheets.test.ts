import { describe, expect, it } from 'vitest';
import { jobSheets } from '#shared/jobs/job-sheets.ts';

const someone = (_id: string, first_name: string, last_name: string) => ({
  _id,
  first_name,
  last_name,
  mobile: '',
});
const ITO = someone('1', 'Sora', 'Ito');
const KAYA = someone('2', 'Mert', 'Kaya');
const CELIK = someone('3', 'Mehmet', 'Çelik');
const job = (_id: string, employees: (typeof ITO)[], is_sealed = false) => ({ _id, employees, is_sealed });

const named = (sheets: ReturnType<typeof jobSheets>) =>
  sheets.map(({ employee, jobs }) => [employee?.last_name, jobs.map(({ _id }) => _id)]);

describe('the job sheets of a day', () => {
  it('are one per employee by name, and the jobs of nobody at the end', () => {
    const jobs = [job('a', [KAYA]), job('b', []), job('c', [ITO, KAYA]), job('d', [CELIK])];
    expect(named(jobSheets(jobs))).toEqual([
      ['Çelik', ['d']],
      ['Ito', ['c']],
      ['Kaya', ['a', 'c']],
      [undefined, ['b']],
    ]);
  });

  it('leave cancelled jobs out', () => {
    expect(jobSheets([job('a', [ITO], true), job('b', [], true)])).toEqual([]);
  });

  it('of one employee are the own ones alone', () => {
    const jobs = [job('a', [ITO, KAYA]), job('b', [KAYA]), job('c', [])];
    expect(named(jobSheets(jobs, ITO._id))).toEqual([['Ito', ['a']]]);
  });
});
