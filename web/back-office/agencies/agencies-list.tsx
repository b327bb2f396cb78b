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
import { NoRecords } from '#web/back-office/components/records/no-records.tsx';
import { PagedTable } from '#web/back-office/components/records/paged-table.tsx';
import records from '#web/back-office/components/records/records.module.css';
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
  const columns = useMemo(() => agencyColumns(t), [t]);
  return (
    <PagedTable
      state={state}
      records={agencies}
      errorTitle={t('office.agencies.error_title')}
      none={<NoRecords text={t('office.agencies.none')} onClear={state.isPreset ? undefined : state.clear} />}
      label={t('office.agencies.table')}
      columns={columns}
      rowId={({ _id }) => String(_id)}
      groupKey={() => 'all'}
      groupHead={() => t('office.agencies.count', { count: agencies.count ?? 0 })}
      card={(agency) => <AgencyCard agency={agency} />}
      shown={(first, last, all) => t('office.agencies.shown', { first, last, count: all })}
    />
  );
};
