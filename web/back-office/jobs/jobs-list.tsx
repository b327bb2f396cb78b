import { useMemo } from 'react';
import { type AirportTime, clockText } from '#shared/calendar-date.ts';
import { LiveNote } from '#web/back-office/components/records/live-note.tsx';
import { NoRecords } from '#web/back-office/components/records/no-records.tsx';
import { PagedTable } from '#web/back-office/components/records/paged-table.tsx';
import { DayHead } from '#web/back-office/jobs/day-head.tsx';
import { filterWords } from '#web/back-office/jobs/filter-words.ts';
import { JobCard } from '#web/back-office/jobs/job-card.tsx';
import { minuteOf } from '#web/back-office/jobs/job-row.ts';
import { jobsColumns } from '#web/back-office/jobs/jobs-columns.tsx';
import type { JobFilterState } from '#web/back-office/jobs/use-job-filter.ts';
import type { Jobs } from '#web/back-office/jobs/use-jobs.ts';
import { useLiveJobs } from '#web/back-office/jobs/use-live-jobs.ts';
import { shortDay } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';

type Props = { state: JobFilterState; jobs: Jobs; now: AirportTime };

const NoJobs = ({ state: { filter, range, clear, isPreset } }: Pick<Props, 'state'>) => {
  const { t, language } = useTexts();
  const { role } = useCurrentUser();
  const days = { from: shortDay(range.from, language), to: shortDay(range.to, language) };
  const none = t(role === 'emp' ? 'office.jobs.none_own' : 'office.jobs.none', days);
  const filters = filterWords(filter, t).join(', ');
  const text = isPreset || filters === '' ? none : t('office.jobs.none_filtered', { ...days, filters });
  return <NoRecords text={text} onClear={isPreset ? undefined : clear} />;
};

/** The jobs of the filter by day, or why there are none. */
export const JobsList = ({ state, jobs, now }: Props) => {
  const { t } = useTexts();
  const { role } = useCurrentUser();
  const { days } = jobs;
  const { fresh, waiting, showWaiting } = useLiveJobs(jobs);
  const columns = useMemo(() => jobsColumns(t, role), [t, role]);
  const minuteNow = minuteOf(now);
  return (
    <PagedTable
      state={state}
      records={jobs}
      errorTitle={t('office.jobs.error')}
      above={
        <LiveNote
          waiting={waiting}
          onShow={showWaiting}
          words={(number) => t('office.jobs.new', { count: number })}
        />
      }
      none={<NoJobs state={state} />}
      label={t('office.jobs.table')}
      columns={columns}
      rowId={({ _id }) => _id}
      isStruck={({ status }) => status === 'cancelled'}
      isFresh={({ _id }) => fresh.has(_id)}
      groupKey={({ date }) => date}
      groupHead={(group) => <DayHead group={group} today={now.date} days={days} />}
      present={{
        groupKey: now.date,
        label: t('office.table.now', { time: clockText(now) }),
        isPast: (job) => minuteOf(job) < minuteNow,
      }}
      card={(job) => <JobCard job={job} />}
      allOnOnePage
      shown={(first, last, all) => t('office.jobs.shown', { first, last, count: all })}
    />
  );
};
