import type { CalendarDate } from '#shared/calendar-date.ts';
import classes from '#web/back-office/components/day-pager/day-pager.module.css';
import type { DayRange } from '#web/back-office/components/day-pager/day-range.ts';
import { DaySteps } from '#web/back-office/components/day-pager/day-steps.tsx';
import { RangePicker } from '#web/back-office/components/day-pager/range-picker.tsx';

type Props = {
  range: DayRange;
  today: CalendarDate;
  /** Is told how the days change. */
  onChange: (change: (range: DayRange) => DayRange) => void;
};

/** Previous day, today, this week, next day, and the days themselves, which can be chosen freely. */
export const DayPager = ({ range, today, onChange }: Props) => (
  <div className={classes.pager}>
    <DaySteps range={range} today={today} onChange={onChange} />
    <RangePicker
      key={`${range.from} ${range.to}`}
      range={range}
      onChange={(chosen) => onChange(() => chosen)}
    />
  </div>
);
