import { describe, expect, it } from 'vitest';
import { filterWords } from '#web/back-office/jobs/filter-words.ts';
import {
  type JobFilter,
  rangeOf,
  readFilter,
  readOwnFilter,
  withFrom,
  writeFilter,
} from '#web/back-office/jobs/job-filter.ts';
import { whereOf } from '#web/back-office/jobs/job-where.ts';

const TODAY = '2026-11-27';
const preset: JobFilter = {
  from: TODAY,
  to: '2026-11-30',
  airport: 1,
  service: 'all',
  status: 'all',
  employee: '',
  agency: '',
  reference: '',
};
const everything: JobFilter = {
  from: '2026-12-24',
  to: '2026-12-26',
  airport: 'both',
  service: 'porter',
  status: 'cancelled',
  employee: 'demo-1',
  agency: '1001',
  reference: 'NL 26',
};
const addressOf = (filter: JobFilter): URLSearchParams => writeFilter(filter, preset);

describe('the jobs filter in the address', () => {
  it('shows today through 3 days ahead at the airport of the user when the address says nothing', () => {
    const read = readFilter(new URLSearchParams(), preset);
    expect(read).toEqual(preset);
    expect(rangeOf({ from: '', to: '' }, TODAY)).toEqual({ from: TODAY, to: '2026-11-30' });
  });

  it('comes back from its own address as it was', () => {
    expect(readFilter(addressOf(everything), preset)).toEqual(everything);
  });

  it('leaves the filters of admins alone for everybody else', () => {
    expect(readOwnFilter(addressOf(everything), preset)).toEqual({
      ...preset,
      from: '2026-12-24',
      to: '2026-12-26',
      airport: 'both',
    });
  });

  it('ignores what is no filter', () => {
    const address = 'airport=3&service=vip&status=lost&agency=x&from=2026-12-05&to=2026-12-01';
    expect(readFilter(new URLSearchParams(address), preset)).toEqual(preset);
  });

  it('keeps the services of who is kept to Munich apart: all of them are no choice there', () => {
    const munich: JobFilter = { ...preset, airport: 2, service: 'assistant' };
    expect(writeFilter(munich, munich).size).toBe(0);
    const porters = writeFilter({ ...munich, service: 'porter' }, munich);
    expect(readFilter(porters, munich).service).toBe('porter');
  });
});

describe('the days of the jobs', () => {
  it('have no last one while there is no first one', () => {
    const cleared = { ...preset, ...withFrom('', preset) };
    expect(cleared).toMatchObject({ from: '', to: '' });
    expect(readFilter(addressOf(cleared), preset)).toEqual(cleared);
    expect(whereOf(cleared, TODAY)).toMatchObject({ date_from: TODAY, date_to: '2026-11-30' });
  });

  it('keep the last one where it can stay, else 3 days follow the first', () => {
    expect(withFrom('2026-11-28', preset)).toEqual({ from: '2026-11-28', to: '2026-11-30' });
    expect(withFrom('2026-12-30', preset)).toEqual({ from: '2026-12-30', to: '2027-01-02' });
    expect(withFrom('2026-12-30', { to: '' })).toEqual({ from: '2026-12-30', to: '2027-01-02' });
    expect(withFrom('2026-01-01', preset)).toEqual({ from: '2026-01-01', to: '2026-01-04' });
  });
});

describe('what a filter asks the server for', () => {
  it('is what it says, and nothing of what it leaves open', () => {
    expect(whereOf(preset, TODAY)).toEqual({ date_from: TODAY, date_to: '2026-11-30', airport: 1 });
    expect(whereOf(everything, TODAY)).toEqual({
      date_from: '2026-12-24',
      date_to: '2026-12-26',
      service_type_id: 1,
      status: ['cancelled'],
      employee_id: 'demo-1',
      agency_id: 1001,
      reference: 'NL 26',
    });
    expect(whereOf({ ...preset, service: 'assistant' }, TODAY).service_type_id).toBe(2);
  });

  it('is told in words, with the names of employee and agency', () => {
    const terms = {
      employees: [{ value: 'demo-1', label: 'Hartmann, Lea' }],
      agencies: [{ value: '1001', label: 'NORD, Nordlicht Reisen' }],
    };
    const words = filterWords(
      everything,
      (key, values) => [key, ...Object.values(values ?? {})].join(' '),
      terms,
    );
    expect(words).toEqual([
      'office.service.porter',
      'office.jobs.status.cancelled',
      'Hartmann, Lea',
      'NORD, Nordlicht Reisen',
      'office.orders.searched NL 26',
    ]);
    expect(filterWords({ ...preset, airport: 'both' }, String)).toEqual([]);
  });
});
