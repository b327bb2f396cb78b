import { functionalUpdate } from '@tanstack/react-table';
import { useMemo } from 'react';
import classes from '#web/back-office/agencies/agencies.module.css';
import {
  AgencyAddress,
  AgencyName,
  AgencyState,
  AgencyTerms,
  agencyColumns,
} from '#web/back-office/agencies/agency-columns.tsx';
import type { Agencies, AgencyFilterState, AgencyRow } from '#web/back-office/agencies/use-agencies.ts';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { RecordTable } from '#web/back-office/components/record-table/record-table.tsx';
import { TableSkeleton } from '#web/back-office/components/record-table/table-skeleton.tsx';
import { NoRecords } from '#web/back-office/components/records/no-records.tsx';
import records from '#web/back-office/components/records/records.module.css';
import { useLastPage } from '#web/back-office/components/records/use-last-page.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

const AgencyCard = ({ agency }: { agency: AgencyRow }) => (
  <article className={`${records.card} ${classes.card}`} aria-label={agency.short}>
    <div>
      <AgencyName agency={agency} />
      <AgencyState agency={agency} />
    </div>
    <AgencyAddress agency={agency} />
    <AgencyTerms agency={agency} />
  </article>
);

type Props = { state: AgencyFilterState; agencies: Agencies };

/** The agencies of the filter by short name, or why there are none. */
export const AgenciesList = ({ state, agencies }: Props) => {
  const { t } = useTexts();
  const { rows, count, error, isRefreshing, reread } = agencies;
  useLastPage(state, count);
  const columns = useMemo(() => agencyColumns(t), [t]);
  if (error && !rows)
    return <PageError error={error} title={t('office.agencies.error_title')} onRetry={reread} />;
  if (!rows || count === undefined) return <TableSkeleton />;
  if (count === 0) {
    return <NoRecords text={t('office.agencies.none')} onClear={state.isPreset ? undefined : state.clear} />;
  }
  return (
    <RecordTable
      label={t('office.agencies.table')}
      columns={columns}
      rows={rows}
      count={count}
      rowId={({ _id }) => String(_id)}
      groupKey={() => 'all'}
      groupHead={() => t('office.agencies.count', { count })}
      card={(agency) => <AgencyCard agency={agency} />}
      pagination={state.pagination}
      onPaginationChange={(updater) => state.setPagination(functionalUpdate(updater, state.pagination))}
      sorting={state.sorting}
      onSortingChange={(updater) => state.setSorting(functionalUpdate(updater, state.sorting))}
      shown={(first, last, all) => t('office.agencies.shown', { first, last, count: all })}
      isRefreshing={isRefreshing}
    />
  );
};
