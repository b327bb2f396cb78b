import { type AirportTime, airportTime, type CalendarDate } from '#shared/calendar-date.ts';
import { jobSpan, type TimedJob } from '#shared/employees/job-span.ts';

/** A job that says how long it lasts before its extra hours, in minutes. */
type PlannedJob = TimedJob & { readonly job_minutes: number };

/** A job with what the clock of the airport shows when it begins and when it ends by plan. */
export type PlannedWork<J> = { readonly job: J; readonly begin: AirportTime; readonly end: AirportTime };

/** The work of one employee that begins on one day, the earliest first. */
export type WorkDay<J> = {
  readonly date: CalendarDate;
  readonly work: readonly PlannedWork<J>[];
  /** When the first job begins and the last one ends by plan. */
  readonly begin: AirportTime;
  readonly end: AirportTime;
  /** By plan, in minutes; an hour in which two jobs run counts once. */
  readonly minutes: number;
};

const spanOf = (job: PlannedJob) => jobSpan(job, job.job_minutes);

/** Begin and end of a job by plan: real hours pass, also in the nights in which the clocks change. */
export const plannedWork = <J extends PlannedJob>(job: J): PlannedWork<J> => ({
  job,
  begin: { date: job.date, hours: job.hours, minutes: job.minutes },
  end: airportTime(new Date(spanOf(job).end)),
});

const minutesOf = (jobs: readonly PlannedJob[]): number => {
  let free = Number.NEGATIVE_INFINITY;
  let busy = 0;
  for (const { start, end } of jobs.map(spanOf).toSorted((a, b) => a.start - b.start)) {
    busy += Math.max(0, end - Math.max(start, free));
    free = Math.max(free, end);
  }
  return busy / 60_000;
};

const byBegin = (a: TimedJob, b: TimedJob): number =>
  a.hours * 60 + a.minutes - (b.hours * 60 + b.minutes) ||
  a._id.localeCompare(b._id, 'en', { numeric: true });

const workDay = <J extends PlannedJob>(date: CalendarDate, jobs: readonly J[]): WorkDay<J> => {
  const work = jobs.toSorted(byBegin).map(plannedWork);
  const starts = Math.min(...jobs.map((job) => spanOf(job).start));
  const ends = Math.max(...jobs.map((job) => spanOf(job).end));
  return {
    date,
    work,
    begin: airportTime(new Date(starts)),
    end: airportTime(new Date(ends)),
    minutes: minutesOf(jobs),
  };
};

/** The days on which jobs of one employee begin. Work past midnight belongs to the day on which it began. */
export const workDays = <J extends PlannedJob>(jobs: readonly J[]): WorkDay<J>[] =>
  [...Map.groupBy(jobs, ({ date }) => date)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([date, ofDay]) => workDay(date, ofDay));

/** The break that the law asks for within so much work, in minutes. Source: § 4 ArbZG. */
export const leastBreak = (workMinutes: number): 0 | 30 | 45 => {
  if (workMinutes > 9 * 60) return 45;
  return workMinutes > 6 * 60 ? 30 : 0;
};
