import { describe, expect, it } from 'vitest';
import type { JobForm } from '#shared/jobs/job-form.ts';
import { jobFormErrors } from '#shared/jobs/job-form-errors.ts';
import { jobFormProblems } from '#shared/jobs/job-form-rules.ts';
import { recurringProblems } from '#shared/jobs/recurring.ts';
import { aJobForm, firstTerms } from '#test/support/builders/job.ts';

const TODAY = '2026-11-27';
const terms = firstTerms();

const problems = (changes: Partial<JobForm>, own = terms) =>
  Object.fromEntries(
    Object.entries(jobFormProblems(aJobForm(changes), own, TODAY)).map(([field, { code }]) => [field, code]),
  );

const CLIENT: Partial<JobForm> = {
  agency: 998,
  jCode: undefined,
  from_text: 'Taxi rank',
  to_text: 'Gate B',
  readingLanguage: 'en',
  clientsEmail: 'anna@example.com',
};
const PORTER: Partial<JobForm> = { serviceType: 'porter', jCode: '1001-FRA-P-ARR', bags: 4 };

/** What the specification says of each field, and what breaks it. */
const REFUSED: readonly (readonly [string, Partial<JobForm>, string, string])[] = [
  ['an agency', { agency: null }, 'agency', 'Please select agency.'],
  ['an agency that exists', { agency: 4711 }, 'agency', 'Please select agency.'],
  ['a service type', { serviceType: undefined }, 'serviceType', 'Please choose service type.'],
  ['a location', { location: null }, 'location', 'Please choose location.'],
  ['a location that exists', { location: 3 }, 'location', 'Please choose location.'],
  ['a date', { serviceDate: '' }, 'serviceDate', 'Please enter date'],
  ['a date that exists', { serviceDate: '2027-02-29' }, 'serviceDate', 'Please enter date'],
  ['a time', { time: undefined }, 'time', 'Please enter time!'],
  ['a time that exists', { time: { hours: 24, minutes: 0 } }, 'time', 'Please enter time!'],
  ['a tour code', { tourcode: ' ' }, 'tourcode', 'Please enter tour code.'],
  ['a tour number', { tournumber: undefined }, 'tournumber', 'Please enter tour number.'],
  ['a language', { language: null }, 'language', 'Please Select language!'],
  ['a language that can be booked', { language: 13 }, 'language', 'Please Select language!'],
  [
    'a meeting point where none is predefined',
    { ...CLIENT, from_text: '' },
    'from_text',
    'Please enter the meeting point location.',
  ],
  [
    'a destination where none is predefined',
    { ...CLIENT, to_text: '' },
    'to_text',
    'Please enter location destination point location.',
  ],
  ['a name sign of agency 998', { ...CLIENT, nameSign: '' }, 'nameSign', 'Please enter name sign.'],
  ['a job code of other agencies', { jCode: '' }, 'jCode', 'Please choose job code'],
  [
    'a reading language of agency 998',
    { ...CLIENT, readingLanguage: undefined },
    'readingLanguage',
    'Please Select reading language!',
  ],
  [
    'a client email of agency 998',
    { ...CLIENT, clientsEmail: '' },
    'clientsEmail',
    'Please enter clients email',
  ],
  [
    'an email that mail can be sent to',
    { ...CLIENT, clientsEmail: 'anna@' },
    'clientsEmail',
    'Please enter clients email',
  ],
  ['at least one person', { persons: 0 }, 'persons', 'Please enter number of persons'],
  ['whole persons', { persons: 1.5 }, 'persons', 'Please enter number of persons'],
  ['no bags below 0', { bags: -1 }, 'bags', 'Please enter number of bags'],
  ['bags of a porter', { ...PORTER, bags: null }, 'bags', 'Please enter number of bags'],
  [
    'a name of an extra',
    { extras: [{ name: '', price: 100, amount: 1 }] },
    'extras.0.name',
    'Please type extra name',
  ],
  ['a price of an extra', { extras: [{ name: 'Sign', amount: 1 }] }, 'extras.0.price', 'Please enter price'],
  [
    'a price of an extra from one cent',
    { extras: [{ name: 'Sign', price: 0, amount: 1 }] },
    'extras.0.price',
    'Please enter price',
  ],
];

describe('the job form', () => {
  it('may be saved when everything is filled in, by an agency as by a private customer', () => {
    expect(problems({})).toEqual({});
    expect(problems(PORTER)).toEqual({});
    expect(problems({ serviceType: 'both', jCodePorter: '1001-FRA-P-ARR' })).toEqual({});
    for (const agency of [997, 998, 999]) expect(problems({ ...CLIENT, agency })).toEqual({});
  });

  it.each(REFUSED)('asks for %s', (_, changes, field, message) => {
    expect(jobFormProblems(aJobForm(changes), terms, TODAY)[field]?.message).toBe(message);
  });

  it.each<readonly [Partial<JobForm>, string]>([
    [{ bags: 0 }, 'no bags'],
    [{ ...PORTER, bags: 0 }, 'no bags for a porter'],
    [{ bags: null }, 'no bags said for an assistant'],
    [{ extraHours: null }, 'no extra hours'],
    [{ extraHours: 1 }, 'an extra hour'],
    [{ extras: [{ name: 'Sign', price: 1, amount: 1 }] }, 'an extra of a cent'],
  ])('takes %j: %s', (changes, _) => {
    expect(problems(changes)).toEqual({});
  });

  it.each([0, -1, 1.5])('refuses %d extra hours: empty, or from 1', (extraHours) => {
    expect(problems({ extraHours })).toEqual({ extraHours: 'extraHours.invalid' });
  });

  it('refuses a porter in Munich, and for airline groups anywhere', () => {
    expect(problems({ ...PORTER, location: 2, jCode: undefined }).serviceType).toBe('serviceType.no_porter');
    expect(problems({ ...PORTER, agency: 1009, jCode: undefined }).serviceType).toBe(
      'serviceType.no_group_porter',
    );
  });

  it.each([997, 998, 999])('demands email and reading language of agency %d, and no job code', (agency) => {
    expect(problems({ ...CLIENT, agency, clientsEmail: undefined, readingLanguage: undefined })).toEqual({
      clientsEmail: 'clientsEmail.invalid',
      readingLanguage: 'readingLanguage.empty',
    });
  });

  it('refuses a job code of another agency, airport or service', () => {
    for (const jCode of ['1002-FRA-ARR-T1', '1001-MUC-ARR-T2', '1001-FRA-P-ARR', 'none']) {
      expect(problems({ jCode, from_text: 'A', to_text: 'B' })).toEqual({ jCode: 'jCode.unknown' });
    }
  });

  it('asks no porter for a language', () => {
    expect(problems({ ...PORTER, language: null })).toEqual({});
  });

  it('refuses an agency that is not active any more', () => {
    const agencies = terms.agencies.map((agency) => ({ ...agency, active: agency._id !== 1001 }));
    expect(problems({}, firstTerms({ agencies }))).toEqual({ agency: 'agency.inactive' });
  });

  it('refuses the hour that the spring night skips, and takes both readings of the autumn night', () => {
    const at = (serviceDate: string, hours: number) =>
      problems({ serviceDate, time: { hours, minutes: 30 } });
    expect(at('2027-03-28', 2)).toEqual({ time: 'time.skipped' });
    expect(at('2027-03-28', 3)).toEqual({});
    expect(at('2027-10-31', 2)).toEqual({});
  });

  it('refuses a date that is too far away to be meant', () => {
    expect(problems({ serviceDate: '2062-12-04' })).toEqual({ serviceDate: 'serviceDate.far' });
    expect(problems({ serviceDate: '2026-11-26' })).toEqual({});
  });

  it('refuses a place of the other airport', () => {
    expect(problems({ from_id: 'muc-t2-taxi-rank' })).toEqual({ from_id: 'place.unknown' });
  });

  it('has a message for every code', () => {
    for (const message of Object.values(jobFormErrors)) expect(message).toMatch(/\S/);
  });
});

describe('further dates of a form', () => {
  const dates = ['2026-12-05', '2026-12-06'];
  const code = (form: JobForm, further: readonly string[]) =>
    recurringProblems(form, further).recurring?.code;

  it('may be any days that exist, once each', () => {
    expect(code(aJobForm(), dates)).toBeUndefined();
    expect(code(aJobForm(), [...dates, ...dates])).toBe('recurring.twice');
    expect(code(aJobForm(), ['2026-12-04'])).toBe('recurring.twice');
    expect(code(aJobForm(), ['2026-12-32'])).toBe('recurring.invalid');
    expect(code(aJobForm({ time: { hours: 2, minutes: 30 } }), ['2027-03-28'])).toBe('recurring.invalid');
  });

  it('are not for private customers, who pay each order on its own', () => {
    expect(code(aJobForm(CLIENT), dates)).toBe('recurring.client');
    expect(code(aJobForm(CLIENT), [])).toBeUndefined();
  });
});
