import { describe, expect, it } from 'vitest';
import { jobCodes } from '#infra/seed/job-codes.ts';
import { changedInput } from '#web/back-office/jobs/form/change-input.ts';
import { formOf, sentForm } from '#web/back-office/jobs/form/form-of-input.ts';
import { emptyInput, type JobInput, nextInput } from '#web/back-office/jobs/form/job-input.ts';
import { serviceChoices } from '#web/back-office/jobs/form/service-choices.ts';
import { staffOffered } from '#web/back-office/jobs/form/staff-offered.ts';
import { tidyTime, timeIn } from '#web/back-office/jobs/form/time-text.ts';

const FRANKFURT = { airport_id: 1 };
const terms = {
  jobCodes,
  extras: [{ _id: '1001-buggy', agency_id: 1001, name: 'Buggy', price: 17.5, version: 1 }],
};
const start = emptyInput(FRANKFURT);
const agency: JobInput = { ...start, agency: '1001' };
const change = (input: JobInput, patch: Partial<JobInput>) => changedInput(input, patch, terms);
const coded = change(agency, { jCode: '1001-FRA-ARR-T1' });

describe('a new job form', () => {
  it('begins with an assistant for one person with one bag and no bulky piece', () => {
    expect(start).toMatchObject({ serviceType: 'assistant', persons: '1', bags: '1', bulky: '0' });
  });

  it('begins at the airport of the user: Munich for its own people, Frankfurt for all others', () => {
    expect(emptyInput({ airport_id: 2 }).location).toBe('2');
    expect(emptyInput({}).location).toBe('1');
    expect(start.location).toBe('1');
  });

  it('goes on with agency, day and tour of the last job, and with nothing else of it', () => {
    const last = { ...coded, tourcode: 'NL', tournumber: '77', serviceDate: '2026-12-04', time: '14:30' };
    const next = nextInput({ ...last, nameSign: 'Hansen', assistants: ['demo-1'], persons: '9' }, FRANKFURT);
    expect(next).toMatchObject({
      agency: '1001',
      tourcode: 'NL',
      tournumber: '77',
      serviceDate: '2026-12-04',
    });
    expect(next).toMatchObject({ nameSign: '', time: '', jCode: '', persons: '1', assistants: [] });
  });
});

describe('the services that the form offers', () => {
  const offered = (location: string, agency = '1001', isUpdate = false) =>
    serviceChoices({ agency, location }, isUpdate).map(({ value, isDisabled }) => [value, isDisabled]);

  it('are all in Frankfurt, and of a job that is there one of them', () => {
    expect(offered('1')).toEqual([
      ['assistant', false],
      ['porter', false],
      ['both', false],
    ]);
    expect(offered('1', '1001', true).map(([value]) => value)).toEqual(['assistant', 'porter']);
  });

  it('have porters disabled in Munich, and hidden for airline groups', () => {
    expect(offered('2')).toEqual([
      ['assistant', false],
      ['porter', true],
      ['both', true],
    ]);
    expect(offered('1', '1009')).toEqual([['assistant', false]]);
  });

  it('follow the airport and the agency: a porter becomes an assistant where there are none', () => {
    const porter = change(agency, { serviceType: 'porter' });
    expect(change(porter, { location: '2' }).serviceType).toBe('assistant');
    expect(change(porter, { agency: '1009' }).serviceType).toBe('assistant');
  });
});

describe('what follows from a choice in the form', () => {
  it('is from and to of the job code, unless somebody has typed others', () => {
    expect(coded).toMatchObject({
      from_text: 'Terminal 1, baggage hall exit B',
      to_text: 'Terminal 1, coach stop',
    });
    expect(change({ ...coded, to_text: 'Coach 4' }, { jCode: '1001-FRA-TRF' })).toMatchObject({
      from_text: 'Aircraft door',
      to_text: 'Coach 4',
    });
  });

  it('is another list of job codes for another agency or airport, and the words of the old one go', () => {
    for (const patch of [{ agency: '1002' }, { location: '2' }]) {
      expect(change(coded, patch)).toMatchObject({ jCode: '', from_text: '', to_text: '' });
    }
  });

  it('is a second job code with both services, which stays when the porter alone is wanted', () => {
    const both = change(change(coded, { serviceType: 'both' }), { jCodePorter: '1001-FRA-P-ARR' });
    expect(both.jCode).toBe('1001-FRA-ARR-T1');
    expect(change(both, { serviceType: 'porter' })).toMatchObject({
      jCode: '1001-FRA-P-ARR',
      jCodePorter: '',
    });
    expect(change(both, { serviceType: 'assistant' })).toMatchObject({
      jCode: '1001-FRA-ARR-T1',
      jCodePorter: '',
    });
  });

  it('is that permanent extras, employees and further dates do not go along to where they do not belong', () => {
    const extras = [
      { key: 'a', _id: '1001-buggy', name: 'Buggy', price: '17.5', amount: '1', permanent: true },
      { key: 'b', name: 'Sign', price: '3', amount: '1', permanent: false },
    ];
    const full = { ...coded, extras, assistants: ['demo-1'], further: ['2026-12-05'] };
    expect(change(full, { agency: '997' })).toMatchObject({ extras: [extras[1]], further: [] });
    expect(change(full, { location: '2' }).assistants).toEqual([]);
    expect(change(full, { location: '2' }).extras).toEqual(extras);
  });
});

describe('the form as it is sent', () => {
  it('leaves the words of a job code away, so that with both services each has its own', () => {
    expect(formOf(coded, terms)).toMatchObject({ from_text: '', to_text: '', jCode: '1001-FRA-ARR-T1' });
    expect(formOf({ ...coded, to_text: 'Coach 4' }, terms).to_text).toBe('Coach 4');
  });

  it('has numbers, a time and amounts, and of what is empty or no number none', () => {
    const form = formOf({ ...coded, persons: '', time: '935', bags: 'two' }, terms);
    expect(form).toMatchObject({ agency: 1001, location: 1, persons: null, time: { hours: 9, minutes: 35 } });
    expect(form.bags).toBeNaN();
  });

  it('ties an extra to the agency as long as both say the same: else the job keeps what it was charged', () => {
    const line = { key: 'a', _id: '1001-buggy', name: 'Buggy', price: '17.5', amount: '2', permanent: true };
    const sent = (extra: typeof line) => sentForm(formOf({ ...coded, extras: [extra] }, terms)).extras;
    expect(sent(line)).toEqual([{ _id: '1001-buggy', name: 'Buggy', price: 17.5, amount: 2 }]);
    expect(sent({ ...line, price: '15' })).toEqual([{ name: 'Buggy', price: 15, amount: 2 }]);
    expect(sent({ ...line, price: '17,50' })).toEqual([
      { _id: '1001-buggy', name: 'Buggy', price: 17.5, amount: 2 },
    ]);
    expect(sent({ ...line, price: '1.234' })).toEqual([{ name: 'Buggy', amount: 2 }]);
    expect(sent({ ...line, price: '0.001' })).toEqual([{ name: 'Buggy', amount: 2 }]);
  });
});

describe('a time as it is typed', () => {
  it.each([
    ['1435', '14:35'],
    ['14:35', '14:35'],
    ['935', '09:35'],
    ['9.05', '09:05'],
    ['7', '07:00'],
    ['24:00', '24:00'],
    ['1860', '1860'],
    ['noon', 'noon'],
  ])('%s becomes %s', (typed, tidy) => {
    expect(tidyTime(typed)).toBe(tidy);
  });

  it('is none beyond the day', () => {
    for (const text of ['', '24:00', '1860', 'noon']) expect(timeIn(text)).toBeUndefined();
  });
});

describe('the employees that are offered', () => {
  const employee = (_id: string, changes: object = {}) => ({
    _id,
    first_name: _id,
    last_name: 'Test',
    Languages: [1],
    Qualifications: 'both' as const,
    airport_id: 1 as const,
    version: 1,
    ...changes,
  });
  const all = [
    employee('both'),
    employee('assistant', { Qualifications: 'assistant', Languages: [1, 11] }),
    employee('porter', { Qualifications: 'porter' }),
    employee('munich', { airport_id: 2 }),
  ];
  const ids = (choices: readonly { value: string }[]) => choices.map(({ value }) => value);

  it('are those of the airport who are qualified, first those who speak the language', () => {
    const asked = { location: 1, present: [] };
    const assistants = staffOffered(all, { ...asked, service: 'assistant', language: 11 });
    expect([ids(assistants.speaking), ids(assistants.others)]).toEqual([['assistant'], ['both']]);
    const porters = staffOffered(all, { ...asked, service: 'porter', language: undefined });
    expect([ids(porters.speaking), ids(porters.others)]).toEqual([['both', 'porter'], []]);
  });

  it('hold whoever is on the job already, so that they can be taken off', () => {
    const present = all.filter(({ _id }) => _id === 'munich');
    const { others } = staffOffered(all, { service: 'assistant', location: 1, language: undefined, present });
    expect(ids(others)).toEqual(['munich']);
  });
});
