import { memo, useMemo } from 'react';
import type { CalendarDate } from '#shared/calendar-date.ts';
import { allRecords } from '#web/back-office/components/records/all-records.ts';
import { FilterDrawer } from '#web/back-office/components/records/filter-drawer.tsx';
import { NoRecords } from '#web/back-office/components/records/no-records.tsx';
import { PagedTable } from '#web/back-office/components/records/paged-table.tsx';
import classes from '#web/back-office/components/records/records.module.css';
import { TableTools } from '#web/back-office/components/records/table-tools.tsx';
import { sortOf } from '#web/back-office/components/records/use-paged-records.ts';
import { ScreenHelp } from '#web/back-office/components/screen-help.tsx';
import { shortDay } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import {
  AuditAct,
  AuditChanges,
  AuditPerson,
  AuditSubject,
  AuditWhen,
} from '#web/back-office/logs/audit/audit-cells.tsx';
import { auditColumns, auditCsv } from '#web/back-office/logs/audit/audit-columns.tsx';
import { AuditFilters } from '#web/back-office/logs/audit/audit-filters.tsx';
import {
  type Audit,
  type AuditFilterState,
  type AuditRow,
  auditCalls,
  auditWhere,
  useAudit,
  useAuditFilter,
} from '#web/back-office/logs/audit/use-audit.ts';
import { monthOfInstant } from '#web/back-office/logs/log-range.ts';
import own from '#web/back-office/logs/logs.module.css';
import { MonthHead } from '#web/back-office/logs/month-head.tsx';
import { useAirportClock } from '#web/common/airport-clock.ts';

const AuditCard = ({ entry }: { entry: AuditRow }) => (
  <article className={`${classes.card} ${own.card}`} aria-label={entry.title}>
    <div>
      <AuditSubject entry={entry} />
      <AuditAct entry={entry} />
    </div>
    <div>
      <AuditPerson entry={entry} />
      <AuditWhen entry={entry} />
    </div>
    <AuditChanges entry={entry} />
  </article>
);

const AuditList = ({ state, audit }: { state: AuditFilterState; audit: Audit }) => {
  const { t, language } = useTexts();
  const { range } = state.filter;
  const days = { from: shortDay(range.from, language), to: shortDay(range.to, language) };
  const columns = useMemo(() => auditColumns(t), [t]);
  return (
    <PagedTable
      state={state}
      records={audit}
      errorTitle={t('office.audit.error')}
      none={
        <NoRecords text={t('office.audit.none', days)} onClear={state.isPreset ? undefined : state.clear} />
      }
      label={t('office.audit.title')}
      columns={columns}
      rowId={({ _id }) => _id}
      groupKey={({ at }) => monthOfInstant(at)}
      groupHead={({ key, rows: ofMonth, isCut }) => (
        <MonthHead month={key} count={ofMonth.length} isCut={isCut} />
      )}
      card={(entry) => <AuditCard entry={entry} />}
      shown={(first, last, all) => t('office.logs.shown', { first, last, count: all })}
    />
  );
};

/** Painted anew once a day, not at every tick of the clock. */
const AuditLog = memo(({ today }: { today: CalendarDate }) => {
  const { t } = useTexts();
  const state = useAuditFilter(today);
  const audit = useAudit(state);
  const { filter, sorting } = state;
  const used = [filter.kind, filter.person, filter.subject].filter(Boolean).length;
  return (
    <>
      <header className={classes.head}>
        <h1>{t('office.audit.title')}</h1>
        <ScreenHelp text="office.audit.help" />
        <FilterDrawer count={used} showLabel={t('office.logs.show')}>
          <AuditFilters state={state} />
        </FilterDrawer>
        <TableTools
          fileName={`${t('office.audit.title')} ${filter.range.from} ${filter.range.to}`}
          columns={auditCsv(t)}
          load={() => allRecords(auditCalls, auditWhere(filter), sortOf(sorting))}
          cutWords={(shown, all) => t('office.logs.cut', { shown, all })}
          onClear={state.clearTable}
          onClearTemporarily={state.clearTemporarily}
        />
      </header>
      <div className={classes.bar}>
        <AuditFilters state={state} />
      </div>
      <AuditList state={state} audit={audit} />
    </>
  );
});

/** Who changed what of the set-up, and when. */
const AuditScreen = () => {
  const { t } = useTexts();
  const { date } = useAirportClock();
  return (
    <>
      <title>{`${t('office.audit.title')} – ${t('office.brand')}`}</title>
      <AuditLog today={date} />
    </>
  );
};
export default AuditScreen;
