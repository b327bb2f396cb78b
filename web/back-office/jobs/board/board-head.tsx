import { Button, Popover, TextInput } from '@mantine/core';
import IconCalendar from '@tabler/icons-react/icons/IconCalendar';
import IconPrinter from '@tabler/icons-react/icons/IconPrinter';
import { useState } from 'react';
import { Link } from 'react-router';
import { type CalendarDate, isCalendarDate } from '#shared/calendar-date.ts';
import { type AirportId, codeOfAirport, hasPorters } from '#shared/catalogue/airport-ids.ts';
import { onlyDay } from '#web/back-office/components/day-pager/day-range.ts';
import { DaySteps } from '#web/back-office/components/day-pager/day-steps.tsx';
import { ScreenHelp } from '#web/back-office/components/screen-help.tsx';
import { Segment, SegmentGroup } from '#web/back-office/components/segment-group.tsx';
import classes from '#web/back-office/jobs/board/board.module.css';
import { type BoardPlace, SERVICES } from '#web/back-office/jobs/board/use-board-place.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { formatDate } from '#web/common/formats.ts';

type Props = {
  place: BoardPlace;
  airports: readonly AirportId[];
  today: CalendarDate;
  go: (change: (place: BoardPlace) => Partial<BoardPlace>) => void;
};

/** The day on screen as a button; it opens a date field. */
const DayChoice = ({ place: { date }, go }: Pick<Props, 'place' | 'go'>) => {
  const { t, language } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const text = formatDate(date, language, 'short');
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus shadow="md" returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          className={classes.day}
          leftSection={<IconCalendar size={19} stroke={1.9} aria-hidden />}
          aria-label={t('office.board.choose_day', { day: text })}
          onClick={() => setOpen((open) => !open)}
        >
          {text}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <TextInput
          type="date"
          label={t('office.board.day')}
          defaultValue={date}
          data-autofocus
          onChange={({ currentTarget: { value } }) => isCalendarDate(value) && go(() => ({ date: value }))}
        />
      </Popover.Dropdown>
    </Popover>
  );
};

/** Day, airport and service of the board, and the way to its paper. */
export const BoardHead = ({ place, airports, today, go }: Props) => {
  const { t } = useTexts();
  const { date, airport, service } = place;
  return (
    <header className={classes.head}>
      <h1>{t('office.board.title')}</h1>
      <ScreenHelp text="office.board.help" />
      <div className={classes.pager}>
        <DaySteps
          range={onlyDay(date)}
          today={today}
          isOneDay
          onChange={(change) => go((shown) => ({ date: change(onlyDay(shown.date)).from }))}
        />
        <DayChoice key={date} place={place} go={go} />
      </div>
      {airports.length > 1 && (
        <SegmentGroup label={t('office.airport.label')}>
          {airports.map((each) => (
            <Segment
              key={each}
              label={codeOfAirport(each)}
              pressed={airport === each}
              onClick={() => go(() => ({ airport: each, service: undefined }))}
            />
          ))}
        </SegmentGroup>
      )}
      {hasPorters(airport) && (
        <SegmentGroup label={t('office.board.service')}>
          {([undefined, ...SERVICES] as const).map((each) => (
            <Segment
              key={each ?? 'all'}
              label={t(`office.board.service.${each ?? 'all'}`)}
              pressed={service === each}
              onClick={() => go(() => ({ service: each }))}
            />
          ))}
        </SegmentGroup>
      )}
      <Button
        component={Link}
        to={`/admin/jobs/sheets?date=${date}&airport=${airport}`}
        variant="default"
        className={classes.sheets}
        leftSection={<IconPrinter size={18} stroke={1.9} aria-hidden />}
      >
        {t('office.board.sheets')}
      </Button>
    </header>
  );
};
