import IconChevronLeft from '@tabler/icons-react/icons/IconChevronLeft';
import IconChevronRight from '@tabler/icons-react/icons/IconChevronRight';
import { type KeyboardEvent, useState } from 'react';
import type { CalendarDate } from '#shared/calendar-date.ts';
import { formatMonth } from '#web/common/formats.ts';
import { addMonths, dayByKey, firstOfMonth } from '#web/public/controls/calendar/month.ts';
import { MonthGrid } from '#web/public/controls/calendar/month-grid.tsx';
import { Icon } from '#web/public/controls/icon.tsx';
import { useTexts } from '#web/public/language/texts.ts';

type CalendarProps = {
  value: CalendarDate | undefined;
  least: CalendarDate;
  onClose: () => void;
  onChoose: (date: CalendarDate) => void;
};

/** Tab goes round inside the dialog, Escape closes it. */
const keepFocusInside = (event: KeyboardEvent<HTMLElement>, close: () => void): void => {
  if (event.key === 'Escape') {
    event.stopPropagation();
    close();
  }
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')].filter(
    (stop) => stop.tabIndex >= 0,
  );
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
};

const MonthButton = ({
  label,
  isNext,
  onMove,
  isOff = false,
}: {
  label: string;
  isNext: boolean;
  isOff?: boolean;
  onMove: () => void;
}) => (
  <button type="button" aria-label={label} disabled={isOff} onClick={onMove}>
    <Icon of={isNext ? IconChevronRight : IconChevronLeft} mirrors />
  </button>
);

/** The calendar: a month with its days. The focus begins on the chosen day, or on the first that can be booked. */
export const CalendarDialog = ({ value, least, onClose, onChoose }: CalendarProps) => {
  const { t, language } = useTexts();
  const [focused, setFocused] = useState(value && value >= least ? value : least);
  const [isGridFocused, setIsGridFocused] = useState(true);
  const moveTo = (date: CalendarDate, isByKey: boolean) => {
    setIsGridFocused(isByKey);
    setFocused(date < least ? least : date);
  };
  return (
    <div
      className="calendar"
      role="dialog"
      aria-modal="true"
      aria-label={t('calendar.title')}
      onKeyDown={(event) => keepFocusInside(event, onClose)}
    >
      <div className="calendar-head">
        <MonthButton
          label={t('calendar.previous')}
          isNext={false}
          isOff={firstOfMonth(focused) <= least}
          onMove={() => moveTo(addMonths(focused, -1), false)}
        />
        <span aria-live="polite" id="calendar-month">
          {formatMonth(focused, language)}
        </span>
        <MonthButton label={t('calendar.next')} isNext onMove={() => moveTo(addMonths(focused, 1), false)} />
      </div>
      <MonthGrid
        {...{ value, least, focused, isGridFocused, onChoose }}
        onKey={(event) => {
          const date = dayByKey(focused, event);
          if (!date) return;
          event.preventDefault();
          moveTo(date, true);
        }}
      />
      <p>
        {t('calendar.past')} <span className="reading-aid">{t('calendar.help')}</span>
      </p>
    </div>
  );
};
