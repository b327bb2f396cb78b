import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/icons/IconPlus';
import { Link, useSearchParams } from 'react-router';
import { AgenciesList } from '#web/back-office/agencies/agencies-list.tsx';
import { agencyCsv } from '#web/back-office/agencies/agency-columns.tsx';
import { AgencyFilters } from '#web/back-office/agencies/agency-filters.tsx';
import { AgencyDesk } from '#web/back-office/agencies/form/agency-desk.tsx';
import { NEW } from '#web/back-office/agencies/form/agency-input.ts';
import {
  agencyCalls,
  FORM_PANEL,
  useAgencies,
  useAgencyFilter,
  whereOf,
} from '#web/back-office/agencies/use-agencies.ts';
import { allRecords } from '#web/back-office/components/records/all-records.ts';
import { FilterDrawer } from '#web/back-office/components/records/filter-drawer.tsx';
import classes from '#web/back-office/components/records/records.module.css';
import { TableTools } from '#web/back-office/components/records/table-tools.tsx';
import { ScreenHelp } from '#web/back-office/components/screen-help.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

const Agencies = () => {
  const { t } = useTexts();
  const state = useAgencyFilter();
  const agencies = useAgencies(state);
  const where = whereOf(state.filter);
  return (
    <>
      <title>{`${t('office.agencies.title')} – ${t('office.brand')}`}</title>
      <header className={classes.head}>
        <h1>{t('office.agencies.title')}</h1>
        <ScreenHelp text="office.agencies.help" />
        <FilterDrawer count={Object.keys(where).length} showLabel={t('office.agencies.show')}>
          <AgencyFilters state={state} />
        </FilterDrawer>
        <TableTools
          fileName={t('office.agencies.title')}
          columns={agencyCsv(t)}
          load={() => allRecords(agencyCalls, where, 'date')}
          cutWords={(shown, all) => t('office.agencies.cut', { shown, all })}
          onClear={state.clearTable}
          onClearTemporarily={state.clearTemporarily}
        >
          <Button
            component={Link}
            to={`?${FORM_PANEL}=${NEW}`}
            leftSection={<IconPlus size={18} stroke={1.9} aria-hidden />}
          >
            {t('office.agencies.add')}
          </Button>
        </TableTools>
      </header>
      <div className={classes.bar}>
        <AgencyFilters state={state} />
      </div>
      <AgenciesList state={state} agencies={agencies} />
    </>
  );
};

/** Agency management (back-office specification, section 2): the list, or one agency in create or update mode. */
const AgenciesScreen = () => {
  const [search] = useSearchParams();
  const id = search.get(FORM_PANEL);
  return id ? <AgencyDesk key={id} id={id} /> : <Agencies />;
};
export default AgenciesScreen;
