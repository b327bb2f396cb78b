import { lazy, memo, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { CalendarDate } from '#shared/calendar-date.ts';
import { allRecords } from '#web/back-office/components/records/all-records.ts';
import { FilterDrawer } from '#web/back-office/components/records/filter-drawer.tsx';
import classes from '#web/back-office/components/records/records.module.css';
import { TableTools } from '#web/back-office/components/records/table-tools.tsx';
import { sortOf } from '#web/back-office/components/records/use-paged-records.ts';
import { ScreenHelp } from '#web/back-office/components/screen-help.tsx';
import { ActsProvider } from '#web/back-office/invoices/acts-provider.tsx';
import { filterWords } from '#web/back-office/invoices/filter-words.ts';
import { InvoiceFilters } from '#web/back-office/invoices/invoice-filters.tsx';
import { whereOf } from '#web/back-office/invoices/invoice-where.ts';
import { invoicesCsv } from '#web/back-office/invoices/invoices-csv.ts';
import { InvoicesList } from '#web/back-office/invoices/invoices-list.tsx';
import { Tabs } from '#web/back-office/invoices/tabs.tsx';
import { Totals } from '#web/back-office/invoices/totals.tsx';
import { type InvoiceFilterState, useInvoiceFilter } from '#web/back-office/invoices/use-invoice-filter.ts';
import { invoiceCalls, useInvoices } from '#web/back-office/invoices/use-invoices.ts';
import { useTab } from '#web/back-office/invoices/use-tab.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';
import { OnlyFor } from '#web/back-office/session/only-for.tsx';
import { useAirportClock } from '#web/common/airport-clock.ts';

const Generator = lazy(() => import('#web/back-office/invoices/runs/generator.tsx'));
const Numbers = lazy(() => import('#web/back-office/invoices/numbers/numbers-tab.tsx'));

const Tools = ({ state }: { state: InvoiceFilterState }) => {
  const { t } = useTexts();
  const { filter, sorting, clearTable, clearTemporarily } = state;
  return (
    <TableTools
      printAddress={`/admin/invoices/print${useLocation().search}`}
      fileName={`${t('office.invoices.title')} ${filter.range.from} ${filter.range.to}`}
      columns={invoicesCsv(t)}
      load={() => allRecords(invoiceCalls, whereOf(filter), sortOf(sorting))}
      cutWords={(shown, all) => t('office.invoices.cut', { shown, all })}
      onClear={clearTable}
      onClearTemporarily={clearTemporarily}
    />
  );
};

const InvoicesTab = ({ today }: { today: CalendarDate }) => {
  const { t, language } = useTexts();
  const state = useInvoiceFilter(today);
  const invoices = useInvoices(state);
  return (
    <ActsProvider reread={invoices.reread}>
      <header className={classes.head}>
        <h1>{t('office.invoices.title')}</h1>
        <ScreenHelp text="office.invoices.help" />
        <FilterDrawer
          count={filterWords(state.filter, t, language).length}
          showLabel={t('office.invoices.show')}
        >
          <InvoiceFilters state={state} />
        </FilterDrawer>
        <Tools state={state} />
      </header>
      <OnlyFor roles={['admin']}>
        <Tabs />
      </OnlyFor>
      <div className={classes.bar}>
        <InvoiceFilters state={state} />
      </div>
      <Totals sums={invoices.sums} />
      <InvoicesList state={state} invoices={invoices} />
    </ActsProvider>
  );
};

const OtherTab = ({ children }: { children: ReactNode }) => {
  const { t } = useTexts();
  return (
    <>
      <header className={classes.head}>
        <h1>{t('office.invoices.title')}</h1>
        <ScreenHelp text="office.invoices.help" />
      </header>
      <Tabs />
      <Suspense fallback={null}>{children}</Suspense>
    </>
  );
};

/** Painted anew once a day, not at every tick of the clock. */
const Invoices = memo(({ today }: { today: CalendarDate }) => {
  const { role } = useCurrentUser();
  const { open } = useTab();
  if (role !== 'admin' || open === 'filter') return <InvoicesTab today={today} />;
  return <OtherTab>{open === 'generate' ? <Generator today={today} /> : <Numbers />}</OtherTab>;
});

/** Invoices and credit notes: all of them and the generator for admins, their own for agencies. */
const InvoicesScreen = () => {
  const { t } = useTexts();
  const { date } = useAirportClock();
  return (
    <>
      <title>{`${t('office.invoices.title')} – ${t('office.brand')}`}</title>
      <Invoices today={date} />
    </>
  );
};
export default InvoicesScreen;
