import { instantOf } from '#shared/calendar-date.ts';
import type { Job } from '#shared/jobs/job.ts';

/** When a job keeps its employees busy, in milliseconds of real time; half-open, so that `end` is free again. */
export type JobSpan = { readonly start: number; readonly end: number };

export type TimedJob = Pick<Job, '_id' | 'date' | 'hours' | 'minutes' | 'extra_hours'>;

const MINUTE = 60_000;

/**
 * The span of a job: the airport's clock says when it begins, and from there real minutes count, also in the nights in
 * which the clocks change.
 * @param jobMinutes how long a job lasts before its extra hours (setting `job_duration_hours`)
 * @throws RangeError for a time that no clock shows; no such job is stored
 */
export const jobSpan = (job: TimedJob, jobMinutes: number): JobSpan => {
  const start = instantOf(job)?.getTime();
  if (start === undefined) throw new RangeError(`job ${job._id} begins at a time that does not exist`);
  return { start, end: start + (jobMinutes + job.extra_hours * 60) * MINUTE };
};

/** Whether two spans share a moment: back-to-back they do not. */
export const overlaps = (a: JobSpan, b: JobSpan): boolean => a.start < b.end && b.start < a.end;
