import { addDays, airportTime, type CalendarDate, daysBetween } from '#shared/calendar-date.ts';
import type { JobSpan } from '#shared/employees/job-span.ts';

/** The days at the airport of which a span has a part: a job that ends at midnight is none of the next day's. */
export const daysOfSpan = ({ start, end }: JobSpan): CalendarDate[] =>
  daysBetween(airportTime(new Date(start)).date, airportTime(new Date(end - 1)).date);

/** The same with the days before and after it, where neighbours and rest are looked for. */
export const daysAroundSpan = (span: JobSpan): CalendarDate[] => {
  const days = daysOfSpan(span);
  const [first = '', last = first] = [days[0], days.at(-1)];
  return daysBetween(addDays(first, -1), addDays(last, 1));
};
