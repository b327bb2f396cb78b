import { describe, expect, it } from 'vitest';
import { type AssignableJob, assignmentCheck } from '#shared/employees/assignment-rules.ts';
import type { Employee } from '#shared/employees/employee.ts';
import { anEmployee } from '#test/support/builders/employee.ts';

/** A job of an assistant in English at Frankfurt, `2026-12-04 14:30` unless said. */
const aJob = (at = '2026-12-04 14:30', more: Partial<AssignableJob> = {}): AssignableJob => {
  const [date = '', time = ''] = at.split(' ');
  const [hours, minutes] = time.split(':').map(Number);
  return {
    _id: '10001-1',
    service_type_id: 2,
    airport: 1,
    date,
    hours: hours ?? 0,
    minutes: minutes ?? 0,
    extra_hours: 0,
    language_id: 2,
    employee_ids: [],
    is_sealed: false,
    ...more,
  };
};

/** Another job that the employee is on. */
const busy = (at: string, more: Partial<AssignableJob> = {}): AssignableJob =>
  aJob(at, { _id: '10002-1', employee_ids: ['ito'], ...more });

const check = (
  job: AssignableJob,
  others: readonly AssignableJob[] = [],
  { jobMinutes = 60, ...more }: Partial<Employee> & { jobMinutes?: number } = {},
) => assignmentCheck(job, anEmployee(more), others, { jobMinutes });

const refusals = (...args: Parameters<typeof check>) => check(...args).refusals.map(({ code }) => code);
const rests = (...args: Parameters<typeof check>) =>
  check(...args).warnings.flatMap(({ code, rest }) => (code === 'rest' ? [rest] : []));

describe('who may be put on a job', () => {
  it('is somebody free, of the airport, with the qualification and the language', () => {
    expect(check(aJob())).toEqual({ refusals: [], warnings: [] });
  });

  it('is nobody while the job is sealed', () => {
    expect(refusals(aJob(undefined, { is_sealed: true }))).toEqual(['sealed']);
  });

  it('is nobody who is on it already', () => {
    const job = aJob(undefined, { employee_ids: ['ito'] });
    expect(refusals(job, [job])).toEqual(['already_assigned']);
  });

  it.each([
    [1, 'porter', []],
    [1, 'both', []],
    [1, 'assistant', ['not_qualified']],
    [2, 'assistant', []],
    [2, 'both', []],
    [2, 'porter', ['not_qualified']],
  ] as const)('has the qualification: service %i and %s', (service_type_id, Qualifications, expected) => {
    const language_id = service_type_id === 1 ? 13 : 2;
    expect(refusals(aJob(undefined, { service_type_id, language_id }), [], { Qualifications })).toEqual(
      expected,
    );
  });

  it('is of the airport', () => {
    expect(refusals(aJob(), [], { airport_id: 2 })).toEqual(['other_airport']);
  });

  it('is told everything that stands against it at once', () => {
    const job = aJob(undefined, { is_sealed: true, employee_ids: ['ito'] });
    const all = refusals(job, [busy('2026-12-04 15:00')], { airport_id: 2, Qualifications: 'porter' });
    expect(all).toEqual(['sealed', 'already_assigned', 'not_qualified', 'other_airport', 'overlap']);
  });

  it('is warned about where the language is missing, but not for porters', () => {
    expect(check(aJob(), [], { Languages: [1] }).warnings).toEqual([{ code: 'language' }]);
    const porter = aJob(undefined, { service_type_id: 1, language_id: 13 });
    expect(check(porter, [], { Languages: [1] }).warnings).toEqual([]);
  });
});

describe('jobs that overlap', () => {
  it.each([
    ['at the same moment', '2026-12-04 14:30', {}],
    ['in its last minute', '2026-12-04 15:29', {}],
    ['in its first minute', '2026-12-04 13:31', {}],
    ['by extra hours', '2026-12-04 12:00', { extra_hours: 2 }],
    ['from the day before', '2026-12-03 22:00', { extra_hours: 16 }],
  ])('refuse an employee %s, naming the other job', (_, at, more) => {
    const other = busy(at, more);
    expect(check(aJob(), [other]).refusals).toEqual([
      {
        code: 'overlap',
        job: { job_id: '10002-1', date: other.date, hours: other.hours, minutes: other.minutes },
      },
    ]);
  });

  it.each([
    ['one follows the other at once', '2026-12-04 15:30', {}],
    ['one begins as the other ends', '2026-12-04 13:30', {}],
    ['extra hours end as the other begins', '2026-12-04 12:30', { extra_hours: 1 }],
  ])('are none where %s', (_, at, more) => {
    expect(check(aJob(), [busy(at, more)])).toEqual({ refusals: [], warnings: [] });
  });

  it('are none with jobs that are sealed or that others are on', () => {
    const sealed = busy('2026-12-04 14:30', { is_sealed: true });
    const foreign = busy('2026-12-04 14:30', { employee_ids: ['emp-2'] });
    expect(refusals(aJob(), [sealed, foreign])).toEqual([]);
  });

  it('last as long as the setting says', () => {
    const before = busy('2026-12-04 13:30');
    expect(refusals(aJob(), [before], { jobMinutes: 60 })).toEqual([]);
    expect(refusals(aJob(), [before], { jobMinutes: 61 })).toEqual(['overlap']);
  });

  it('are found over midnight, and not where midnight ends one', () => {
    expect(refusals(aJob('2026-12-05 00:15'), [busy('2026-12-04 23:30')])).toEqual(['overlap']);
    expect(refusals(aJob('2026-12-04 23:30'), [busy('2026-12-05 00:15')])).toEqual(['overlap']);
    expect(refusals(aJob('2026-12-05 00:00'), [busy('2026-12-04 23:00')])).toEqual([]);
  });

  it('are measured in real time in the night that skips an hour', () => {
    expect(refusals(aJob('2027-03-28 03:00'), [busy('2027-03-28 01:00')])).toEqual([]);
    expect(refusals(aJob('2027-03-28 03:15'), [busy('2027-03-28 01:30')])).toEqual(['overlap']);
    expect(refusals(aJob('2027-03-28 03:30'), [busy('2027-03-28 01:30')])).toEqual([]);
  });

  it('are measured in real time in the night that shows an hour twice', () => {
    expect(refusals(aJob('2026-10-25 03:00'), [busy('2026-10-25 01:30', { extra_hours: 1 })])).toEqual([]);
    expect(refusals(aJob('2026-10-25 03:00'), [busy('2026-10-25 01:30', { extra_hours: 2 })])).toEqual([
      'overlap',
    ]);
    expect(refusals(aJob('2026-10-25 02:30'), [busy('2026-10-25 01:30')])).toEqual([]);
  });
});

describe('rest', () => {
  it.each([
    ['the evening before', '2026-12-03 20:30', '2026-12-04 07:00', 570],
    ['the morning after', '2026-12-04 06:45', '2026-12-03 21:00', 525],
    ['a flight after midnight', '2026-12-04 00:30', '2026-12-04 07:00', 330],
  ])('warns of less than 10 hours to %s, and says how long it would be', (_, other, at, minutes) => {
    const [job] = check(aJob(at), [busy(other)]).warnings;
    expect(job).toMatchObject({ code: 'rest', rest: minutes, job: { job_id: '10002-1' } });
  });

  it('is enough from 10 hours on', () => {
    expect(rests(aJob('2026-12-04 07:30'), [busy('2026-12-03 20:30')])).toEqual([]);
    expect(rests(aJob('2026-12-04 07:29'), [busy('2026-12-03 20:30')])).toEqual([599]);
  });

  it('is not asked for within a shift: on one day, over midnight, or over 4 in the morning', () => {
    expect(rests(aJob('2026-12-04 17:00'), [busy('2026-12-04 08:00')])).toEqual([]);
    expect(rests(aJob('2026-12-05 02:00'), [busy('2026-12-04 17:00')])).toEqual([]);
    expect(rests(aJob('2026-12-05 05:00'), [busy('2026-12-05 02:30')])).toEqual([]);
  });

  it('is measured to the nearest jobs before and after alone', () => {
    const others = [
      busy('2026-12-03 19:00', { _id: '10002-1' }),
      busy('2026-12-03 21:30', { _id: '10003-1' }),
      busy('2026-12-04 09:00', { _id: '10004-1' }),
    ];
    const { warnings } = check(aJob('2026-12-04 07:00'), others);
    expect(warnings).toMatchObject([{ rest: 510, job: { job_id: '10003-1' } }]);
  });

  it('is an hour shorter in the spring night and an hour longer in the autumn night', () => {
    expect(rests(aJob('2027-03-28 07:30'), [busy('2027-03-27 20:30')])).toEqual([540]);
    expect(rests(aJob('2026-10-25 06:30'), [busy('2026-10-24 20:30')])).toEqual([]);
  });
});
