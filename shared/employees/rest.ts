import { addDays, airportTime, type CalendarDate } from '#shared/calendar-date.ts';
import type { JobSpan } from '#shared/employees/job-span.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Less than this between two shifts is too little. Source: docs/decisions.md, assignment. */
export const REST_MS = 10 * HOUR;
/** A pause of a night shift is not longer; what is longer around the turn of the day was meant as rest. */
const LONGEST_PAUSE_HOURS = 3;
/** A working day turns at this hour: who meets the last flight at 1 works for the evening before. */
const DAY_TURNS_AT = 4;

/** The day that a shift which begins then is counted to. */
export const workingDayOf = (start: number): CalendarDate => {
  const { date, hours } = airportTime(new Date(start));
  return hours < DAY_TURNS_AT ? addDays(date, -1) : date;
};

/**
 * The rest between two jobs of an employee that follow one another, in minutes, where it is too short; undefined where
 * it is long enough or none. Rest lies between shifts. Two jobs are of one shift when they begin on the same working
 * day (from 4:00 to 4:00), however long the pause of a split shift is, or when no more than 3 hours lie between them,
 * so that a night shift which crosses 4:00 stays one.
 */
export const shortRest = (earlier: JobSpan, later: JobSpan): number | undefined => {
  const gap = later.start - earlier.end;
  const isOneShift =
    gap <= LONGEST_PAUSE_HOURS * HOUR || workingDayOf(earlier.start) === workingDayOf(later.start);
  return isOneShift || gap >= REST_MS ? undefined : gap / MINUTE;
};
