import { Button, Popover, TextInput } from '@mantine/core';
import IconCalendar from '@tabler/icons-react/icons/IconCalendar';
import { type FormEvent, useState } from 'react';
import classes from '#web/back-office/components/day-pager/day-pager.module.css';
import { type DayRange, MAX_DAYS, rangeProblem } from '#web/back-office/components/day-pager/day-range.ts';
import { shortDay } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = { range: DayRange; onChange: (range: DayRange) => void };

/** `27 Nov 2026 to 29 Nov 2026`, or the one day. */
export const useRangeText = ({ from, to }: DayRange): string => {
  const { t, language } = useTexts();
  const first = shortDay(from, language);
  return from === to ? first : t('office.days.range', { from: first, to: shortDay(to, language) });
};

const RangeForm = ({ range, onChange }: Props) => {
  const { t } = useTexts();
  const [from, setFrom] = useState(range.from);
  const [to, setTo] = useState(range.to);
  const problem = rangeProblem(from, to);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!problem) onChange({ from, to });
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      <TextInput
        type="date"
        label={t('office.days.from')}
        value={from}
        onChange={(event) => setFrom(event.currentTarget.value)}
        data-autofocus
      />
      <TextInput
        type="date"
        label={t('office.days.to')}
        value={to}
        min={from}
        onChange={(event) => setTo(event.currentTarget.value)}
        error={problem && problem !== 'incomplete' && t(`office.days.${problem}`, { days: MAX_DAYS })}
      />
      <Button type="submit" disabled={problem !== undefined}>
        {t('office.days.apply')}
      </Button>
    </form>
  );
};

/** The days on screen as a button; it opens two date fields. */
export const RangePicker = ({ range, onChange }: Props) => {
  const { t } = useTexts();
  const text = useRangeText(range);
  const [isOpen, setOpen] = useState(false);
  const choose = (chosen: DayRange): void => {
    setOpen(false);
    onChange(chosen);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus shadow="md" returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          className={classes.range}
          leftSection={<IconCalendar size={19} stroke={1.9} aria-hidden />}
          aria-label={t('office.days.choose', { range: text })}
          onClick={() => setOpen((open) => !open)}
        >
          {text}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <RangeForm range={range} onChange={choose} />
      </Popover.Dropdown>
    </Popover>
  );
};
