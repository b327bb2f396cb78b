import { addDays, type CalendarDate } from '#shared/calendar-date.ts';

/** Monday is 0: in Germany, and in every language of the site, the calendar begins with it. */
const weekdayOf = (date: CalendarDate): number => (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;

export const firstOfMonth = (date: CalendarDate): CalendarDate => `${date.slice(0, 7)}-01`;

const daysInMonth = (date: CalendarDate): number => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
};

/** The same day in another month; the last one where that month is shorter. */
export const addMonths = (date: CalendarDate, months: number): CalendarDate => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  return addDays(first, Math.min(day, daysInMonth(first)) - 1);
};

/** The weeks of a month from Monday to Sunday; undefined where a week begins or ends in another month. */
export const weeksOf = (month: CalendarDate): (CalendarDate | undefined)[][] => {
  const first = firstOfMonth(month);
  const before = weekdayOf(first);
  const days = Array.from({ length: daysInMonth(first) }, (_, index) => addDays(first, index));
  const cells = [...Array.from({ length: before }, () => undefined), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => cells[week * 7 + day]),
  );
};

/** Where a key leads in the grid, after the date picker of the ARIA APG; undefined for all other keys. */
export const dayByKey = (
  date: CalendarDate,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): CalendarDate | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekdayOf(date));
    case 'End':
      return addDays(date, 6 - weekdayOf(date));
    case 'PageUp':
      return addMonths(date, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(date, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
};
