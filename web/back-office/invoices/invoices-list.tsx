import { functionalUpdate } from '@tanstack/react-table';
import { useMemo } from 'react';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { RecordTable } from '#web/back-office/components/record-table/record-table.tsx';
import { TableSkeleton } from '#web/back-office/components/record-table/table-skeleton.tsx';
import { NoRecords } from '#web/back-office/components/records/no-records.tsx';
import { useLastPage } from '#web/back-office/components/records/use-last-page.ts';
import { filterWords } from '#web/back-office/invoices/filter-words.ts';
import { InvoiceCard } from '#web/back-office/invoices/invoice-card.tsx';
import { invoicesColumns } from '#web/back-office/invoices/invoices-columns.tsx';
import { MonthHead } from '#web/back-office/invoices/month-head.tsx';
import type { InvoiceFilterState } from '#web/back-office/invoices/use-invoice-filter.ts';
import type { Invoices } from '#web/back-office/invoices/use-invoices.ts';
import { shortDay } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = { state: InvoiceFilterState; invoices: Invoices };

const NoInvoices = ({ state: { filter, clear, isPreset } }: Pick<Props, 'state'>) => {
  const { t, language } = useTexts();
  const words = filterWords(filter, t, language);
  const days = { from: shortDay(filter.range.from, language), to: shortDay(filter.range.to, language) };
  const text =
    words.length > 0
      ? t('office.invoices.none_filtered', { ...days, filters: words.join(', ') })
      : t('office.invoices.none', days);
  return <NoRecords text={text} onClear={isPreset ? undefined : clear} />;
};

/** The invoices of the filter by month, or why there are none. */
export const InvoicesList = ({ state, invoices }: Props) => {
  const { t } = useTexts();
  const { rows, count, error, isRefreshing, reread } = invoices;
  useLastPage(state, count);
  const columns = useMemo(() => invoicesColumns(t), [t]);
  if (error && !rows) return <PageError error={error} title={t('office.invoices.error')} onRetry={reread} />;
  if (!rows || count === undefined) return <TableSkeleton />;
  if (count === 0) return <NoInvoices state={state} />;
  return (
    <RecordTable
      label={t('office.invoices.table')}
      columns={columns}
      rows={rows}
      count={count}
      rowId={({ _id }) => _id}
      groupKey={({ invoice_date }) => invoice_date.slice(0, 7)}
      groupHead={(group) => <MonthHead group={group} />}
      card={(invoice) => <InvoiceCard invoice={invoice} />}
      pagination={state.pagination}
      allOnOnePage
      onPaginationChange={(updater) => state.setPagination(functionalUpdate(updater, state.pagination))}
      sorting={state.sorting}
      onSortingChange={(updater) => state.setSorting(functionalUpdate(updater, state.sorting))}
      shown={(first, last, all) => t('office.invoices.shown', { first, last, count: all })}
      isRefreshing={isRefreshing}
    />
  );
};
