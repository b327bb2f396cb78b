import { addDays, daysBetween } from '#shared/calendar-date.ts';
import { invalidInput } from '#shared/domain-error.ts';

const MOST_DAYS = 92;

/**
 * The days that a list is asked for.
 * @throws DomainError `invalid_input` for a range that ends before it begins, or is longer than 92 days
 */
export const askedDays = ({ date_from, date_to }: { date_from: string; date_to: string }): string[] => {
  if (date_to < date_from) {
    throw invalidInput({ date_to: { code: 'before_from', message: 'The last day is before the first.' } });
  }
  // Before the days are counted out: a range may be as long as somebody cares to ask.
  if (addDays(date_from, MOST_DAYS - 1) < date_to) {
    throw invalidInput({
      date_to: { code: 'too_long', message: `Please ask for at most ${MOST_DAYS} days.` },
    });
  }
  return daysBetween(date_from, date_to);
};
