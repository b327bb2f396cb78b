import { describe, expect, it } from 'vitest';
import { clockText } from '#shared/calendar-date.ts';
import { leastBreak, plannedWork, workDays } from '#shared/jobs/work-time.ts';
import { aJob } from '#test/support/builders/job.ts';

const planned = (overrides: Parameters<typeof aJob>[0] = {}) => ({ ...aJob(overrides), job_minutes: 60 });
const endOf = (overrides: Parameters<typeof aJob>[0]) => {
  const { end } = plannedWork(planned(overrides));
  return `${end.date} ${clockText(end)}`;
};

describe('the planned end of a job', () => {
  it('is its length and its extra hours after its begin', () => {
    expect(endOf({ hours: 14, minutes: 35, extra_hours: 2 })).toBe('2026-12-04 17:35');
  });

  it('lies on the next day when it runs past midnight', () => {
    expect(endOf({ hours: 23, minutes: 30 })).toBe('2026-12-05 00:30');
  });

  it('counts real hours in the nights in which the clocks change', () => {
    expect(endOf({ date: '2027-03-28', hours: 1, minutes: 30, extra_hours: 1 })).toBe('2027-03-28 04:30');
    expect(endOf({ date: '2026-10-25', hours: 1, minutes: 30, extra_hours: 1 })).toBe('2026-10-25 02:30');
  });
});

describe('the days of an employee', () => {
  it('come by date, the jobs of a day by time, with the first begin and the last end', () => {
    const days = workDays([
      planned({ _id: '3-1', date: '2026-12-05', hours: 8 }),
      planned({ _id: '2-1', hours: 18, minutes: 10 }),
      planned({ _id: '1-1', hours: 6, minutes: 40 }),
    ]);
    expect(days.map(({ date, work }) => [date, work.map(({ job }) => job._id)])).toEqual([
      ['2026-12-04', ['1-1', '2-1']],
      ['2026-12-05', ['3-1']],
    ]);
    const [first] = days;
    expect(first && [clockText(first.begin), clockText(first.end), first.minutes]).toEqual([
      '06:40',
      '19:10',
      120,
    ]);
  });

  it('keep work past midnight on the day on which it began', () => {
    const [day, ...others] = workDays([planned({ hours: 23, minutes: 30, extra_hours: 3 })]);
    expect(others).toEqual([]);
    expect(day?.end).toEqual({ date: '2026-12-05', hours: 3, minutes: 30 });
    expect(day?.minutes).toBe(240);
  });

  it('count an hour in which two jobs run once', () => {
    const jobs = [planned({ _id: '1-1', hours: 10 }), planned({ _id: '2-1', hours: 10, minutes: 45 })];
    expect(workDays(jobs)[0]?.minutes).toBe(75);
  });
});

describe('the break that the law asks for', () => {
  it.each([
    [360, 0],
    [361, 30],
    [540, 30],
    [541, 45],
  ])('in %i minutes of work is at least %i minutes', (work, pause) => {
    expect(leastBreak(work)).toBe(pause);
  });
});
