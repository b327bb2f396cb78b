import { functionalUpdate } from '@tanstack/react-table';
import { useMemo } from 'react';
import { type AirportTime, clockText } from '#shared/calendar-date.ts';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { RecordTable } from '#web/back-office/components/record-table/record-table.tsx';
import { TableSkeleton } from '#web/back-office/components/record-table/table-skeleton.tsx';
import { LiveNote } from '#web/back-office/components/records/live-note.tsx';
import { NoRecords } from '#web/back-office/components/records/no-records.tsx';
import { useLastPage } from '#web/back-office/components/records/use-last-page.ts';
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
  const { rows, count, days, error, isRefreshing, reread } = jobs;
  const { fresh, waiting, showWaiting } = useLiveJobs(jobs);
  useLastPage(state, count);
  const columns = useMemo(() => jobsColumns(t, role), [t, role]);
  if (error && !rows) return <PageError error={error} title={t('office.jobs.error')} onRetry={reread} />;
  if (!rows || count === undefined) return <TableSkeleton />;
  if (count === 0) return <NoJobs state={state} />;
  const minuteNow = minuteOf(now);
  return (
    <>
      <LiveNote
        waiting={waiting}
        onShow={showWaiting}
        words={(number) => t('office.jobs.new', { count: number })}
      />
      <RecordTable
        label={t('office.jobs.table')}
        columns={columns}
        rows={rows}
        count={count}
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
        pagination={state.pagination}
        allOnOnePage
        onPaginationChange={(updater) => state.setPagination(functionalUpdate(updater, state.pagination))}
        sorting={state.sorting}
        onSortingChange={(updater) => state.setSorting(functionalUpdate(updater, state.sorting))}
        shown={(first, last, all) => t('office.jobs.shown', { first, last, count: all })}
        isRefreshing={isRefreshing}
      />
    </>
  );
};
