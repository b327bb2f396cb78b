import { Select } from '@mantine/core';
import { useSearchParams } from 'react-router';
import type { DayRange } from '#web/back-office/components/day-pager/day-range.ts';
import { RangePicker } from '#web/back-office/components/day-pager/range-picker.tsx';
import { latestSearch } from '#web/back-office/components/latest-address.ts';
import type { PaperQuestion } from '#web/back-office/jobs/paper/paper-question.ts';
import { useTerms } from '#web/back-office/jobs/use-terms.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { OnlyFor } from '#web/back-office/session/only-for.tsx';

type EmployeeProps = { employee: string | undefined; onChange: (employee: string) => void };

const EmployeeChoice = ({ employee, onChange }: EmployeeProps) => {
  const { t } = useTexts();
  const { employees } = useTerms();
  return (
    <Select
      searchable
      clearable
      aria-label={t('office.jobs.filter_employee')}
      placeholder={t('office.jobs.filter_employee')}
      nothingFoundMessage={t('office.jobs.nothing_found')}
      clearButtonProps={{ 'aria-label': t('office.table.clear') }}
      data={employees}
      value={employee ?? null}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
};

type Props = { question: PaperQuestion };

/** The days that go on paper, and for admins whose; a paper of one job has nothing to choose. */
export const PaperChoice = ({ question }: Props) => {
  const [, setSearch] = useSearchParams();
  if (question.job !== undefined) return null;
  const set = (changes: Readonly<Record<string, string>>): void => {
    const next = latestSearch();
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setSearch(next, { replace: true });
  };
  const setRange = ({ from, to }: DayRange): void => set({ date: '', from, to });
  return (
    <>
      <RangePicker range={question.range} onChange={setRange} />
      <OnlyFor roles={['admin']}>
        <EmployeeChoice employee={question.employee} onChange={(employee) => set({ employee })} />
      </OnlyFor>
    </>
  );
};
