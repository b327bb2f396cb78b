import { jobSpan, overlaps, type TimedJob } from '#shared/employees/job-span.ts';
import { type DayScale, hourMarks } from '#shared/jobs/day-scale.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
/** The board shows these hours at least, and more where jobs lie outside of them. */
const FIRST_HOUR = 6;
const LAST_HOUR = 22;

type DrawnJob = TimedJob & { readonly is_sealed: boolean };

/** A part of the day, in minutes since it began. */
export type Stretch = { readonly start: number; readonly end: number };

/** A job as it lies on a day: what of it is on other days is cut off. */
export type Bar<J> = Stretch & {
  readonly job: J;
  /** Counts from 0; two bars of a lane never overlap. */
  readonly lane: number;
  readonly isFromBefore: boolean;
  readonly isIntoNext: boolean;
  /** Another job that stands lies at the same time. */
  readonly isConflict: boolean;
};

export type BarRow<J> = {
  readonly bars: readonly Bar<J>[];
  readonly lanes: number;
  /** Where jobs that stand overlap: the assignment refuses it, but a job may have been moved since. */
  readonly conflicts: readonly Stretch[];
};

type Placed<J> = Omit<Bar<J>, 'lane' | 'isConflict'>;

const placed = <J extends DrawnJob>(job: J, scale: DayScale, jobMinutes: number): Placed<J> => {
  const span = jobSpan(job, jobMinutes);
  const start = (span.start - scale.startsAt) / MINUTE_MS;
  const end = (span.end - scale.startsAt) / MINUTE_MS;
  return {
    job,
    start: Math.max(0, start),
    end: Math.min(scale.minutes, end),
    isFromBefore: start < 0,
    isIntoNext: end > scale.minutes,
  };
};

const conflictsOf = (bars: readonly Placed<DrawnJob>[]): Stretch[] => {
  const standing = bars.filter(({ job }) => !job.is_sealed);
  return standing.flatMap((bar, index) =>
    standing
      .slice(index + 1)
      .filter((other) => overlaps(bar, other))
      .map((other) => ({ start: Math.max(bar.start, other.start), end: Math.min(bar.end, other.end) })),
  );
};

/**
 * The jobs of one row as they lie on a day, the earliest first; of jobs of other days only what reaches into it.
 * Jobs at the same time go into lanes below each other, so that none covers another.
 * @param jobMinutes how long a job lasts before its extra hours
 */
export const barRow = <J extends DrawnJob>(
  jobs: readonly J[],
  scale: DayScale,
  jobMinutes: number,
): BarRow<J> => {
  const bars = jobs
    .map((job) => placed(job, scale, jobMinutes))
    .filter(({ start, end }) => start < end)
    .toSorted((a, b) => a.start - b.start || a.end - b.end || a.job._id.localeCompare(b.job._id));
  const conflicts = conflictsOf(bars);
  const ends: number[] = [];
  const laned = bars.map((bar) => {
    const free = ends.findIndex((end) => end <= bar.start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = bar.end;
    const isConflict = !bar.job.is_sealed && conflicts.some((conflict) => overlaps(bar, conflict));
    return { ...bar, lane, isConflict };
  });
  return { bars: laned, lanes: Math.max(1, ends.length), conflicts };
};

/** The part of a day that the board shows: whole hours, from 6 to 22 and all that lies outside of it. */
export const shownHours = (scale: DayScale, shown: readonly Stretch[]): Stretch => {
  const minuteOf = (hour: number): number =>
    hourMarks(scale).find(({ hours }) => hours === hour)?.minute ?? scale.minutes;
  const first = Math.min(minuteOf(FIRST_HOUR), ...shown.map(({ start }) => start));
  const last = Math.max(minuteOf(LAST_HOUR), ...shown.map(({ end }) => end));
  return {
    start: Math.floor(first / HOUR_MINUTES) * HOUR_MINUTES,
    end: Math.ceil(last / HOUR_MINUTES) * HOUR_MINUTES,
  };
};
