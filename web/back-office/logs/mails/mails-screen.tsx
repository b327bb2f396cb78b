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
import { monthOfInstant } from '#web/back-office/logs/log-range.ts';
import own from '#web/back-office/logs/logs.module.css';
import {
  MailStateCell,
  MailSubject,
  MailTemplateCell,
  MailTo,
  MailWhen,
} from '#web/back-office/logs/mails/mail-cells.tsx';
import { mailColumns, mailCsv } from '#web/back-office/logs/mails/mail-columns.tsx';
import { MailFilters } from '#web/back-office/logs/mails/mail-filters.tsx';
import { Reread, ResendButton } from '#web/back-office/logs/mails/resend-button.tsx';
import {
  type MailFilterState,
  type MailRow,
  type Mails,
  mailCalls,
  mailWhere,
  useMailFilter,
  useMails,
} from '#web/back-office/logs/mails/use-mails.ts';
import { MonthHead } from '#web/back-office/logs/month-head.tsx';
import { useAirportClock } from '#web/common/airport-clock.ts';

const MailCard = ({ mail }: { mail: MailRow }) => (
  <article className={`${classes.card} ${own.card}`} aria-label={mail.subject ?? mail.template}>
    <div>
      <MailSubject mail={mail} />
      <MailStateCell mail={mail} />
    </div>
    <div>
      <MailTo mail={mail} />
      <MailTemplateCell mail={mail} />
    </div>
    <MailWhen mail={mail} />
    <ResendButton mail={mail} />
  </article>
);

const MailList = ({ state, mails }: { state: MailFilterState; mails: Mails }) => {
  const { t, language } = useTexts();
  const { range } = state.filter;
  const days = { from: shortDay(range.from, language), to: shortDay(range.to, language) };
  const columns = useMemo(() => mailColumns(t), [t]);
  return (
    <PagedTable
      state={state}
      records={mails}
      errorTitle={t('office.mails.error')}
      none={
        <NoRecords text={t('office.mails.none', days)} onClear={state.isPreset ? undefined : state.clear} />
      }
      label={t('office.mails.title')}
      columns={columns}
      rowId={({ _id }) => _id}
      groupKey={({ created_at }) => monthOfInstant(created_at)}
      groupHead={({ key, rows: ofMonth, isCut }) => (
        <MonthHead month={key} count={ofMonth.length} isCut={isCut} />
      )}
      card={(mail) => <MailCard mail={mail} />}
      shown={(first, last, all) => t('office.mails.shown', { first, last, count: all })}
    />
  );
};

/** Painted anew once a day, not at every tick of the clock. */
const MailLog = memo(({ today }: { today: CalendarDate }) => {
  const { t } = useTexts();
  const state = useMailFilter(today);
  const mails = useMails(state);
  const { filter, sorting } = state;
  const used = [filter.state, filter.template, filter.to].filter(Boolean).length;
  return (
    <Reread value={mails.reread}>
      <header className={classes.head}>
        <h1>{t('office.mails.title')}</h1>
        <ScreenHelp text="office.mails.help" />
        <FilterDrawer count={used} showLabel={t('office.logs.show')}>
          <MailFilters state={state} />
        </FilterDrawer>
        <TableTools
          fileName={`${t('office.mails.title')} ${filter.range.from} ${filter.range.to}`}
          columns={mailCsv(t)}
          load={() => allRecords(mailCalls, mailWhere(filter), sortOf(sorting))}
          cutWords={(shown, all) => t('office.logs.cut', { shown, all })}
          onClear={state.clearTable}
          onClearTemporarily={state.clearTemporarily}
        />
      </header>
      <div className={classes.bar}>
        <MailFilters state={state} />
      </div>
      <MailList state={state} mails={mails} />
    </Reread>
  );
});

/** Every mail that the system has promised, and what became of it. */
const MailsScreen = () => {
  const { t } = useTexts();
  const { date } = useAirportClock();
  return (
    <>
      <title>{`${t('office.mails.title')} – ${t('office.brand')}`}</title>
      <MailLog today={date} />
    </>
  );
};
export default MailsScreen;
