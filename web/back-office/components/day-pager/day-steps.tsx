import IconChevronLeft from '@tabler/icons-react/icons/IconChevronLeft';
import IconChevronRight from '@tabler/icons-react/icons/IconChevronRight';
import type { CalendarDate } from '#shared/calendar-date.ts';
import {
  type DayRange,
  isSameRange,
  moveRange,
  onlyDay,
  weekFrom,
} from '#web/back-office/components/day-pager/day-range.ts';
import { Segment, SegmentGroup } from '#web/back-office/components/segment-group.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  range: DayRange;
  today: CalendarDate;
  /** For a screen that shows a single day: without the week. */
  isOneDay?: boolean;
  /** Is told how the days change: a second step may come before the first is drawn. */
  onChange: (change: (range: DayRange) => DayRange) => void;
};

/** Previous day, today, this week, next day. */
export const DaySteps = ({ range, today, isOneDay, onChange }: Props) => {
  const { t } = useTexts();
  const step = (days: number) => () => onChange((shown) => moveRange(shown, days));
  return (
    <SegmentGroup label={t('office.days.label')}>
      <Segment label={t('office.days.previous')} onClick={step(-1)} narrow>
        <IconChevronLeft size={19} stroke={1.9} aria-hidden />
      </Segment>
      <Segment
        pressed={isSameRange(range, onlyDay(today))}
        onClick={() => onChange(() => onlyDay(today))}
        label={t('office.days.today')}
      />
      {!isOneDay && (
        <Segment
          pressed={isSameRange(range, weekFrom(today))}
          onClick={() => onChange(() => weekFrom(today))}
          label={t('office.days.week')}
        />
      )}
      <Segment label={t('office.days.next')} onClick={step(1)} narrow>
        <IconChevronRight size={19} stroke={1.9} aria-hidden />
      </Segment>
    </SegmentGroup>
  );
};
