import { type KeyboardEvent, useEffect, useRef } from 'react';
import { addDays, type CalendarDate } from '#shared/calendar-date.ts';
import { localeOf } from '#shared/languages.ts';
import { formatDate } from '#web/common/formats.ts';
import { weeksOf } from '#web/public/controls/calendar/month.ts';
import { useTexts } from '#web/public/language/texts.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

/** Any Monday: the names of the days follow from it. */
const MONDAY = '2024-01-01';

const WeekdayHeads = ({ language }: { language: string }) => {
  const name = (day: number, weekday: 'narrow' | 'short' | 'long') =>
    new Intl.DateTimeFormat(localeOf(language), { weekday, timeZone: 'UTC' }).format(
      new Date(`${addDays(MONDAY, day)}T12:00:00Z`),
    );
  // All Arabic names of days begin with the same article.
  const head = (day: number) => (language === 'ar' ? name(day, 'narrow') : name(day, 'short').slice(0, 2));
  return (
    <thead>
      <tr>
        {WEEK.map((day) => (
          <th key={day} scope="col" abbr={name(day, 'long')}>
            {head(day)}
          </th>
        ))}
      </tr>
    </thead>
  );
};

/** The days of the focused day's month; one of them takes the focus, the others are reached by keys. */
export const MonthGrid = ({
  value,
  least,
  focused,
  isGridFocused,
  onChoose,
  onKey,
}: {
  value: CalendarDate | undefined;
  least: CalendarDate;
  focused: CalendarDate;
  isGridFocused: boolean;
  onChoose: (date: CalendarDate) => void;
  onKey: (event: KeyboardEvent) => void;
}) => {
  const { language } = useTexts();
  const focusedDay = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day
  useEffect(() => {
    if (isGridFocused) focusedDay.current?.focus();
  }, [focused, isGridFocused]);
  const day = (date: CalendarDate) => (
    <button
      type="button"
      {...(date === focused && { ref: focusedDay })}
      tabIndex={date === focused ? 0 : -1}
      aria-label={formatDate(date, language)}
      {...(date < least && { 'aria-disabled': true })}
      {...(date === least && { 'aria-current': 'date' as const })}
      onClick={() => date >= least && onChoose(date)}
    >
      {Number(date.slice(8))}
    </button>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid of the ARIA APG date picker
    <table role="grid" aria-labelledby="calendar-month" onKeyDown={onKey}>
      <WeekdayHeads language={language} />
      <tbody>
        {weeksOf(focused).map((week) => (
          <tr key={week.find((date) => date)}>
            {week.map((date, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the day in the cell takes the focus
              <td
                key={WEEK[index]}
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as the table
                role="gridcell"
                {...(date && { 'aria-selected': date === value })}
              >
                {date && day(date)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
