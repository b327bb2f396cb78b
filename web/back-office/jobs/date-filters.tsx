import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { isCalendarDate } from '#shared/calendar-date.ts';
import { MAX_DAYS, rangeProblem } from '#web/back-office/components/day-pager/day-range.ts';
import { withFrom } from '#web/back-office/jobs/job-filter.ts';
import own from '#web/back-office/jobs/jobs.module.css';
import type { JobFilterState } from '#web/back-office/jobs/use-job-filter.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = { state: JobFilterState };

/** While a year is typed, its first digits are a year of long ago. */
const isTyped = (day: string): boolean => isCalendarDate(day) && day >= '2000';

const ToFilter = ({ state: { filter, setFilter }, isEnabled }: Props & { isEnabled: boolean }) => {
  const { t } = useTexts();
  const [draft, setDraft] = useState(filter.to);
  const problem = isEnabled && isTyped(draft) ? rangeProblem(filter.from, draft) : undefined;
  const type = (day: string): void => {
    setDraft(day);
    if (isTyped(day) && !rangeProblem(filter.from, day)) setFilter({ to: day });
  };
  return (
    <TextInput
      type="date"
      label={t('office.jobs.date_to')}
      value={isEnabled ? draft : ''}
      min={filter.from}
      disabled={!isEnabled}
      error={problem && problem !== 'incomplete' && t(`office.days.${problem}`, { days: MAX_DAYS })}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setDraft(filter.to)}
    />
  );
};

/** First and last day; the last can be set once there is a first (back-office specification, section 2). */
const Dates = ({ state }: Props) => {
  const { t } = useTexts();
  const { filter, setFilter } = state;
  const [draft, setDraft] = useState(filter.from);
  const type = (day: string): void => {
    setDraft(day);
    if (isTyped(day)) setFilter((now) => withFrom(day, now));
  };
  return (
    <div className={own.dates}>
      <TextInput
        type="date"
        label={t('office.jobs.date_from')}
        value={draft}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => draft === '' && filter.from !== '' && setFilter((now) => withFrom('', now))}
      />
      <ToFilter state={state} isEnabled={draft !== ''} />
    </div>
  );
};

/** The days of the list, begun anew whenever they change elsewhere. */
export const DateFilters = ({ state }: Props) => {
  const { from, to } = state.filter;
  return <Dates key={`${from} ${to}`} state={state} />;
};
