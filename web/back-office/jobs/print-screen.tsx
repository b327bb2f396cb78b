import { memo } from 'react';
import { useLocation } from 'react-router';
import useSWR from 'swr';
import type { CalendarDate } from '#shared/calendar-date.ts';
import { groupRows } from '#web/back-office/components/record-table/group-rows.ts';
import { allRecords } from '#web/back-office/components/records/all-records.ts';
import classes from '#web/back-office/components/records/print.module.css';
import { PrintView } from '#web/back-office/components/records/print-view.tsx';
import { sortOf } from '#web/back-office/components/records/use-paged-records.ts';
import { JobStatusBadge } from '#web/back-office/components/status-badge.tsx';
import { DayHead } from '#web/back-office/jobs/day-head.tsx';
import { filterWords } from '#web/back-office/jobs/filter-words.ts';
import {
  JobClient,
  JobLoad,
  JobName,
  JobRoute,
  JobService,
  JobTime,
} from '#web/back-office/jobs/job-cells.tsx';
import type { JobRow } from '#web/back-office/jobs/job-row.ts';
import { JobStaff } from '#web/back-office/jobs/job-staff.tsx';
import { whereOf } from '#web/back-office/jobs/job-where.ts';
import { useJobFilter } from '#web/back-office/jobs/use-job-filter.ts';
import { jobCalls } from '#web/back-office/jobs/use-jobs.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { useAirportClock } from '#web/common/airport-clock.ts';

const HEADS = [
  'office.jobs.column.job',
  'office.orders.column.time',
  'office.orders.column.route',
  'office.orders.column.service',
  'office.orders.column.load',
  'office.jobs.column.client',
  'office.jobs.column.staff',
  'office.orders.filter_status',
] as const;
const WHOLE = { hasPrevious: false, hasNext: false } as const;

const Row = ({ job }: { job: JobRow }) => (
  <tr {...(job.status === 'cancelled' && { 'data-struck': true })}>
    <th scope="row">
      <JobName job={job} isPlain />
    </th>
    <td>
      <JobTime job={job} />
    </td>
    <td>
      <JobRoute job={job} />
    </td>
    <td>
      <JobService job={job} />
    </td>
    <td>
      <JobLoad job={job} />
    </td>
    <td>
      <JobClient job={job} />
    </td>
    <td>
      <JobStaff job={job} isPlain />
    </td>
    <td>
      <JobStatusBadge status={job.status} />
    </td>
  </tr>
);

/** Painted once, not at every tick of the clock. */
const Sheet = memo(({ rows, today }: { rows: readonly JobRow[]; today: CalendarDate }) => {
  const { t } = useTexts();
  return (
    <table className={classes.sheet} aria-label={t('office.jobs.table')}>
      <thead>
        <tr>
          {HEADS.map((key) => (
            <th key={key} scope="col">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      {groupRows(rows, ({ date }) => date, WHOLE).map((group) => (
        <tbody key={group.key}>
          <tr>
            <th scope="rowgroup" colSpan={HEADS.length} className={classes.day}>
              <DayHead group={group} today={today} />
            </th>
          </tr>
          {group.rows.map((job) => (
            <Row key={job._id} job={job} />
          ))}
        </tbody>
      ))}
    </table>
  );
});

/** The jobs of the filter as a list for paper. */
const PrintScreen = () => {
  const { t } = useTexts();
  const now = useAirportClock();
  const { search } = useLocation();
  const { filter, range, sorting } = useJobFilter(now.date);
  const { data, error, mutate } = useSWR(
    ['print jobs', whereOf(filter, now.date), sortOf(sorting)] as const,
    ([, where, order]) => allRecords(jobCalls, where, order),
    { revalidateOnFocus: false },
  );
  return (
    <PrintView
      title={t('office.jobs.title')}
      back={`/admin/jobs${search}`}
      range={range}
      now={now}
      words={filterWords(filter, t)}
      data={data}
      error={error}
      errorTitle={t('office.jobs.error')}
      onRetry={() => mutate()}
      cutWords={(shown, all) => t('office.jobs.cut', { shown, all })}
      sheet={(rows) => <Sheet rows={rows} today={now.date} />}
    />
  );
};
export default PrintScreen;
