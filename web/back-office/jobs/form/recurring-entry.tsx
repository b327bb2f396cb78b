import 'dayjs/locale/de';
import { Button, Input, Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import IconCalendarPlus from '@tabler/icons-react/icons/IconCalendarPlus';
import IconX from '@tabler/icons-react/icons/IconX';
import { useState } from 'react';
import { MOST_FURTHER_DATES } from '#shared/jobs/recurring.ts';
import classes from '#web/back-office/jobs/form/fields.module.css';
import { fieldId } from '#web/back-office/jobs/form/fields.tsx';
import { useFormState } from '#web/back-office/jobs/form/form-context.ts';
import { shortDay } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

const Calendar = () => {
  const { t, language } = useTexts();
  const { input, change } = useFormState();
  return (
    <DatePicker
      type="multiple"
      locale={language}
      hideOutsideDates
      ariaLabels={{
        previousMonth: t('office.job_form.recurring.previous'),
        nextMonth: t('office.job_form.recurring.next'),
      }}
      {...(input.serviceDate && { defaultDate: input.serviceDate })}
      value={[...input.further]}
      excludeDate={(date) =>
        date === input.serviceDate ||
        (input.further.length >= MOST_FURTHER_DATES && !input.further.includes(date))
      }
      onChange={(dates) => change({ further: dates.toSorted() })}
    />
  );
};

const Dates = () => {
  const { t, language } = useTexts();
  const { input, change } = useFormState();
  return (
    <ul className={classes.dates}>
      {input.further.map((date) => (
        <li key={date}>
          {shortDay(date, language)}
          <button
            type="button"
            aria-label={t('office.job_form.recurring.remove', { date: shortDay(date, language) })}
            onClick={() => change({ further: input.further.filter((other) => other !== date) })}
          >
            <IconX size={16} stroke={1.9} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
};

/** Further dates on which the same is ordered, each as an order of its own. */
export const RecurringEntry = () => {
  const { t } = useTexts();
  const { input, problems } = useFormState();
  const [isOpen, setOpen] = useState(false);
  const error = problems.recurring;
  return (
    <div className={classes.wide}>
      <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus shadow="md" returnFocus>
        <Popover.Target>
          <Button
            id={fieldId('recurring')}
            variant="default"
            leftSection={<IconCalendarPlus size={18} stroke={1.9} aria-hidden />}
            aria-describedby={`${fieldId('recurring')}-error`}
            onClick={() => setOpen((open) => !open)}
          >
            {t('office.job_form.recurring.choose', { count: input.further.length, most: MOST_FURTHER_DATES })}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <Calendar />
        </Popover.Dropdown>
      </Popover>
      <Input.Error id={`${fieldId('recurring')}-error`}>{error}</Input.Error>
      <Dates />
    </div>
  );
};
