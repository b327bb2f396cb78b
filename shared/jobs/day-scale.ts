import { addDays, airportTime, type CalendarDate, instantOf } from '#shared/calendar-date.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** A day at the airport in real time: 1380, 1440 or 1500 minutes from one midnight to the next. */
export type DayScale = { readonly date: CalendarDate; readonly startsAt: number; readonly minutes: number };

const midnight = (date: CalendarDate): number => {
  const instant = instantOf({ date, hours: 0, minutes: 0 });
  if (!instant) throw new RangeError(`${date} has no midnight`);
  return instant.getTime();
};

/** @throws RangeError when `date` is not a calendar date */
export const dayScale = (date: CalendarDate): DayScale => {
  const startsAt = midnight(date);
  return { date, startsAt, minutes: (midnight(addDays(date, 1)) - startsAt) / MINUTE_MS };
};

/** An hour that the airport's clock strikes, and how many minutes of the day are over by then. */
export type HourMark = { readonly hours: number; readonly minute: number };

/** The hours of a day as the clock shows them: the spring night skips one, the autumn night shows one twice. */
export const hourMarks = ({ startsAt, minutes }: DayScale): HourMark[] =>
  Array.from({ length: minutes / HOUR_MINUTES }, (_, index) => {
    const minute = index * HOUR_MINUTES;
    return { hours: airportTime(new Date(startsAt + minute * MINUTE_MS)).hours, minute };
  });
