import { addDays, type CalendarDate, instantOf, isCalendarDate } from '#shared/calendar-date.ts';
import type { FieldErrors } from '#shared/domain-error.ts';
import { type FoundProblem, fieldProblems } from '#shared/field-problems.ts';
import type { JobForm } from '#shared/jobs/job-form.ts';
import { type JobFormErrorCode, jobFormErrors } from '#shared/jobs/job-form-errors.ts';

/** A field and what is wrong with it, if anything. */
export type Found = FoundProblem<JobFormErrorCode>;

/** No service is ordered, or entered afterwards, further away than this. */
const MOST_DAYS_BACK = 366;
const MOST_DAYS_AHEAD = 731;

const isTime = (time: JobForm['time']): time is { hours: number; minutes: number } =>
  time !== undefined &&
  Number.isInteger(time.hours) &&
  Number.isInteger(time.minutes) &&
  time.hours >= 0 &&
  time.hours <= 23 &&
  time.minutes >= 0 &&
  time.minutes <= 59;

/** What is wrong with day and time of a service. */
export const momentProblems = (
  { serviceDate = '', time }: Pick<JobForm, 'serviceDate' | 'time'>,
  today: CalendarDate,
): Found[] => {
  const isDay = isCalendarDate(serviceDate);
  const isFar =
    isDay && (serviceDate < addDays(today, -MOST_DAYS_BACK) || serviceDate > addDays(today, MOST_DAYS_AHEAD));
  return [
    ['serviceDate', !isDay && 'serviceDate.empty'],
    ['serviceDate', isFar && 'serviceDate.far'],
    ['time', !isTime(time) && 'time.empty'],
    ['time', isDay && isTime(time) && !instantOf({ date: serviceDate, ...time }) && 'time.skipped'],
  ];
};

/** The errors of a job form's fields. */
export const fieldErrors = (found: readonly Found[]): FieldErrors => fieldProblems(found, jobFormErrors);
