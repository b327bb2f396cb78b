import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/icons/IconPlus';
import { FilterDrawer } from '#web/back-office/components/records/filter-drawer.tsx';
import classes from '#web/back-office/components/records/records.module.css';
import { ScreenHelp } from '#web/back-office/components/screen-help.tsx';
import { ActsProvider, useStartAct } from '#web/back-office/employees/acts-provider.tsx';
import { writeFilter } from '#web/back-office/employees/employee-filter.ts';
import { EmployeeFilters } from '#web/back-office/employees/employee-filters.tsx';
import { EmployeesList } from '#web/back-office/employees/employees-list.tsx';
import { useEmployeeFilter, useEmployees } from '#web/back-office/employees/use-employees.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { OnlyFor } from '#web/back-office/session/only-for.tsx';

const AddButton = () => {
  const { t } = useTexts();
  const start = useStartAct();
  return (
    <OnlyFor roles={['admin']}>
      <span className={classes.end}>
        <Button leftSection={<IconPlus size={18} stroke={1.9} aria-hidden />} onClick={() => start('add')}>
          {t('office.people.add.do')}
        </Button>
      </span>
    </OnlyFor>
  );
};

/** The employees: admins change those of their airports, employees read those of the own one. */
const EmployeesScreen = () => {
  const { t } = useTexts();
  const state = useEmployeeFilter();
  const employees = useEmployees(state);
  const used = writeFilter(state.filter).size;
  return (
    <ActsProvider reread={employees.reread}>
      <title>{`${t('office.people.title')} – ${t('office.brand')}`}</title>
      <header className={classes.head}>
        <h1>{t('office.people.title')}</h1>
        <ScreenHelp text="office.people.help" />
        <FilterDrawer count={used} showLabel={t('office.people.show')}>
          <EmployeeFilters state={state} />
        </FilterDrawer>
        <AddButton />
      </header>
      <div className={classes.bar}>
        <EmployeeFilters state={state} />
      </div>
      <EmployeesList state={state} employees={employees} />
    </ActsProvider>
  );
};
export default EmployeesScreen;
