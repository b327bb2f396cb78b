import { useMemo } from 'react';
import { NoRecords } from '#web/back-office/components/records/no-records.tsx';
import { PagedTable } from '#web/back-office/components/records/paged-table.tsx';
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
  const columns = useMemo(() => invoicesColumns(t), [t]);
  return (
    <PagedTable
      state={state}
      records={invoices}
      errorTitle={t('office.invoices.error')}
      none={<NoInvoices state={state} />}
      label={t('office.invoices.table')}
      columns={columns}
      rowId={({ _id }) => _id}
      groupKey={({ invoice_date }) => invoice_date.slice(0, 7)}
      groupHead={(group) => <MonthHead group={group} />}
      card={(invoice) => <InvoiceCard invoice={invoice} />}
      allOnOnePage
      shown={(first, last, all) => t('office.invoices.shown', { first, last, count: all })}
    />
  );
};
