import { addDays, type CalendarDate, isCalendarDate } from '#shared/calendar-date.ts';
import type { AirportId } from '#shared/catalogue/airport-ids.ts';
import type { FieldErrors } from '#shared/domain-error.ts';
import { fieldProblems } from '#shared/field-problems.ts';
import { COST_CENTERS } from '#shared/invoices/invoice.ts';

/** Back-office specification, section 8. */
export const runErrors = {
  'period.empty': 'A proper invoicing period is required.',
  'period.order': 'A proper invoicing period is required: it ends before it begins.',
  'period.long': 'Please invoice at most a year at once.',
  'period.open': 'Only days that are over can be closed for accounting.',
  'cost_centers.empty': 'Please choose a cost center.',
} as const;

const MOST_DAYS = 366;

type Asked = { readonly cost_centers: readonly string[] };

/** The airports of the cost centres that are asked for, as far as the caller may bill them. */
export const airportsOfRun = ({ cost_centers }: Asked, scope: readonly AirportId[]): AirportId[] =>
  scope.filter((airport) => cost_centers.includes(COST_CENTERS[airport]));

type PeriodInput = {
  readonly period_from?: string | undefined;
  readonly period_to?: string | undefined;
  readonly airports: readonly AirportId[];
};

/** What keeps a run, or an export of a period, from being started, by field. */
export const runProblems = ({
  period_from: from = '',
  period_to: to = '',
  airports,
}: PeriodInput): FieldErrors => {
  const areDays = isCalendarDate(from) && isCalendarDate(to);
  return fieldProblems(
    [
      ['period_from', !isCalendarDate(from) && 'period.empty'],
      ['period_to', !isCalendarDate(to) && 'period.empty'],
      ['period_to', areDays && to < from && 'period.order'],
      ['period_to', areDays && addDays(from, MOST_DAYS) < to && 'period.long'],
      ['cost_centers', airports.length === 0 && 'cost_centers.empty'],
    ],
    runErrors,
  );
};

/**
 * The reasons why an export cannot start, by field. What the system dates itself is of today: so no such document ever
 * falls into closed days.
 * @param today at the airport
 */
export const exportProblems = (
  input: PeriodInput & { readonly close: boolean },
  today: CalendarDate,
): FieldErrors => {
  const isOpen = input.close && (input.period_to ?? '') >= today;
  return { ...fieldProblems([['period_to', isOpen && 'period.open']], runErrors), ...runProblems(input) };
};
