import { type CalendarDate, instantOf, isCalendarDate } from '#shared/calendar-date.ts';
import type { FieldErrors } from '#shared/domain-error.ts';
import type { JobForm } from '#shared/jobs/job-form.ts';
import { type Found, fieldErrors } from '#shared/jobs/job-moment.ts';
import { isPrivate } from '#shared/jobs/job-services.ts';

/** With the first date, as many orders of two jobs as one transaction of the database takes. */
export const MOST_FURTHER_DATES = 19;

/** What is wrong with the further dates on which a form is ordered. */
export const recurringProblems = (form: JobForm, dates: readonly string[]): FieldErrors => {
  const all = [form.serviceDate, ...dates];
  const { time } = form;
  const isUnreal = (date: CalendarDate): boolean =>
    !isCalendarDate(date) || (time !== undefined && !instantOf({ date, ...time }));
  const found: Found[] = [
    ['recurring', dates.length > 0 && isPrivate(form.agency) && 'recurring.client'],
    ['recurring', dates.length > MOST_FURTHER_DATES && 'recurring.too_many'],
    ['recurring', dates.some(isUnreal) && 'recurring.invalid'],
    ['recurring', new Set(all).size < all.length && 'recurring.twice'],
  ];
  return fieldErrors(found);
};
