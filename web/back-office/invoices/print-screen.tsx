import { memo } from 'react';
import { useLocation } from 'react-router';
import useSWR from 'swr';
import { allRecords } from '#web/back-office/components/records/all-records.ts';
import classes from '#web/back-office/components/records/print.module.css';
import { PrintView } from '#web/back-office/components/records/print-view.tsx';
import { sortOf } from '#web/back-office/components/records/use-paged-records.ts';
import { filterWords } from '#web/back-office/invoices/filter-words.ts';
import {
  InvoiceAgency,
  InvoiceDate,
  InvoiceKind,
  InvoiceNet,
  InvoiceNumber,
  InvoicePaid,
  InvoicePeriod,
} from '#web/back-office/invoices/invoice-cells.tsx';
import type { InvoiceRow } from '#web/back-office/invoices/invoice-row.ts';
import { whereOf } from '#web/back-office/invoices/invoice-where.ts';
import { useInvoiceFilter } from '#web/back-office/invoices/use-invoice-filter.ts';
import { invoiceCalls } from '#web/back-office/invoices/use-invoices.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { useAirportClock } from '#web/common/airport-clock.ts';

const COLUMNS = ['number', 'agency', 'date', 'period', 'use_case', 'type', 'net', 'paid'] as const;

const Row = ({ invoice }: { invoice: InvoiceRow }) => {
  const { t } = useTexts();
  return (
    <tr>
      <th scope="row">
        <InvoiceNumber invoice={invoice} />
      </th>
      <td>
        <InvoiceAgency invoice={invoice} />
      </td>
      <td>
        <InvoiceDate invoice={invoice} />
      </td>
      <td>
        <InvoicePeriod invoice={invoice} />
      </td>
      <td>{t(`office.invoices.case.${invoice.use_case}`)}</td>
      <td>
        <InvoiceKind invoice={invoice} />
      </td>
      <td>
        <InvoiceNet invoice={invoice} />
      </td>
      <td>
        <InvoicePaid invoice={invoice} />
      </td>
    </tr>
  );
};

/** Painted once, not at every tick of the clock. */
const Sheet = memo(({ rows }: { rows: readonly InvoiceRow[] }) => {
  const { t } = useTexts();
  return (
    <table className={classes.sheet} aria-label={t('office.invoices.table')}>
      <thead>
        <tr>
          {COLUMNS.map((name) => (
            <th key={name} scope="col">
              {t(`office.invoices.column.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((invoice) => (
          <Row key={invoice._id} invoice={invoice} />
        ))}
      </tbody>
    </table>
  );
});

/** The invoices of the filter as a list for paper. */
const PrintScreen = () => {
  const { t, language } = useTexts();
  const now = useAirportClock();
  const { search } = useLocation();
  const { filter, sorting } = useInvoiceFilter(now.date);
  const { data, error, mutate } = useSWR(
    ['print invoices', whereOf(filter), sortOf(sorting)] as const,
    ([, where, order]) => allRecords(invoiceCalls, where, order),
    { revalidateOnFocus: false },
  );
  return (
    <PrintView
      title={t('office.invoices.title')}
      back={`/admin/invoices${search}`}
      range={filter.range}
      now={now}
      words={filterWords(filter, t, language)}
      data={data}
      error={error}
      errorTitle={t('office.invoices.error')}
      onRetry={() => mutate()}
      cutWords={(shown, all) => t('office.invoices.cut', { shown, all })}
      sheet={(rows) => <Sheet rows={rows} />}
    />
  );
};
export default PrintScreen;
