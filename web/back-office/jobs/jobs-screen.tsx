import { Button } from '@mantine/core';
import IconClipboardText from '@tabler/icons-react/icons/IconClipboardText';
import IconPlus from '@tabler/icons-react/icons/IconPlus';
import IconTableImport from '@tabler/icons-react/icons/IconTableImport';
import IconTimeline from '@tabler/icons-react/icons/IconTimeline';
import { memo } from 'react';
import { Link, useLocation } from 'react-router';
import { type AirportTime, clockText } from '#shared/calendar-date.ts';
import { DaySteps } from '#web/back-office/components/day-pager/day-steps.tsx';
import { allRecords } from '#web/back-office/components/records/all-records.ts';
import { FilterDrawer } from '#web/back-office/components/records/filter-drawer.tsx';
import classes from '#web/back-office/components/records/records.module.css';
import { TableTools } from '#web/back-office/components/records/table-tools.tsx';
import { sortOf } from '#web/back-office/components/records/use-paged-records.ts';
import { ScreenHelp } from '#web/back-office/components/screen-help.tsx';
import { ActsProvider } from '#web/back-office/jobs/acts-provider.tsx';
import { filterWords } from '#web/back-office/jobs/filter-words.ts';
import { JobFilters } from '#web/back-office/jobs/job-filters.tsx';
import { JobFormSlot } from '#web/back-office/jobs/job-form-slot.tsx';
import { whereOf } from '#web/back-office/jobs/job-where.ts';
import own from '#web/back-office/jobs/jobs.module.css';
import { jobsCsv } from '#web/back-office/jobs/jobs-csv.ts';
import { JobsList } from '#web/back-office/jobs/jobs-list.tsx';
import { JobPanel } from '#web/back-office/jobs/panel/job-panel.tsx';
import { type JobFilterState, useJobFilter } from '#web/back-office/jobs/use-job-filter.ts';
import { jobCalls, useJob, useJobs } from '#web/back-office/jobs/use-jobs.ts';
import { useOpenForm, useOpenJob } from '#web/back-office/jobs/use-open-job.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';
import { OnlyFor } from '#web/back-office/session/only-for.tsx';
import { useAirportClock } from '#web/common/airport-clock.ts';

const isSameMinute = (a: { now: AirportTime }, b: { now: AirportTime }): boolean =>
  a.now.date === b.now.date && clockText(a.now) === clockText(b.now);

const WAYS = {
  import: ['office.jobs.import', IconTableImport],
  board: ['office.nav.board', IconTimeline],
  sheet: ['office.jobs.sheet', IconClipboardText],
} as const;

/** Another screen of a dispatcher's day. */
const WayButton = ({ way, to }: { way: keyof typeof WAYS; to: string }) => {
  const { t } = useTexts();
  const [label, Icon] = WAYS[way];
  return (
    <Button
      component={Link}
      to={to}
      variant="default"
      leftSection={<Icon size={18} stroke={1.9} aria-hidden />}
      className={own.way}
    >
      {t(label)}
    </Button>
  );
};

const NewJob = () => {
  const { t } = useTexts();
  const { open } = useOpenForm();
  return (
    <Button className={own.new} aria-label={t('office.jobs.new_job')} onClick={() => open('new')}>
      <IconPlus size={19} stroke={2} aria-hidden />
      <span>{t('office.jobs.new_job')}</span>
    </Button>
  );
};

const Tools = ({ state }: { state: JobFilterState }) => {
  const { t, language } = useTexts();
  const { filter, range, today, sorting, clearTable, clearTemporarily } = state;
  // The other screens are opened for the first day on screen.
  const day = new URLSearchParams({ date: range.from });
  if (filter.airport !== 'both') day.set('airport', String(filter.airport));
  return (
    <TableTools
      printAddress={`/admin/jobs/print${useLocation().search}`}
      fileName={`${t('office.jobs.title')} ${range.from} ${range.to}`}
      columns={jobsCsv(t, language)}
      load={() => allRecords(jobCalls, whereOf(filter, today), sortOf(sorting))}
      cutWords={(shown, all) => t('office.jobs.cut', { shown, all })}
      isPrintInMenu={useCurrentUser().role === 'admin'}
      onClear={clearTable}
      onClearTemporarily={clearTemporarily}
    >
      <OnlyFor roles={['admin']}>
        <WayButton way="import" to="/admin/jobs/import" />
        <WayButton way="board" to={`/admin/jobs/board?${day}`} />
      </OnlyFor>
      <OnlyFor roles={['admin', 'emp']}>
        <WayButton way="sheet" to={`/admin/jobs/sheets?${day}`} />
      </OnlyFor>
      <OnlyFor roles={['admin']}>
        <NewJob />
      </OnlyFor>
    </TableTools>
  );
};

/** Painted anew once a minute, not at every tick of the clock. */
const Jobs = memo(({ now }: { now: AirportTime }) => {
  const { t } = useTexts();
  const state = useJobFilter(now.date);
  const jobs = useJobs(state);
  const { id } = useOpenJob();
  // A job of the list is as live as the list; another one is read by itself.
  const listed = jobs.rows?.find(({ _id }) => _id === id);
  const alone = useJob(listed ? undefined : id);
  const reread = async (): Promise<void> => {
    await Promise.all([jobs.reread(), alone.mutate()]);
  };
  return (
    <ActsProvider reread={reread}>
      <header className={classes.head}>
        <h1>{t('office.jobs.title')}</h1>
        <ScreenHelp text="office.jobs.help" />
        <FilterDrawer count={filterWords(state.filter, t).length} showLabel={t('office.jobs.show')}>
          <JobFilters state={state} />
        </FilterDrawer>
        <OnlyFor roles={['admin', 'emp']}>
          <div className={own.days}>
            <DaySteps range={state.range} today={now.date} onChange={state.moveDays} />
          </div>
        </OnlyFor>
        <Tools state={state} />
      </header>
      <div className={classes.bar}>
        <JobFilters state={state} />
      </div>
      <JobsList state={state} jobs={jobs} now={now} />
      <JobPanel opened={listed ? { ...alone, data: listed, error: undefined } : alone} />
      <JobFormSlot onSaved={reread} />
    </ActsProvider>
  );
}, isSameMinute);

/** The jobs by day: all for admins, their own for agencies and employees. */
const JobsScreen = () => {
  const { t } = useTexts();
  const now = useAirportClock();
  return (
    <>
      <title>{`${t('office.jobs.title')} – ${t('office.brand')}`}</title>
      <Jobs now={now} />
    </>
  );
};
export default JobsScreen;
